// Finds the place in a document that somebody wants to see after a change.
import { isFields, isSame, ownOf, type Path } from '../../../base/json-value.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Changed } from '../../model/asks.ts';

type Texts = { file: string; before?: string; after?: string };

export function whereChanged(files: Texts[], root: string): Changed {
  const there = files.flatMap(({ file, before, after }) => {
    const document = documentOfFile(root, file);
    return document === undefined || after === undefined ? [] : { document, before, after };
  });
  return {
    versions: Object.fromEntries(there.map(({ document, after }) => [document, versionOf(after)])),
    places: there.map(({ document, before, after }) => ({
      document,
      path: firstDifference(parsedFrom(before), parsedFrom(after)),
    })),
  };
}

export const NOTHING_CHANGED: Changed = { versions: {}, places: [] };

/** The first document that is changed, if none of those "here" is. Undefined for pictures alone, which are on no page. */
export function documentElsewhere(files: Texts[], here: string[], root: string): string | undefined {
  const documents = files.flatMap(({ file }) => documentOfFile(root, file) ?? []);
  return documents.some(document => here.includes(document)) ? undefined : documents[0];
}

function parsedFrom(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The first place whose value differs from before. If the item there was deleted, the item that has taken its place. */
function firstDifference(before: unknown, now: unknown): Path {
  if (Array.isArray(before) && Array.isArray(now)) return inList(before, now);
  if (!isFields(before) || !isFields(now)) return [];
  const field = Object.keys(now).find(name => !isSame(ownOf(before, name), now[name]));
  return field === undefined ? [] : [field, ...firstDifference(ownOf(before, field), now[field])];
}

function inList(before: unknown[], now: unknown[]): Path {
  const at = now.findIndex((item, index) => !isSame(before[index], item));
  const place = at < 0 ? now.length - 1 : at;
  if (place < 0) return [];
  return now.length === before.length ? [place, ...firstDifference(before[place], now[place])] : [place];
}
