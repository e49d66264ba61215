// Maps the places of a value to a later version of it, which somebody else has made. Items of a list are found again by what is alike.
import { isFields, isSame, ownOf, type Path } from '../../base/json-value.ts';
import { pairBlocks } from '../pairing/blocks.ts';
import { type Pairing, pairUp } from '../pairing/match.ts';
import { likeness } from '../pairing/similarity.ts';
import { goneInside, type Hop } from './moved.ts';

/** Items of a list that are less alike than this, from 0 to 1, are different items. */
const LEAST = 0.4;

/** "at" is the path of the value in its document. */
export function hopBetween(was: unknown, now: unknown, at: Path = []): Hop {
  if (was === now || isSame(was, now)) return [];
  if (Array.isArray(was) && Array.isArray(now)) return hopInList(was, now, at);
  if (!isFields(was) || !isFields(now)) return goneInside(was, at);
  return Object.keys(was).flatMap(name => hopBetween(was[name], ownOf(now, name), [...at, name]));
}

function hopInList(was: unknown[], now: unknown[], at: Path): Hop {
  const { pairs } = pairingAt(at, was, now);
  const to = was.map((_, index) => pairs.find(pair => pair.was === index)?.now ?? null);
  const isMoved = to.some((then, index) => then !== index);
  const inner = pairs.flatMap(pair => hopBetween(was[pair.was], now[pair.now], [...at, pair.was]));
  return [...(isMoved ? [{ at, to }] : []), ...inner];
}

/** Pairs the items of a list with those of a later version that are the same or alike. */
export function pairingAt(list: Path, was: unknown[], now: unknown[]): Pairing {
  const isOfBlocks = list.length === 1 && list[0] === 'blocks';
  return isOfBlocks ? pairBlocks(was, now) : pairUp(was, now, { likeness, least: LEAST });
}
