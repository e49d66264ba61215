// Takes a change of a document back, or does it again, where somebody else has changed the document since. The change becomes steps,
// so it finds its values wherever they are now.
import { isSame, type Path, valueAt } from '../../base/json-value.ts';
import { applyEdits } from '../../document/json/edits.ts';
import { type ParsedText, writeAsIn } from '../../document/json/fields.ts';
import { parse } from '../../document/json/parse.ts';
import type { Parsed } from '../../document/problem/document.ts';
import { mergedSteps } from '../../document/steps/merge.ts';
import { subjectOfStep } from '../../document/steps/rebase.ts';
import { editsOf } from '../../document/steps/step-edits.ts';
import type { PlacedStep } from '../../document/steps/steps.ts';
import { stepsBetween } from '../../document/steps/steps-between.ts';

/** The document before the change and after it, and as it is now. */
type Texts = { before: string; after: string; now: string };

/**
 * A value that somebody else has changed since. Without a path, its place is gone. "back" is missing if the value would be taken away.
 */
export type ChangedSince = { path?: Path; now?: unknown; back?: unknown; isMoved?: true };

/** Undefined if one of the texts cannot be read. */
export function documentBack({
  before,
  after,
  now,
}: Texts): { text: string; changed: ChangedSince[] } | undefined {
  const [was, then, is] = [before, after, now].map(text => parse({ file: '', text }).parsed);
  if (!was || !then || !is) return undefined;
  const steps = stepsBetween(then.value, was.value);
  const merged = mergedSteps(steps, { base: then.value, now: is.value });
  const text = applyEdits(now, editsOf(now, merged.steps));
  const changed = merged.conflicts.map(({ index, base, theirs, mine, path }): ChangedSince => {
    if (!path) return {};
    return steps[index]?.do === 'move'
      ? { isMoved: true, path, now: theirs }
      : innermost(base, theirs, mine, path);
  });
  return { text: writtenAsBefore(text, steps, merged.places, was), changed };
}

/** The first place in the value that the other side has changed. */
function innermost(base: unknown, now: unknown, back: unknown, at: Path): ChangedSince {
  const [first] = stepsBetween(base, now);
  const path = first?.do === 'remove' ? first.path.slice(0, -1) : (first?.path ?? []);
  return { path: [...at, ...path], now: valueAt(now, path), back: valueAt(back, path) };
}

/** Values that come back as they were are written as they were. */
export function writtenAsBefore(
  text: string,
  steps: PlacedStep[],
  places: (Path | undefined)[],
  was: Parsed,
): string {
  const now = parse({ file: '', text }).parsed;
  if (!now) return text;
  const old: ParsedText = { text: was.source.text, tree: was.tree };
  const edits = steps.flatMap((step, index) => {
    const place = places[index];
    const isMeant = 'value' in step && place && isSame(valueAt(now.value, place), step.value);
    if (!place || !isMeant) return [];
    // Steps lead from the outside in, so the place of a value is the one that it has after all of them.
    const from = subjectOfStep(step);
    // A list that was empty is written as a whole, because it had no line of its own for an item.
    const isAlone = step.do === 'insert' && isOnlyItem(now.value, place) && isOnlyItem(was.value, from);
    const depth = isAlone ? -1 : undefined;
    return writeAsIn({ text, tree: now.tree }, place.slice(0, depth), old, from.slice(0, depth));
  });
  return applyEdits(text, edits);
}

function isOnlyItem(document: unknown, path: Path): boolean {
  const list = valueAt(document, path.slice(0, -1));
  return Array.isArray(list) && list.length === 1;
}
