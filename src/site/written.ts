// The blocks that stand in a document as it is written, and which of them stand for a shared document. Documents with mistakes
// are read too.
import { type Fields, isFields, type Path } from '../base/json-value.ts';
import type { DocumentFile } from '../document/types.ts';
import { SHARED } from '../schema/sources.ts';
import { type Library, schemaOf } from './library.ts';

export type Written = { block: Fields; path: Path };

/** A place on a page that names a shared document. */
export type Use = { name: string; path: Path; isHidden: boolean };

/** A list that is too long is looked at as far as it may go. */
export function writtenIn(file: DocumentFile, library: Library): Written[] {
  const fields: unknown = file.document ?? file.parsed?.value;
  const blocks: unknown[] = isFields(fields) && Array.isArray(fields.blocks) ? fields.blocks : [];
  const { maxItems } =
    (schemaOf(file, library).properties as { blocks?: { maxItems?: number } }).blocks ?? {};
  return blocks
    .slice(0, maxItems)
    .flatMap((block, index) => (isFields(block) ? [{ block, path: ['blocks', index] }] : []));
}

export function readUse({ block: { type, ref, hidden }, path }: Written): Use | undefined {
  return type === SHARED && typeof ref === 'string'
    ? { name: ref, path, isHidden: hidden === true }
    : undefined;
}
