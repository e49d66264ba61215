// Suggests the word or the address that a mistyped one was probably meant to be.
import { type Said, type SaidPart, says } from '../../base/sentences/said.ts';

/** Longer words are not compared: nobody types one, and a comparison takes the length of one word times that of the other. */
const LONGEST = 200;

/**
 * Undefined if more than a third of every candidate differs, so that nonsense is never suggested. If two candidates are equally
 * near, the one with the same first letter wins, because people seldom mistype the first letter.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  const letters = lettersIn(wanted);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const length = Math.max(wanted.length, candidate.length);
    const isBetterStart =
      candidate[0]?.toLowerCase() === wanted[0] && best?.candidate[0]?.toLowerCase() !== wanted[0];
    const bound = best ? best.distance - (isBetterStart ? 0 : 1) : Number.POSITIVE_INFINITY;
    const limit = Math.min(bound, Math.floor(length / 3));
    if (Math.abs(wanted.length - candidate.length) > limit || candidate.length > LONGEST) continue;
    if (differing(letters, knownLetters(candidate)) > limit) continue;
    const distance = steps(wanted, candidate.toLowerCase());
    if (distance <= limit) best = { candidate, distance };
  }
  return best?.candidate;
}

/** The word that was meant, if no other candidate is about as near. A fix can write this one without asking. */
export function clearlyNearest(word: string, candidates: Iterable<string>): string | undefined {
  const others = new Set(candidates);
  const meant = nearest(word, others);
  if (meant === undefined) return undefined;
  others.delete(meant);
  const wanted = word.toLowerCase();
  const own = steps(wanted, meant.toLowerCase());
  const isPlain = (other: string) => steps(wanted, other.toLowerCase()) > (own > 1 ? own + 1 : own);
  return [...others].every(isPlain) ? meant : undefined;
}

export function guessed(meant: SaidPart): Said {
  return says`Did you mean ${meant}?`;
}

export function didYouMean(word: string | undefined): string {
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}

/** The nearest address: the same name in another folder, a mistyped name, or the beginning of a longer name. */
export function nearestRoute(route: string, routes: readonly string[]): string | undefined {
  return nearestRoutes(route, routes, nearest)[0];
}

/** The address that was meant, if no other is equally near. */
export function clearlyNearestRoute(route: string, routes: readonly string[]): string | undefined {
  const [meant, ...others] = nearestRoutes(route, routes, clearlyNearest);
  return others.length === 0 ? meant : undefined;
}

/** Tries several ways of being near, from the surest on. Returns all addresses that the first successful way finds. */
function nearestRoutes(route: string, routes: readonly string[], near: typeof nearest): string[] {
  const name = lastName(route);
  const folder = route.slice(0, route.length - name.length);
  const isBelow = (other: string) => other !== '/' && other.startsWith(folder);
  const ways = [
    () => (name === '' ? [] : named(name, routes)),
    () =>
      byName(
        name,
        routes.filter(other => isBelow(other) && other.lastIndexOf('/') < folder.length),
        near,
      ),
    () => byName(name, routes, near),
    () => routes.filter(other => name.length > 3 && isBelow(other) && lastName(other).startsWith(`${name}-`)),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

function byName(name: string, routes: readonly string[], near: typeof nearest): string[] {
  const found = near(name, lastNames(routes).keys());
  return found ? named(found, routes) : [];
}

function named(name: string, routes: readonly string[]): string[] {
  return lastNames(routes).get(name) ?? [];
}

const byLastName = new WeakMap<readonly string[], Map<string, string[]>>();

/** Kept for each list of routes, because every broken link of a site asks for the same list. */
function lastNames(routes: readonly string[]): Map<string, string[]> {
  const sorted = byLastName.get(routes) ?? new Map<string, string[]>();
  if (byLastName.has(routes)) return sorted;
  for (const route of routes) {
    const name = lastName(route);
    const same = sorted.get(name);
    if (same) same.push(route);
    else sorted.set(name, [route]);
  }
  byLastName.set(routes, sorted);
  return sorted;
}

function lastName(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

/** Kept, because every broken link is compared with every page. The letters alone rule most pages out quickly. */
function knownLetters(candidate: string): number {
  const letters = known.get(candidate) ?? lettersIn(candidate.toLowerCase());
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(candidate, letters);
  return letters;
}

/** A bit for each letter that occurs in the word, wherever and however often. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/**
 * A lower bound of steps() that is quick to compute: letters that only one of the words has must be added, dropped or changed.
 */
function differing(one: number, other: number): number {
  return Math.max(bitsIn(one & ~other), bitsIn(other & ~one));
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters to add, drop, change or swap with a neighbour:
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
function steps(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
