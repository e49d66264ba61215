// Maps the places of a document to its next version, and says what a step means there. No other code decides either, in the window or
// on the server.
import { isFields, ownOf, type Path, valueAt } from '../../base/json-value.ts';
import type { BareStep, PlacedStep } from './steps.ts';

/**
 * The map of one list or object: "to" has the new index of each item, and "names" the new name of each renamed field. Null means
 * deleted. "at" is the path of the list or object before the change.
 */
type MovedAt = { at: Path; to: (number | null)[] } | { at: Path; names: { [name: string]: string | null } };

/** The map of one change of a document. */
export type Hop = MovedAt[];

/**
 * The map from a version of a document that a window has seen to the present one. Without "now" the document was deleted, or the
 * journal no longer has that version.
 */
export type MovedSince = {
  document: string;
  version: string;
  now?: { document: string; version: string; hops: Hop[] };
};

/** The path after these changes. Undefined if its value was deleted. */
export function pathAfter(path: Path, hops: Hop[]): Path | undefined {
  return hops.reduce((now: Path | undefined, hop) => now && afterHop(now, hop), path);
}

function afterHop(path: Path, hop: Hop): Path | undefined {
  const now = [...path];
  for (const change of hop) {
    const depth = change.at.length;
    if (depth >= path.length || !isWithin(path, change.at)) continue;
    const to = newStep(path[depth], change);
    if (to === null) return undefined;
    if (to !== undefined) now[depth] = to;
  }
  return now;
}

/** The new index or name. Undefined if it stays the same. */
function newStep(step: Path[number] | undefined, change: MovedAt): string | number | null | undefined {
  if ('to' in change) return typeof step === 'number' ? change.to[step] : undefined;
  return typeof step === 'string' ? ownOf(change.names, step) : undefined;
}

/** The index for a new item after these changes: behind the nearest item before it that still exists. */
export function gapAfter(list: Path, at: number, hops: Hop[]): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const item = pathAfter([...list, before], hops);
    if (item) return Number(item.at(-1)) + 1;
  }
  return 0;
}

/** What a step, or a place without a step, means after these changes. Undefined if its place was deleted. */
export function stepAfter<One extends PlacedStep | { path: Path; do?: undefined }>(
  step: One,
  hops: Hop[],
): One | undefined {
  const path = pathAfter(step.path, hops);
  const here = path && { ...step, path };
  if (here?.do === 'insert') return { ...here, at: gapAfter(step.path, here.at, hops) };
  if (here?.do !== 'move') return here;
  const item = pathAfter([...step.path, here.at], hops);
  if (!item) return undefined;
  const at = Number(item.at(-1));
  return { ...here, at, to: gapWithout(step.path, here, at, hops) };
}

/** A place that is followed, and the version of its document that the path belongs to. */
export type Anchor = { document: string; version: string; path: Path };

/** Moves an anchor, or a step. The same object if its document has not changed. Undefined if the place was deleted. */
export function anchorAfter<One extends Anchor & (BareStep | { do?: undefined })>(
  one: One,
  moved: MovedSince[],
): One | undefined {
  const then = moved.find(({ document, version }) => document === one.document && version === one.version);
  if (!then) return one;
  const here = then.now && stepAfter(one, then.now.hops);
  return here && then.now && { ...here, document: then.now.document, version: then.now.version };
}

/** The same as gapAfter() in the list without the item that moves. That item is at "now" after the changes. */
function gapWithout(list: Path, { at, to }: { at: number; to: number }, now: number, hops: Hop[]): number {
  for (let before = to - 1; before >= 0; before -= 1) {
    const item = pathAfter([...list, before < at ? before : before + 1], hops);
    if (item) return (indexWithout(Number(item.at(-1)), now) ?? 0) + 1;
  }
  return 0;
}

export function isWithin(path: Path, around: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

type AnyPlace = { document: string; path: Path };

export function standsIn(place: AnyPlace, around: AnyPlace): boolean {
  return place.document === around.document && isWithin(place.path, around.path);
}

/** The map of a step in a document with this value. A step that sets a value moves nothing outside that value. */
export function hopOf(step: BareStep & { path: Path }, document: unknown): Hop {
  const { path } = step;
  const name = path.at(-1);
  if (step.do === 'insert')
    return [{ at: path, to: indices(document, path, at => at + Number(at >= step.at)) }];
  if (step.do === 'move') return [{ at: path, to: indices(document, path, at => indexMoved(at, step)) }];
  if (step.do === 'rename') return [{ at: path.slice(0, -1), names: { [String(name)]: step.to } }];
  if (step.do !== 'remove' && step.do !== 'unset') return [];
  const around = path.slice(0, -1);
  if (typeof name !== 'number') return goneInside(valueAt(document, path), path);
  return [{ at: around, to: indices(document, around, at => indexWithout(at, name)) }];
}

function indices(document: unknown, list: Path, to: (at: number) => number | null): (number | null)[] {
  const items = valueAt(document, list);
  return Array.isArray(items) ? items.map((_, at) => to(at)) : [];
}

function indexWithout(at: number, gone: number): number | null {
  if (at === gone) return null;
  return at > gone ? at - 1 : at;
}

function indexMoved(at: number, { at: from, to }: { at: number; to: number }): number {
  if (at === from) return to;
  const without = at > from ? at - 1 : at;
  return without >= to ? without + 1 : without;
}

/** Marks everything inside the value at "at" as deleted. The place of the value itself stays. */
export function goneInside(value: unknown, at: Path): Hop {
  if (Array.isArray(value)) return [{ at, to: value.map(() => null) }];
  if (!isFields(value)) return [];
  return [{ at, names: Object.fromEntries(Object.keys(value).map(name => [name, null])) }];
}
