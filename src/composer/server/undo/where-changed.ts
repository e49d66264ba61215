// Finds the place in a document that somebody wants to see after a change.
import { type Path, valueAt } from '../../../base/json-value.ts';
import { rebased } from '../../../document/steps/rebase.ts';
import { stepsBetween } from '../../../document/steps/steps-between.ts';
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
      path: placeToShow(parsedFrom(before), parsedFrom(after)),
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

/** The place of the first step from the one to the other. If an item was deleted, the item that has taken its place. */
function placeToShow(before: unknown, now: unknown): Path {
  const steps = stepsBetween(before, now);
  const [first] = steps;
  const done = rebased(steps, { base: before, now: before });
  const place = 'places' in done ? (done.places[0] ?? []) : [];
  const list = valueAt(now, place);
  if (first?.do !== 'remove' || !Array.isArray(list) || list.length === 0) return place;
  return [...place, Math.min(Number(first.path.at(-1)), list.length - 1)];
}
