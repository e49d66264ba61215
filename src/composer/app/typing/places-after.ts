// Says where something stands after a list has changed around it.
import type { Path } from '../../../base/json-value.ts';
import type { PageLook, PlaceIn } from '../../form/asks.ts';
import type { Deed } from '../../form/steps.ts';
import { countAt, enteringAt, isWithin, keyOf, type Waiting } from './present.ts';

export type DeedAt = Deed & PlaceIn;

/** The place after a change. Undefined if what stood there has gone. */
export type PlaceAfter = (place: PlaceIn) => PlaceIn | undefined;

export function afterAll(changes: PlaceAfter[], place: PlaceIn): PlaceIn | undefined {
  return changes.reduce((now: PlaceIn | undefined, after) => now && after(now), place);
}

export function afterDeed({ document, path }: PlaceIn, deed: DeedAt): PlaceIn | undefined {
  if (deed.do === 'rename' && standsIn({ document, path }, deed))
    return { document, path: path.with(deed.path.length - 1, deed.to) };
  const list: Path = deed.do === 'remove' ? deed.path.slice(0, -1) : deed.path;
  const index = path[list.length];
  if (document !== deed.document || typeof index !== 'number' || !isWithin(path, list))
    return { document, path };
  const to = indexAfter(index, deed);
  return to === undefined ? undefined : { document, path: path.with(list.length, to) };
}

/** The same deed, once other deeds have been done before it. Undefined if what it is about has gone. */
export function deedSince(deed: DeedAt, since: PlaceAfter): DeedAt | undefined {
  const place = since(deed);
  if (!place) return undefined;
  if (deed.do !== 'move' && deed.do !== 'insert') return { ...deed, ...place };
  const item = since({ document: deed.document, path: [...deed.path, deed.at] });
  if (!item) return deed.do === 'insert' ? { ...deed, ...place } : undefined;
  const at = Number(item.path.at(-1));
  const to = deed.do === 'move' && { to: Math.max(0, deed.to + at - deed.at) };
  return { ...deed, ...place, at, ...to };
}

function indexAfter(index: number, deed: DeedAt): number | undefined {
  if (deed.do === 'insert') return index >= deed.at ? index + 1 : index;
  if (deed.do === 'remove') {
    const gone = Number(deed.path.at(-1));
    if (index === gone) return undefined;
    return index > gone ? index - 1 : index;
  }
  if (deed.do !== 'move') return index;
  if (index === deed.at) return deed.to;
  const without = index > deed.at ? index - 1 : index;
  return without >= deed.to ? without + 1 : without;
}

/**
 * Gives something begun its new place, and its new goal in the list. Everything else goes where the server finds it. Refused words
 * are dropped with the block around them if they were "known" when somebody took it away. The others were typed since.
 */
export function waitingAfter(
  one: Waiting,
  after: PlaceAfter,
  known?: ReadonlyMap<string, Waiting>,
): Waiting | undefined {
  const place = after(one.place);
  const isKnown = one.refused && [...(known?.values() ?? [])].some(({ value }) => value === one.value);
  if (!one.begun) return place || one.isGone || !isKnown ? one : undefined;
  if (!place) return undefined;
  const goal = { ...one.place, path: one.place.path.with(-1, one.begun.at) };
  return { ...one, place, begun: { ...one.begun, at: Number((after(goal) ?? goal).path.at(-1)) } };
}

/** Something begun leaves its place after the last item, for the one where it was meant to be. */
export function afterEntering(one: Waiting, look: PageLook | undefined): PlaceAfter {
  const { document, path } = one.place;
  const list = path.slice(0, -1);
  const at = enteringAt(one, look?.documents[document]);
  return place =>
    inPlaceOf(place, one.place, [...list, at]) ??
    afterDeed(place, { document, path: list, do: 'insert', at, value: one.value });
}

/** What was typed into something begun while that entered the file. */
export function entered(
  typed: Waiting,
  saved: Waiting,
  look: PageLook | undefined,
  versions: { [document: string]: string },
): Waiting {
  const { document, path } = saved.place;
  const at = enteringAt(saved, look?.documents[document]);
  const place = { document, path: [...path.slice(0, -1), at] };
  return { ...typed, place, version: versions[document] ?? typed.version, begun: undefined, sent: undefined };
}

/** What has been begun stands after the last item, also when the file has more or fewer of these by now. */
export function afterLook(waiting: Iterable<Waiting>, look: PageLook): PlaceAfter {
  const counts = new Map<string, number>();
  const moved = [...waiting].flatMap(({ begun, place }) => {
    const { document, path } = place;
    const list = path.slice(0, -1);
    const key = keyOf({ document, path: list });
    const index = counts.get(key) ?? countAt(look.documents[document], list);
    if (!begun || !look.documents[document]) return [];
    counts.set(key, index + 1);
    return [{ from: place, to: [...list, index] }];
  });
  return place => {
    const own = moved.find(({ from }) => standsIn(place, from));
    return (own && inPlaceOf(place, own.from, own.to)) ?? place;
  };
}

/** What somebody has begun in a list. */
export function waitingIn(list: PlaceIn, waiting: Iterable<Waiting>): Waiting[] {
  return [...waiting].filter(
    ({ begun, place }) => begun && place.path.length === list.path.length + 1 && standsIn(place, list),
  );
}

/** What has been begun around a place. Words that are typed there are not in the file either. */
export function begunAround(place: PlaceIn, waiting: Iterable<Waiting>): Waiting | undefined {
  return [...waiting].find(one => one.begun && standsIn(place, one.place));
}

/** The place after all items of a list, those that are begun too. */
export function endOf(list: PlaceIn, look: PageLook | undefined, waiting: Iterable<Waiting>): PlaceIn {
  const count = countAt(look?.documents[list.document], list.path) + waitingIn(list, waiting).length;
  return { ...list, path: [...list.path, count] };
}

export function standsIn(place: PlaceIn, around: PlaceIn): boolean {
  return place.document === around.document && isWithin(place.path, around.path);
}

/** Something that is waiting as a whole, such as a begun link, is saved together with what is typed into it. */
export function holds({ place, begun, isGone }: Waiting, inner: PlaceIn): boolean {
  return !isGone && standsIn(inner, place) && (begun !== undefined || inner.path.length > place.path.length);
}

function inPlaceOf(place: PlaceIn, from: PlaceIn, to: Path): PlaceIn | undefined {
  if (!standsIn(place, from)) return undefined;
  return { document: place.document, path: [...to, ...place.path.slice(from.path.length)] };
}

/** The place as it was when the selection around it was made. The panel keeps its fields while items around them come and go. */
export function shownAs(place: PlaceIn, { selected, selectedAs }: Selection): PlaceIn | undefined {
  if (!selected || !selectedAs || place.document !== selected.document) return undefined;
  const until = selected.path.findLastIndex((step, index) => step !== selectedAs.path[index]) + 1;
  if (!isWithin(place.path, selected.path.slice(0, until))) return undefined;
  return { ...place, path: [...selectedAs.path.slice(0, until), ...place.path.slice(until)] };
}

type Selection = { selected?: PlaceIn; selectedAs?: PlaceIn };
