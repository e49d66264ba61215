// Says for each text of a drawn page in which field of which document it is written: in the page, in a shared document, in the site
// document, or on another page whose card is shown.
import { type Fields, isFields, type Path, valueAt } from '../../base/json-value.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Page } from '../../draw/page/model.ts';
import type { ResolvedSite } from '../../draw/resolve/resolve.ts';
import { holderOf } from '../../site/articles.ts';
import { inventoryOf } from '../../site/inventory.ts';
import { documentOfFile } from '../../site/library/documents.ts';
import { blocksOf, isShown, type StandingBlock, usersOf } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import type { BlockLeaves, Leaf, PageLeaves, SharedOn } from '../form/leaves.ts';

type Place = { document: string; path: Path };
/** Finds the leaves of a field that is shown, but not written at this place. */
type Elsewhere = (field: string, shown: unknown, around: Fields, place: Place) => Leaf[];

const SITE = '_site';

/** "page" and "site" are what was drawn. Without them there are only the blocks. */
export function leavesOf(
  file: PageFile,
  library: Library,
  drawn?: { page: Page; site: ResolvedSite },
): PageLeaves {
  const document = file.route;
  const blocks = blocksIn(file, library, drawn?.page);
  if (!drawn) return { document, blocks, beside: [], header: [], footer: [] };
  const { page, site } = drawn;
  const written = (library.settings().document ?? {}) as Fields;
  const { values, addresses, words, lint, header, ...others } = site;
  const leavesOfSite = (shown: Fields) => leavesIn(shown, written, { document: SITE, path: [] });
  return {
    document,
    blocks,
    beside: [...articleLeaves(file, library, page), ...crumbLeaves(library, page)],
    header: leavesOfSite({ header, brand: others.brand }),
    footer: leavesOfSite(others),
  };
}

/** A block that could not be drawn is not among the blocks of the page. */
function blocksIn(file: PageFile, library: Library, page?: Page): BlockLeaves[] {
  let index = 0;
  let drawn = 0;
  return blocksOf(file, library).flatMap((standing): BlockLeaves[] => {
    const { block } = standing;
    const document = documentOfFile(library.root, standing.file.file);
    if (document === undefined) return [];
    const isHidden = !isShown(standing);
    const shared = sharedFrom(standing, file, library);
    const head = {
      document,
      path: standing.path,
      type: String(block.type),
      isHidden,
      ...(shared && { shared }),
    };
    if (!isHidden) index += 1;
    const shown = page?.blocks[drawn];
    const name = typeof block.id === 'string' ? block.id : `${head.type}-${index}`;
    if (isHidden || shown?.name !== name) return [{ ...head, isDrawn: false, leaves: [] }];
    drawn += 1;
    const leaves = leavesIn(shown, block, head, fromElsewhere(standing, library));
    return [{ ...head, isDrawn: true, leaves }];
  });
}

function sharedFrom({ file, use }: StandingBlock, page: PageFile, library: Library): SharedOn | undefined {
  if (!use || file.kind !== 'shared') return undefined;
  return { from: { document: page.route, path: use.path }, pages: usersOf(file, library).length };
}

function leavesIn(
  shown: unknown,
  written: unknown,
  { document, path }: Place,
  elsewhere: Elsewhere = () => [],
): Leaf[] {
  const place = { document, path };
  const below = (step: string | number) => ({ document, path: [...path, step] });
  if (typeof shown === 'string' || typeof shown === 'number') return [{ ...place, text: String(shown) }];
  if (Array.isArray(shown))
    return shown.flatMap((item, index) => leavesIn(item, valueAt(written, [index]), below(index), elsewhere));
  if (!isFields(shown)) return [];
  if (typeof shown.__html === 'string') return [{ ...place, html: shown.__html }];
  // An amount, or a line that is shown as a point, is an object only when it is drawn.
  if (!isFields(written)) return Object.values(shown).flatMap(inner => leavesIn(inner, undefined, place));
  return Object.entries(shown).flatMap(([field, inner]) => {
    if (Object.hasOwn(written, field)) return leavesIn(inner, written[field], below(field), elsewhere);
    // "dateText" is the field "date" in words.
    const said = field.replace(/Text$/, '');
    if (said !== field && Object.hasOwn(written, said)) return leavesIn(inner, undefined, below(said));
    return elsewhere(field, inner, written, place);
  });
}

function fromElsewhere({ file }: StandingBlock, library: Library): Elsewhere {
  const filled = new Map(
    (inventoryOf(file, library)?.pieces ?? [])
      .filter(({ kind }) => kind === 'filled')
      .map(({ path, schema }) => [path.join(' '), schema]),
  );
  return (field, shown, around, place) => {
    const { fromSite, fromPages } = filled.get([...place.path, field].join(' ')) ?? {};
    if (typeof fromSite === 'string') {
      const path = fromSite.split('.');
      return leavesIn(shown, valueAt(library.settings().document, path), { document: SITE, path });
    }
    if (fromPages !== undefined && Array.isArray(shown))
      return shown.flatMap(card => leavesOfArticle(card, library));
    return leavesOfCard(field, shown, around, library);
  };
}

/** A card that names a page shows what that page says of itself. */
function leavesOfCard(field: string, shown: unknown, { page }: Fields, library: Library): Leaf[] {
  const file = typeof page === 'string' ? library.page(page) : undefined;
  const card = file?.document?.card;
  if (!file || !card || !Object.hasOwn(card, field)) return [];
  return leavesIn(shown, card[field], { document: file.route, path: ['card', field] });
}

/** A card of an article. It leads to the article's page. */
function leavesOfArticle(card: unknown, library: Library): Leaf[] {
  const file = isFields(card) && typeof card.href === 'string' ? library.page(card.href) : undefined;
  const article = file?.document?.article;
  return file && article ? leavesIn(card, article, { document: file.route, path: ['article'] }) : [];
}

function articleLeaves(file: PageFile, library: Library, { article, route }: Page): Leaf[] {
  if (!article) return [];
  const { next, back, ...head } = article;
  const place = { document: route, path: ['article'] };
  const folders = library.settings().document?.articles ?? [];
  const holder = holderOf(route, folders);
  const path = ['articles', holder ? folders.indexOf(holder) : 0, 'text'];
  return [
    ...leavesIn(head, file.document?.article, place),
    ...(next ? leavesOfArticle(next, library) : []),
    ...(back ? [{ document: SITE, path, text: back.text }] : []),
  ];
}

/** The first one is home, which the engine names. */
function crumbLeaves(library: Library, { breadcrumbs }: Page): Leaf[] {
  return breadcrumbs.slice(1).flatMap(({ text, href }) => {
    const file = library.page(href);
    return file ? [{ ...nameOf(file, library), text }] : [];
  });
}

/** Where the name of a page is written. The order is that of pageName. */
function nameOf(page: PageFile, library: Library): Place {
  const { card, article } = library.summary(page);
  const document = page.route;
  if (card?.title !== undefined) return { document, path: ['card', 'title'] };
  if (article) return { document, path: ['article', 'title'] };
  const first = blocksOf(page, library).find(isShown);
  if (first?.block.heading === undefined) return { document, path: ['title'] };
  const named = documentOfFile(library.root, first.file.file);
  return { document: named ?? document, path: [...first.path, 'heading'] };
}
