// Works with drafts, the typed values that are not in the file: shows them in the fields and makes the steps that save them.

import { isSame, type Path, valueAt } from '../../../base/json-value.ts';
import {
  type BareStep,
  type PlacedStep,
  type Step,
  stepped,
  stepSetting,
} from '../../../document/steps/steps.ts';
import type { DocumentNow, PlaceIn } from '../asks.ts';
import { type Begun, type Draft, hasNoPlace } from './draft.ts';
import type { State } from './state.ts';

export const keyOf = ({ document, path }: PlaceIn): string => `${document} ${JSON.stringify(path)}`;

/** The key of a draft without a place differs from every key of a place, so a new draft at the same path does not replace it. */
const keyOfDraft = (one: Draft): string => (hasNoPlace(one) ? `gone ${one.name}` : keyOf(one.place));

export const begunPlace = (name: string): PlaceIn => ({ document: `begun:${name}`, path: [0] });

/** Marks a draft as gone. The window goes on showing its words under "Not saved yet", where the author can copy them. */
export const withoutPlace = (one: Draft): Draft => ({ ...one, at: { is: 'gone' } });

/** If two drafts would get the same key, the second one is marked as gone, so that no typed words are overwritten. */
export function byPlace(drafts: Draft[]): Map<string, Draft> {
  const found = new Map<string, Draft>();
  for (const one of drafts) {
    const key = keyOfDraft(one);
    if (found.has(key)) found.set(keyOfDraft(withoutPlace(one)), withoutPlace(one));
    else found.set(key, one);
  }
  return found;
}

/** The document with its drafts put in. For the document of a begun item: a list with that item alone. */
export function presentValue(document: string, { look, waiting }: Pick<State, 'look' | 'waiting'>): unknown {
  let value = look?.documents[document]?.value;
  for (const one of waiting.values()) {
    if (hasNoPlace(one) || one.place.document !== document) continue;
    if (one.begun) return [one.value];
    value = stepped(value, stepSetting(value, one.place.path, one.value)) ?? value;
  }
  return value;
}

/** The step that saves a draft. "now" is the document with the list of a begun item, if the page that is open has it. */
export function stepFor({ begun, ...one }: Draft, now: DocumentNow | undefined): Step {
  if (begun) return insertFor({ ...one, begun }, now);
  const { place, version, was, value } = one;
  const step: BareStep = value === undefined ? { do: 'unset' } : { do: 'set', value };
  return { ...place, version, ...(was !== undefined && { was }), ...step };
}

export function insertFor({ version, value, begun }: Begun, now?: DocumentNow): Step & { do: 'insert' } {
  const { list, at } = begun;
  return { ...list, version, do: 'insert', at: now ? Math.min(at, countAt(now, list.path)) : at, value };
}

/** The step that gives a field back what it had when it got the focus. Undefined if the file has that already. */
export function stepBack({ place, version, was, before }: Draft): Step | undefined {
  if (!before || isSame(was ?? undefined, before.value)) return undefined;
  const step: BareStep = before.value === undefined ? { do: 'unset' } : { do: 'set', value: before.value };
  return { ...place, version, ...(was !== undefined && { was }), ...step };
}

/** Whether the file has this value already, so that there is nothing to save. */
export function isUnchanged({ was, value, begun, sent }: Draft): boolean {
  return !begun && !sent && was !== undefined && isSame(was ?? undefined, value);
}

/** The number of items that the file has in a list. */
export function countAt(now: DocumentNow | undefined, list: Path): number {
  const items = valueAt(now?.value, list);
  return Array.isArray(items) ? items.length : 0;
}

/** "at" is where an item stands or will stand in the file. */
export type ItemNow = { place: PlaceIn; value: unknown; at: number; isBegun: boolean };

/** The items of a list, with those that are begun where they will stand. */
export function itemsNow(list: PlaceIn, items: unknown[], waiting: State['waiting']): ItemNow[] {
  const found: ItemNow[] = items.map((value, at) => {
    return { place: { ...list, path: [...list.path, at] }, value, at, isBegun: false };
  });
  for (const { place, value, begun } of waiting.values())
    if (begun && keyOf(begun.list) === keyOf(list))
      found.splice(begun.at, 0, { place, value, at: begun.at, isBegun: true });
  return found;
}

/** The draft after a step inside its value. The path of the step starts at the draft's document. */
export function changedInside(one: Draft, step: PlacedStep): Draft {
  const path = step.path.slice(one.place.path.length);
  const isTyped = step.do === 'set' || step.do === 'unset';
  const wanted = step.do === 'set' ? step.value : undefined;
  if (path.length === 0 && isTyped) return { ...one, value: wanted };
  const own = isTyped ? stepSetting(one.value, path, wanted) : { ...step, path };
  return { ...one, value: stepped(one.value, own) ?? one.value };
}

/** Names a field in the journal: "blocks/3/heading". A burst of typing in one field is undone as one step. */
export const fieldName = (path: Path): string => path.join('/');
