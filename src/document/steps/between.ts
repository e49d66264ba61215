// Maps the places of a value to a later version of it, which somebody else has made. Items of a list are found again by what is alike.
import { isFields, isSame, ownOf, type Path } from '../../base/json-value.ts';
import { pairBlocks } from '../pairing/blocks.ts';
import { type Pairing, pairUp } from '../pairing/match.ts';
import { likeness } from '../pairing/similarity.ts';
import { goneInside, type Hop } from './moved.ts';

/** Items of a list that are less alike than this, from 0 to 1, are different items. */
const LEAST = 0.4;

/** Pairs the items of a list with those of another version. The path is that of the list. */
type PairItems = (list: Path, was: unknown[], now: unknown[]) => Pairing;

/** "at" is the path of the value in its document. */
export function hopBetween(was: unknown, now: unknown, at: Path = [], pair: PairItems = pairAlike): Hop {
  if (was === now || isSame(was, now)) return [];
  if (Array.isArray(was) && Array.isArray(now)) return hopInList(was, now, at, pair);
  if (!isFields(was) || !isFields(now)) return goneInside(was, at);
  return Object.keys(was).flatMap(name => hopBetween(was[name], ownOf(now, name), [...at, name], pair));
}

function hopInList(was: unknown[], now: unknown[], at: Path, pair: PairItems): Hop {
  const { pairs } = pair(at, was, now);
  const to = was.map((_, index) => pairs.find(pair => pair.was === index)?.now ?? null);
  const isMoved = to.some((then, index) => then !== index);
  const inner = pairs.flatMap(({ was: from, now: to }) =>
    hopBetween(was[from], now[to], [...at, from], pair),
  );
  return [...(isMoved ? [{ at, to }] : []), ...inner];
}

function pairAlike(list: Path, was: unknown[], now: unknown[]): Pairing {
  if (isListOfBlocks(list)) return pairBlocks(was, now);
  return pairUp(was, now, { likeness, least: LEAST });
}

/** An item that was written wholly anew is the same one if it stands behind the same item. Otherwise both versions of it would be kept. */
export function pairAlikeOrInPlace(list: Path, was: unknown[], now: unknown[]): Pairing {
  if (isListOfBlocks(list)) return pairBlocks(was, now);
  return pairUp(was, now, { likeness, least: LEAST, kind: item => typeof item });
}

function isListOfBlocks(list: Path): boolean {
  return list.length === 1 && list[0] === 'blocks';
}
