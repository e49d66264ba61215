// Finds every place where a document leads to a page or names it.
import { isFields, type Path } from '../../../base/json-value.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Span } from '../../../document/problem/problem.ts';
import type { Piece } from '../../../document/schema/walk.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import type { Found, Inventory } from '../../../site/inventory.ts';

export type Mention = {
  /**
   * "text": a link among words. "link": an address in a field of its own. "parent": the page above. "folder": where articles lie.
   * "name": what stands for the page itself, such as its card, or a warning about it that the site accepts.
   */
  kind: 'text' | 'link' | 'parent' | 'folder' | 'name';
  path: Path;
  span: Span;
  /** The page's address as written, with or without an anchor. */
  href: string;
  /** What can be removed together with the address: a link, an entry of a menu, or the address alone. */
  entry?: Piece;
};

export function mentionsOf(route: string, { pieces, markdown, parsed }: Inventory): Mention[] {
  const inFields = pieces.flatMap((piece): Mention[] => {
    const kind = kindOf(piece);
    if (kind === undefined || routeOf(piece.value) !== route) return [];
    const { path, value } = piece;
    const entry = kind === 'link' ? entryOf(piece) : undefined;
    return [{ kind, path, span: valueSpan(parsed, path), href: String(value), ...(entry && { entry }) }];
  });
  const inTexts = markdown
    .flatMap(({ links }) => links)
    .filter(({ href }) => routeOf(href) === route)
    .map((link): Mention => ({ kind: 'text', ...link }));
  return [...inFields, ...inTexts];
}

function kindOf({ kind, path }: Found): Mention['kind'] | undefined {
  if (kind === 'href') return 'link';
  if (kind !== 'route' || path[0] === 'redirects') return undefined;
  if (path.at(-1) === 'folder') return 'folder';
  return path.length === 1 ? 'parent' : 'name';
}

/** The entries of a document's lists that lead to the page itself and not to an anchor on it. */
export function entriesTo(route: string, { pieces }: Inventory): Piece[] {
  const entries = pieces.flatMap(piece =>
    piece.kind === 'href' && piece.value === route ? (entryOf(piece) ?? []) : [],
  );
  return entries.filter(isInList);
}

export function isInList({ path }: Piece): boolean {
  return typeof path.at(-1) === 'number';
}

/** Undefined for a menu entry that holds other entries, because they would go with it. */
function entryOf(piece: Found): Piece | undefined {
  const { owner, path } = piece;
  const isOwn = owner?.path.length === path.length - 1;
  if (isOwn && owner.kind === 'link') return owner;
  if (path[0] === 'blocks') return piece;
  const holdsMore = isFields(owner?.value) && Object.values(owner.value).some(Array.isArray);
  return isOwn && isInList(owner) && !holdsMore ? owner : undefined;
}

function routeOf(href: unknown): string | undefined {
  const judgement = typeof href === 'string' ? judgeUrl(href) : undefined;
  return judgement?.kind === 'route' ? judgement.route : undefined;
}
