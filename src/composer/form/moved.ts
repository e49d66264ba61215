// Says where things go when a document changes, and finds where a place is then. Nothing else decides that, here or on the server.
import { isFields, ownOf, type Path, valueAt } from '../../base/json-value.ts';
import type { Deed } from './steps.ts';

/**
 * Where the items of a list, or the fields of an object, have gone: "to" has the new index of each item and "names" the new name of
 * each field that has another one. Null is for what is no longer there. "at" is a path of before the change.
 */
export type MovedAt =
  | { at: Path; to: (number | null)[] }
  | { at: Path; names: { [name: string]: string | null } };

/** One change of a document. */
export type Hop = MovedAt[];

/**
 * What has become of a document since a "version" that somebody has seen. Without "now" it has gone, or nobody knows any more what it
 * was then.
 */
export type MovedSince = {
  document: string;
  version: string;
  now?: { document: string; version: string; hops: Hop[] };
};

/** Undefined if what stood there has gone. */
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

/** Undefined if it stays. */
function newStep(step: Path[number] | undefined, change: MovedAt): string | number | null | undefined {
  if ('to' in change) return typeof step === 'number' ? change.to[step] : undefined;
  return typeof step === 'string' ? ownOf(change.names, step) : undefined;
}

/** The place between two items where something is going to be put: behind the nearest item before it that is still there. */
export function gapAfter(list: Path, at: number, hops: Hop[]): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const item = pathAfter([...list, before], hops);
    if (item) return Number(item.at(-1)) + 1;
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

/** What a deed moves in a document with this value. What a deed puts in the place of something else is not compared with it. */
export function hopOf(deed: Deed & { path: Path }, document: unknown): Hop {
  const { path } = deed;
  const name = path.at(-1);
  if (deed.do === 'insert')
    return [{ at: path, to: indices(document, path, at => at + Number(at >= deed.at)) }];
  if (deed.do === 'move') return [{ at: path, to: indices(document, path, at => indexMoved(at, deed)) }];
  if (deed.do === 'rename') return [{ at: path.slice(0, -1), names: { [String(name)]: deed.to } }];
  if (deed.do !== 'remove' && deed.do !== 'unset') return [];
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

/** Nothing that stood in the value has a place any more. The place of the value itself stays. */
export function goneInside(value: unknown, at: Path): Hop {
  if (Array.isArray(value)) return [{ at, to: value.map(() => null) }];
  if (!isFields(value)) return [];
  return [{ at, names: Object.fromEntries(Object.keys(value).map(name => [name, null])) }];
}
