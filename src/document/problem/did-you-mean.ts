// A wrong word and the words that exist in, the one that was probably meant out.

/** Nobody mistypes a longer one, and comparing two takes as many steps as the one has letters for each letter of the other. */
const LONGEST = 200;

/**
 * Undefined where nothing is near enough: a third of the word may differ, so that nonsense is never suggested. Of two that are
 * as near the one with the same first letter: slips seldom begin a word.
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

/** The word that was meant, where it is plain: no other one is about as near. */
export function surely(word: string, candidates: Iterable<string>): string | undefined {
  const others = new Set(candidates);
  const meant = nearest(word, others);
  if (meant === undefined) return undefined;
  others.delete(meant);
  const wanted = word.toLowerCase();
  const own = steps(wanted, meant.toLowerCase());
  const isPlain = (other: string) => steps(wanted, other.toLowerCase()) > (own > 1 ? own + 1 : own);
  return [...others].every(isPlain) ? meant : undefined;
}

export function didYouMean(word: string | undefined): string {
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}

/** The nearest address: the same name in another folder, a name cut short, or a mistake in one name. */
export function nearestRoute(route: string, routes: readonly string[]): string | undefined {
  return nearestRoutes(route, routes, nearest)[0];
}

/** The address that was meant, where it is plain. */
export function surelyRoute(route: string, routes: readonly string[]): string | undefined {
  const [meant, ...others] = nearestRoutes(route, routes, surely);
  return others.length === 0 ? meant : undefined;
}

/** All that are equally near in the first way in which any is near. */
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

/** The routes of a site are asked for by every link that leads nowhere. */
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

/** A link that leads nowhere is held against every page, and most are told apart by their letters alone. */
function knownLetters(candidate: string): number {
  const letters = known.get(candidate) ?? lettersIn(candidate.toLowerCase());
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(candidate, letters);
  return letters;
}

/** A bit for each letter that stands in a word, whatever its place and number. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** No more than the letters to add, drop or change. */
function differing(one: number, other: number): number {
  return Math.max(bitsIn(one & ~other), bitsIn(other & ~one));
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many letters to add, drop, change or swap with a neighbour. */
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
