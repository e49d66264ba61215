// Counts the entries of a journal outside the site. So it is noticed if somebody puts an earlier state of the journal in its place, or
// cuts an entry out of it.
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { isFields } from '../../base/json-value.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { writeInOneStep } from './texts.ts';

/** The first and the last of several turns. */
export type TurnSpan = [first: number, last: number];

/**
 * "last" is the turn of the newest entry. "unneeded" are turns whose entries may be missing: tidying has left them out, or they say what
 * an editor has saved, and Undo takes back nothing of that. Up to the turn "lost", an earlier version has found that newer entries were
 * missing. "isTold" says that the author knows of entries that came with the folder.
 */
export type Turns = { last: number; lost: number; unneeded: TurnSpan[]; isTold: boolean };

/** About 40 kB. Beyond that, the oldest gaps in the journal count as losses. */
const MOST_SPANS = 2000;
const LARGEST = 100_000;

const fileIn = (root: string) => join(keptPlace(root), 'journal-turns.json');

export function turnsOf(root: string): Turns {
  const text = readUpTo(fileIn(root), LARGEST)?.toString() ?? '';
  const { last, lost, unneeded, isTold } = fieldsIn(text);
  const spans = spansIn(unneeded) ?? unknownUntil(countIn(last));
  return { last: countIn(last), lost: countIn(lost), unneeded: spans, isTold: isTold === true };
}

function spansIn(value: unknown): TurnSpan[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one): TurnSpan[] => (Array.isArray(one) ? [[countIn(one[0]), countIn(one[1])]] : []));
}

/** An earlier version did not note what tidying had left out, so a gap before its newest entry says nothing. */
function unknownUntil(last: number): TurnSpan[] {
  return last > 1 ? [[1, last - 1]] : [];
}

function fieldsIn(text: string): { [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function countIn(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}

/** If it cannot be kept, the next entry has the same turn, which does no harm. */
export function keepTurns(root: string, turns: Turns): void {
  try {
    writeInOneStep(fileIn(root), JSON.stringify(turns));
  } catch {
    // The journal goes on without.
  }
}

export function withUnneeded(turns: Turns, spans: TurnSpan[]): Turns {
  const unneeded: TurnSpan[] = [];
  for (const [first, last] of [...turns.unneeded, ...spans].sort(([one], [other]) => one - other)) {
    const before = unneeded.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else unneeded.push([first, last]);
  }
  return { ...turns, unneeded: unneeded.slice(-MOST_SPANS) };
}

/** The turn of the newest entry that is missing, or 0. "spans" are the turns of the entries that are there. */
export function lostUpTo(spans: TurnSpan[], { last, lost, unneeded }: Turns): number {
  let missing = last;
  for (const [first, end] of [...spans, ...unneeded].sort(([, one], [, other]) => other - one)) {
    if (end < missing) break;
    missing = Math.min(missing, first - 1);
  }
  return Math.max(lost, missing);
}
