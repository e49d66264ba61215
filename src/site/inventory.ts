// Collects what a document contains, with mistakes or without: its blocks, its pieces in order, its links (those inside Markdown
// too), the names of its places and the pages it leads to. Done once for each version of a file.
import { type Fields, isFields, type Path } from '../base/json-value.ts';
import type { DocumentFile, Parsed } from '../document/problem/document.ts';
import { lazily, valueSpan } from '../document/problem/position.ts';
import type { Span } from '../document/problem/problem.ts';
import { SHARED } from '../document/schema/shared-block.ts';
import type { Definitions, Schema } from '../document/schema/sources.ts';
import { shapeOf } from '../document/schema/step.ts';
import { eachPiece, type Piece } from '../document/schema/walk.ts';
import { withinLimits } from '../document/schema/within-limits.ts';
import { judgeUrl } from '../document/text/href.ts';
import { type Markdown, markdownOf } from '../document/text/markdown-places.ts';
import { articleListOf } from './articles.ts';
import type { AnchorNames, Library, OutgoingLinks, Use } from './types.ts';

/** A piece with the piece around it. */
export type Found = Piece & { owner?: Piece };
export type FoundLink = { href: string; path: Path; span: Span };
export type Inventory = {
  parsed: Parsed;
  fields: Fields;
  blocks: Fields[];
  pieces: Found[];
  /** The pieces of one kind, in order, so that a rule need not go through the others. */
  ofKind: (kind: string) => Found[];
  markdown: Markdown[];
  links: FoundLink[];
};

const inventories = new WeakMap<Parsed, { schema: Schema; inventory: Inventory }>();

export function inventoryOf(file: DocumentFile, library: Library): Inventory | undefined {
  const { parsed } = file;
  if (!parsed || !isFields(parsed.value)) return undefined;
  const schema = library.schemas[file.kind];
  const known = inventories.get(parsed);
  if (known?.schema === schema) return known.inventory;
  const value = file.document ? parsed.value : withinLimits(schema, parsed.value, library.definitions, 0);
  const inventory = collect(parsed, value as Fields, schema, library.definitions);
  inventories.set(parsed, { schema, inventory });
  return inventory;
}

function collect(parsed: Parsed, fields: Fields, schema: Schema, definitions: Definitions): Inventory {
  const pieces: Found[] = [];
  const kinds = new Map<string, Found[]>();
  const seeIn = (owner?: Piece) => (piece: Found) => {
    piece.owner = owner;
    pieces.push(piece);
    if (!kinds.get(piece.kind)?.push(piece)) kinds.set(piece.kind, [piece]);
    if (!isFields(piece.value)) return;
    const { schema } = shapeOf(piece.schema, definitions, piece.value);
    eachPiece(schema, piece.value, definitions, seeIn(piece), piece.path);
  };
  eachPiece(schema, fields, definitions, seeIn());
  const ofKind = (kind: string) => kinds.get(kind) ?? [];
  const markdown = pieces.flatMap(piece => markdownOf(piece, parsed) ?? []);
  const links = ofKind('href').flatMap(({ value, path }) =>
    typeof value === 'string' ? linkOf(value, path, parsed) : [],
  );
  return {
    parsed,
    fields,
    blocks: Array.isArray(fields.blocks) ? fields.blocks.filter(isFields) : [],
    pieces,
    ofKind,
    markdown,
    links: [...links, ...markdown.flatMap(text => text.links)],
  };
}

function linkOf(href: string, path: Path, parsed: Parsed): FoundLink {
  return { href, path, span: lazily(() => valueSpan(parsed, path)) };
}

/** A block as its document writes it. */
export type WrittenBlock = { block: Fields; path: Path };

/** If the list of blocks is too long, leaves out those beyond its limit. */
export function writtenIn(file: DocumentFile, library: Library): WrittenBlock[] {
  const fields: unknown = file.document ?? file.parsed?.value;
  const blocks: unknown[] = isFields(fields) && Array.isArray(fields.blocks) ? fields.blocks : [];
  const { maxItems } =
    (library.schemas[file.kind].properties as { blocks?: { maxItems?: number } }).blocks ?? {};
  return blocks
    .slice(0, maxItems)
    .flatMap((block, index) => (isFields(block) ? [{ block, path: ['blocks', index] }] : []));
}

export function readUse({ block: { type, ref, hidden }, path }: WrittenBlock): Use | undefined {
  return type === SHARED && typeof ref === 'string'
    ? { name: ref, path, isHidden: hidden === true }
    : undefined;
}

/** The names of places that a document gives, with their paths. */
export function idsIn(file: DocumentFile, library: Library): { value: string; path: Path }[] {
  return (inventoryOf(file, library)?.ofKind('anchor') ?? []).flatMap(({ value, path }) =>
    typeof value === 'string' && value !== '' ? [{ value, path }] : [],
  );
}

export function isHidden(path: Path, blocks: unknown): boolean {
  const index = path[1];
  const block = Array.isArray(blocks) && typeof index === 'number' ? blocks[index] : undefined;
  return block?.hidden === true;
}

export function anchorsWrittenIn(file: DocumentFile, library: Library): AnchorNames {
  const anchors: AnchorNames = { shown: [], hidden: [] };
  const blocks = inventoryOf(file, library)?.fields.blocks;
  for (const { value, path } of idsIn(file, library)) {
    anchors[isHidden(path, blocks) ? 'hidden' : 'shown'].push(value);
  }
  return anchors;
}

export function outgoingLinksOf(file: DocumentFile, library: Library): OutgoingLinks {
  const { links = [], pieces = [], ofKind = () => [] } = inventoryOf(file, library) ?? {};
  const routes = new Set<string>();
  for (const { href } of links) {
    const judgement = judgeUrl(href);
    if (judgement.kind === 'route') routes.add(judgement.route);
  }
  for (const { value, owner } of ofKind('route')) if (owner?.kind === 'card') routes.add(String(value));
  if (file.kind === 'page') routes.delete(file.route);
  return {
    routes: [...routes],
    articleLists: pieces
      .filter(({ schema }) => schema.fromPages === 'articles')
      .map(({ owner }) => articleListOf(owner?.value)),
    pictures: picturesNamed(file.source?.text ?? ''),
  };
}

/** All pictures that a text names. The text can be JSON, CSS or HTML, with mistakes or without. */
export function picturesNamed(text: string): string[] {
  return [...new Set(text.replaceAll('\\/', '/').match(/\/images\/[\w./%~-]*\w/g))];
}
