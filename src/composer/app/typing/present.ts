// Puts what is typed but not yet saved over what the server told, so that the fields show an author's own words.
import { type Path, valueAt } from '../../../base/json-value.ts';
import type { AskRefusal, DocumentNow, PageLook, PlaceIn } from '../../form/asks.ts';
import { type Deed, type Step, stepped } from '../../form/steps.ts';

/** A value that has been typed and is not in the file. */
export type Waiting = {
  place: PlaceIn;
  /** Names the change that will save it. */
  id?: string;
  /** Changes that may have saved what was typed here before. Nobody has answered them yet. */
  sent?: { id: string; value: unknown }[];
  /** The version of the document that the path is of. If the value has changed since then, somebody chooses which one stays. */
  version: string;
  /** What this window has saved there since, while somebody typed on. Null for nothing. */
  was?: unknown;
  /** What the field had when it got the focus: no "value" for nothing. By now the file may have half of what is typed. */
  before?: { value?: unknown };
  /** Undefined for a field that was emptied. */
  value: unknown;
  /** Set for an item or a block that has yet to enter its list. Until then it stands after the last one there. */
  begun?: BegunThere;
  /** Set if its place is no longer there. What stands where it was is something else. */
  isGone?: boolean;
  /** Why the file does not have it: the server's sentences. Missing while nobody has refused it. */
  refused?: AskRefusal;
};

/** "at" is where it goes. "given" leads to words in "value" that nobody has written yet. */
export type BegunThere = { at: number; value: unknown; given: Path[] };

export const keyOf = ({ document, path }: PlaceIn): string => `${document} ${JSON.stringify(path)}`;

/** What has no place any more keeps a name of its own, so that nothing takes its place among what waits. */
export const keyOfWaiting = ({ place, version, isGone }: Waiting): string =>
  isGone ? `gone ${version} ${keyOf(place)}` : keyOf(place);

/** Without its place. It stays among what is not saved, where somebody can copy it. */
export const withoutPlace = (one: Waiting): Waiting => ({ ...one, isGone: true, refused: { message: GONE } });

const GONE = 'What this belongs to is no longer there.';

export function isWithin(path: Path, around: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

/** The document with everything that waits. Something that no longer has a place there is left out. */
export function presentValue(
  document: string,
  documents: PageLook['documents'],
  waiting: Iterable<Waiting>,
): unknown {
  let value = documents[document]?.value;
  for (const one of waiting)
    if (one.place.document === document && !one.isGone) value = stepped(value, deedFor(value, one)) ?? value;
  return value;
}

export function stepFor(waiting: Waiting, now: DocumentNow): Step {
  const { place, version, was, begun } = waiting;
  const { document } = place;
  const deed = deedFor(now.value, waiting);
  if (begun && deed.do === 'insert')
    return { document, version: now.version, ...deed, at: enteringAt(waiting, now) };
  return { document, version, ...(was !== undefined && { was }), ...deed };
}

/** The step that gives a field back what it had when it got the focus. Undefined if the file has that already. */
export function stepBack({ place, version, was, before }: Waiting, now?: DocumentNow): Step | undefined {
  const isThere = now?.version === version && isSameValue(valueAt(now.value, place.path), before?.value);
  if (!before || isThere) return undefined;
  const deed: Deed = before.value === undefined ? { do: 'unset' } : { do: 'set', value: before.value };
  return { ...place, version, ...(was !== undefined && { was }), ...deed };
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether somebody has to choose between what was typed and what somebody else has saved. */
export function isRivalled({ refused }: Waiting): boolean {
  return refused !== undefined && 'theirs' in refused;
}

/** What still waits when "saved" is in the file. While that was saved, somebody may have typed on. */
export function leftOf(one: Waiting, saved?: Waiting): Waiting | undefined {
  if (one === saved) return undefined;
  const isSamePlace = saved && keyOf(one.place) === keyOf(saved.place);
  return isSamePlace ? { ...one, was: saved.value ?? null, sent: undefined } : one;
}

/** Where in its list something begun is put. The list may have become shorter meanwhile. */
export function enteringAt({ place, begun }: Waiting, now: DocumentNow | undefined): number {
  const count = countAt(now, place.path.slice(0, -1));
  return Math.min(begun?.at ?? count, count);
}

/** How many items the file has there. */
export function countAt(now: DocumentNow | undefined, list: Path): number {
  const items = valueAt(now?.value, list);
  return Array.isArray(items) ? items.length : 0;
}

/** "index" is where an item stands among all, and "at" where it stands or will stand in the file. */
export type ItemNow = { index: number; at: number; isBegun: boolean };

/** Something begun is shown where it will stand, though it waits behind the others. */
export function itemsNow(list: PlaceIn, items: unknown[], waiting: ReadonlyMap<string, Waiting>): ItemNow[] {
  const found: ItemNow[] = [];
  items.forEach((_, index) => {
    const { begun } = waiting.get(keyOf({ ...list, path: [...list.path, index] })) ?? {};
    if (begun) found.splice(begun.at, 0, { index, at: begun.at, isBegun: true });
    else found.push({ index, at: index, isBegun: false });
  });
  return found;
}

export type PlacedDeed = Deed & { path: Path };
type WaitingInside = { place: { path: Path }; value: unknown; begun?: BegunThere };

/** Finds the deed that saves a value. If the object around a field is missing, the deed makes it as well. */
function deedFor(value: unknown, { place: { path }, value: wanted, begun }: WaitingInside): PlacedDeed {
  if (begun) return { do: 'insert', path: path.slice(0, -1), at: Number(path.at(-1)), value: wanted };
  if (wanted === undefined) return { do: 'unset', path };
  for (let depth = 1; depth < path.length; depth += 1) {
    const around = path.slice(0, depth);
    if (valueAt(value, around) !== undefined) continue;
    return { do: 'set', path: around, value: built(path.slice(depth), wanted) };
  }
  return { do: 'set', path, value: wanted };
}

function built(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
}

/** Something begun after a change inside it. Nothing of it is in the file yet. */
export function changedInside(one: Waiting, deed: PlacedDeed): Waiting {
  const path = deed.path.slice(one.place.path.length);
  const inner = { place: { ...one.place, path }, value: deed.do === 'set' ? deed.value : undefined };
  const own = deed.do === 'set' || deed.do === 'unset' ? deedFor(one.value, inner) : { ...deed, path };
  return { ...one, value: path.length === 0 ? inner.value : (stepped(one.value, own) ?? one.value) };
}

export function typedInside(one: Waiting, path: Path, value: unknown): Waiting {
  return changedInside(one, value === undefined ? { do: 'unset', path } : { do: 'set', path, value });
}

/** "blocks/3/heading": what somebody types in, so that a burst of typing counts as one. */
export const fieldName = (path: Path): string => path.join('/');
