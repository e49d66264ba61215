// Answers with the value of a new item or block: begun from a neighbour or an example, or as a copy.
import { isFields, valueAt } from '../../../base/json-value.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { anchorAfter } from '../../../document/steps/moved.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { documentIn, fileOfDocument } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import type { Asks, PlaceIn } from '../../model/asks.ts';
import { beginAt } from '../../model/begun/begun.ts';
import type { MadeValue } from '../../model/begun/begun-value.ts';
import { duplicate } from '../../model/begun/duplicate.ts';
import { placeWithin } from '../../model/state/anchors.ts';
import { movedSince } from '../steps/moved.ts';
import { languageOfSite, supplyOf } from './supply.ts';

export type BeginInput = Asks['begin']['input'];

/** Undefined if nothing can be put there. */
export function begunIn(library: Library, asked: BeginInput): MadeValue | undefined {
  const today = askedToday(asked, library.root);
  return today && begunToday(library, today);
}

/**
 * The same question with its places in the present documents, since somebody may have moved them while it was on its way. Undefined if
 * one of them was deleted.
 */
function askedToday(asked: BeginInput, root: string): BeginInput | undefined {
  const { document, path, at, version, like, inside } = asked;
  if (version === undefined) return asked;
  const moved = movedSince([{ document, version }], { documents: {} }, root);
  if (inside?.do === 'insert') {
    const item = anchorAfter(inside, moved);
    if (!item) return undefined;
    const within = (place: PlaceIn) => placeWithin(place, placeOf(inside), placeOf(item));
    return { ...asked, ...within({ document, path }), ...(like && { like: within(like) }), inside: item };
  }
  const gap = anchorAfter({ document, path, version, do: 'insert', at, value: undefined }, moved);
  const other = like && anchorAfter({ ...like, version }, moved);
  if (!gap || (like && !other)) return undefined;
  return { ...asked, document: gap.document, path: gap.path, at: gap.at, ...(other && { like: other }) };
}

const placeOf = ({ document, path, at }: PlaceIn & { at: number }): PlaceIn => ({
  document,
  path: [...path, at],
});

function begunToday(
  library: Library,
  { document, path, at, type, like, inside }: BeginInput,
): MadeValue | undefined {
  const file = documentNamed(document, library);
  const saved = file?.parsed?.value;
  const value = inside ? stepped(saved, inside) : saved;
  if (!file || !isFields(value)) return undefined;
  const place = {
    document: value,
    schema: library.spoken(languageOfSite(library)).schemas[file.kind],
    path,
    at,
  };
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
