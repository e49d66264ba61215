// The names of places that are written in a document, each with where it stands.
import type { Path } from '../base/json-value.ts';
import type { DocumentFile } from '../document/types.ts';
import { surveyOf } from './inventory.ts';
import type { Library } from './library.ts';

export function idsIn(file: DocumentFile, library: Library): { value: string; path: Path }[] {
  return (surveyOf(file, library)?.pieces ?? []).flatMap(({ kind, value, path }) =>
    kind === 'anchor' && typeof value === 'string' && value !== '' ? [{ value, path }] : [],
  );
}

export function isHidden(path: Path, blocks: unknown): boolean {
  const index = path[1];
  const block = Array.isArray(blocks) && typeof index === 'number' ? blocks[index] : undefined;
  return block?.hidden === true;
}
