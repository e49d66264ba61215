// One document in, what the rules look at out: its pieces in order, its links (those inside markdown too) and its anchors.
// Collected once per version of a file, whoever asks.
import { type Fields, isFields, type Path, typeOf } from '../base/json-value.ts';
import { lazily, valueSpan } from '../document/problem/position.ts';
import type { Span } from '../document/problem/problem.ts';
import { type Markdown, markdownOf } from '../document/text/markdown-places.ts';
import type { DocumentFile, Parsed } from '../document/types.ts';
import type { Schema } from '../schema/sources.ts';
import { type Definitions, eachPiece, type Piece } from '../schema/walk.ts';
import { type Library, schemaOf } from './library.ts';

/** A piece with the piece that it stands in. */
export type Found = Piece & { owner?: Piece };
export type FoundLink = { href: string; path: Path; span: Span };
export type Survey = {
  parsed: Parsed;
  fields: Fields;
  blocks: Fields[];
  pieces: Found[];
  markdown: Markdown[];
  links: FoundLink[];
};

const surveys = new WeakMap<Parsed, { schema: Schema; survey: Survey }>();

export function surveyOf(file: DocumentFile, library: Library): Survey | undefined {
  const { parsed } = file;
  if (!parsed || !isFields(parsed.value)) return undefined;
  const schema = schemaOf(file, library);
  const known = surveys.get(parsed);
  if (known?.schema === schema) return known.survey;
  const value = file.document ? parsed.value : cut(schema, parsed.value, library.definitions);
  const survey = collect(parsed, value as Fields, schema, library.definitions);
  surveys.set(parsed, { schema, survey });
  return survey;
}

function collect(parsed: Parsed, fields: Fields, schema: Schema, definitions: Definitions): Survey {
  const pieces: Found[] = [];
  const seeIn = (owner?: Piece) => (piece: Found) => {
    piece.owner = owner;
    pieces.push(piece);
    if (!isFields(piece.value)) return;
    const block = piece.kind === 'block' ? blockSchema(piece.value, definitions) : undefined;
    eachPiece(block ?? definitions[piece.kind] ?? {}, piece.value, definitions, seeIn(piece), piece.path);
  };
  eachPiece(schema, fields, definitions, seeIn());
  const markdown: Markdown[] = [];
  const links: FoundLink[] = [];
  for (const piece of pieces) {
    const compiled = markdownOf(piece, parsed);
    if (compiled) markdown.push(compiled);
    if (piece.kind === 'href' && typeof piece.value === 'string')
      links.push(linkOf(piece.value, piece.path, parsed));
  }
  return {
    parsed,
    fields,
    blocks: Array.isArray(fields.blocks) ? fields.blocks.filter(isFields) : [],
    pieces,
    markdown,
    links: [...links, ...markdown.flatMap(text => text.links)],
  };
}

function linkOf(href: string, path: Path, parsed: Parsed): FoundLink {
  return { href, path, span: lazily(() => valueSpan(parsed, path)) };
}

/** The pages schema describes a block as "one of all types"; here its own schema is wanted. */
function blockSchema(value: unknown, definitions: Definitions): Schema | undefined {
  const type = typeOf(value);
  return type !== undefined && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
}

/** Lists that are too long are looked at as far as they may go: the length is the mistake, not each item. */
function cut(schema: Schema, value: unknown, definitions: Definitions): unknown {
  if (typeof schema.$ref === 'string') {
    const kind = schema.$ref.slice('#/definitions/'.length);
    const own = kind === 'block' ? blockSchema(value, definitions) : definitions[kind];
    return own ? cut(own, value, definitions) : value;
  }
  if (Array.isArray(value)) {
    const items = value.slice(0, Number(schema.maxItems ?? value.length));
    return items.map(item => cut((schema.items ?? {}) as Schema, item, definitions));
  }
  if (!isFields(value)) return value;
  const properties = (schema.properties ?? {}) as Definitions;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      Object.hasOwn(properties, field) ? cut(properties[field] ?? {}, inner, definitions) : inner,
    ]),
  );
}
