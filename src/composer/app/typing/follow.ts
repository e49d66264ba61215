// Finds the place of what waits in a document that has changed around it.
import { type Path, valueAt } from '../../../base/json-value.ts';
import type { Asks, PageLook, PlaceIn } from '../../form/asks.ts';
import { stepped } from '../../form/steps.ts';
import type { World } from '../ask.ts';
import type { State } from '../state.ts';
import { begunAround, type DeedAt, type PlaceAfter, standsIn } from './places-after.ts';
import { isSameValue, keyOf, leftOf, presentValue, type Waiting, withoutPlace } from './present.ts';

type Documents = PageLook['documents'];
export type Follow = (one: Waiting) => Waiting;

/**
 * Finds where everything stands in a newer look. Only the server can tell if the surroundings have changed as well. While it does,
 * more may be typed, which is asked for too. Undefined if the server tells of documents that are newer than the look: places in them
 * would be those of other things.
 */
export async function openFollow(
  world: World,
  waiting: () => Waiting[],
  past: Documents | undefined,
  present: Documents,
): Promise<Follow | undefined> {
  const found = new Map<string, Asks['follow']['told']['places'][number] | undefined>();
  const isLost = (one: Waiting) =>
    !found.has(nameOf(one)) && isLeftBehind(followed(one, past, present), present);
  for (let lost = waiting().filter(isLost); lost.length > 0; lost = waiting().filter(isLost)) {
    const answer = await world.ask('follow', {
      places: lost.map(({ place, version, was }) => ({
        ...place,
        version,
        ...(was !== undefined && { was }),
      })),
    });
    for (const [index, one] of lost.entries()) {
      const at = answer.ok ? answer.told.places[index] : undefined;
      if (at?.version !== undefined && at.version !== present[one.place.document]?.version) return undefined;
      found.set(nameOf(one), at);
    }
  }
  return one => {
    const at = found.get(nameOf(one));
    return at ? placedAt(one, at) : followed(one, past, present);
  };
}

/** What has gone may come back, even with the version that it was typed in. */
function isLeftBehind({ begun, isGone, place, version }: Waiting, present: Documents): boolean {
  const now = present[place.document];
  return !begun && now !== undefined && (isGone === true || now.version !== version);
}

function followed(waiting: Waiting, past: Documents | undefined, present: Documents): Waiting {
  const { place, version, was } = waiting;
  const now = present[place.document];
  if (!past || !now || past[place.document]?.version !== version || !isLeftBehind(waiting, present))
    return waiting;
  const saved = was === undefined ? [] : [{ ...waiting, value: was ?? undefined }];
  const path = pathNow(place.path, presentValue(place.document, past, saved), now.value);
  return path ? { ...waiting, place: { ...place, path }, version: now.version, was: undefined } : waiting;
}

/** Undefined if the value there is another one by now, or if nobody can tell where it is. */
function pathNow(path: Path, before: unknown, now: unknown): Path | undefined {
  const found = wayNow(path, before, now);
  return found && isSameValue(valueAt(before, path), valueAt(now, found)) ? found : undefined;
}

/** What this window has changed itself: words, or with a deed. */
export type Own = { saved?: Waiting; deed?: DeedAt };

/** The document as it was looked at, with that change. */
function withOwn(document: string, look: PageLook, { saved, deed }: Own): unknown {
  const value = presentValue(document, look.documents, saved ? [saved] : []);
  return (deed?.document === document && stepped(value, deed)) || value;
}

/** Where others have put what a deed is about. Undefined if nobody can tell. */
export function afterOthers({ look }: State, now: PageLook, own: Own = {}): PlaceAfter {
  return ({ document, path }) => {
    const after = now.documents[document];
    if (!look || !after || look.documents[document]?.version === after.version) return { document, path };
    const found = wayNow(path, withOwn(document, look, own), after.value);
    return found && { document, path: found };
  };
}

function wayNow(path: Path, before: unknown, now: unknown): Path | undefined {
  const found: Path = [];
  for (const [depth, step] of path.entries()) {
    const list = path.slice(0, depth);
    const at = typeof step === 'number' ? indexNow(step, valueAt(before, list), valueAt(now, found)) : step;
    if (at === undefined) return undefined;
    found.push(at);
  }
  return found;
}

/**
 * Where a selection goes when another hand changes what stands around it: along with what is typed in it, or else to where the same
 * value is, as far as that is known.
 */
export function selectedNow(
  { selected, look, waiting }: State,
  { now, follow, own = {} }: { now: PageLook; follow: Follow; own?: Own },
): PlaceIn | undefined {
  const after = selected && now.documents[selected.document];
  if (!look || !after || begunAround(selected, waiting.values())) return selected;
  const left = [...waiting.values()].flatMap(one => leftOf(one, own.saved) ?? []);
  const typed = left.find(({ place, isGone }) => !isGone && standsIn(place, selected));
  if (typed) return { ...selected, path: follow(typed).place.path.slice(0, selected.path.length) };
  const before = withOwn(selected.document, look, own);
  const path: Path = [];
  for (const [depth, step] of selected.path.entries()) {
    const list = valueAt(before, selected.path.slice(0, depth));
    const at = typeof step === 'number' ? indexNow(step, list, valueAt(after.value, path)) : step;
    path.push(at ?? step);
  }
  return { ...selected, path };
}

function indexNow(at: number, before: unknown, now: unknown): number | undefined {
  if (!Array.isArray(before) || !Array.isArray(now)) return undefined;
  const areOthersSame = isSameValue(before.toSpliced(at, 1), now.toSpliced(at, 1));
  if (areOthersSame || isSameValue(before[at], now[at])) return at;
  const found = now.flatMap((item, index) => (isSameValue(item, before[at]) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Names what was asked, because meanwhile somebody may have typed there, or chosen. */
const nameOf = ({ place, version, was }: Waiting): string =>
  `${version} ${keyOf(place)} ${JSON.stringify(was)}`;

/** Puts it where the server has found its place. */
export function placedAt(one: Waiting, at: Asks['follow']['told']['places'][number]): Waiting {
  const { path, version, isOther, theirs } = at;
  if (!path || !version) return withoutPlace(one);
  const { was: _, isGone, refused, ...rest } = one;
  const isStillRefused = refused !== undefined && !isGone;
  const place = { ...one.place, path };
  const now = { ...rest, ...(isStillRefused && { refused }), place, version };
  if (!isOther) return now;
  return isSameValue(theirs, one.value) ? now : { ...now, refused: { message: OTHER, theirs } };
}

const OTHER = 'Somebody else has changed this. Choose which of the two stays.';
