// Counts the entries of a journal outside the site. So it is noticed if somebody puts an earlier state of the journal in its place.
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { isFields } from '../../base/json-value.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { writeInOneStep } from './texts.ts';

/**
 * "last" is the turn of the newest entry. Newer ones are missing after the entries up to the turn "lost". "isTold" says that the
 * author knows of entries that came with the folder.
 */
export type Turns = { last: number; lost: number; isTold: boolean };

const fileIn = (root: string) => join(keptPlace(root), 'journal-turns.json');

export function turnsOf(root: string): Turns {
  const text = readUpTo(fileIn(root), 1000)?.toString() ?? '';
  const { last, lost, isTold } = fieldsIn(text);
  return { last: countIn(last), lost: countIn(lost), isTold: isTold === true };
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
