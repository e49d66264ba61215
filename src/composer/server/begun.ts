// Answers with the value of a new item or block: begun from a neighbour or an example, or as a copy.
import { isFields, valueAt } from '../../base/json-value.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { stepped } from '../../document/steps/steps.ts';
import { documentIn, fileOfDocument } from '../../site/library/documents.ts';
import type { Library } from '../../site/types.ts';
import type { Asks } from '../model/asks.ts';
import { beginAt } from '../model/begun/begun.ts';
import type { MadeValue } from '../model/begun/begun-value.ts';
import { duplicate } from '../model/begun/duplicate.ts';
import { supplyOf } from './supply.ts';

export type BeginInput = Asks['begin']['input'];

/** Undefined if nothing can be put there. */
export function begunIn(
  library: Library,
  { document, path, at, type, like, inside }: BeginInput,
): MadeValue | undefined {
  const file = documentNamed(document, library);
  const saved = file?.parsed?.value;
  const value = inside ? stepped(saved, inside) : saved;
  if (!file || !isFields(value)) return undefined;
  const place = { document: value, schema: library.schemas[file.kind], path, at };
  const supply = supplyOf(file, library);
  if (!like) return beginAt(place, supply, type);
  const other = like.document === document ? value : documentNamed(like.document, library)?.parsed?.value;
  const copy = duplicate(valueAt(other, like.path), place, supply);
  return copy === undefined ? undefined : { value: copy, given: [] };
}

function documentNamed(name: string, library: Library): DocumentFile | undefined {
  const file = fileOfDocument(library.root, name);
  return file === undefined ? undefined : documentIn(file, library);
}
