// Recognises pages that only moved to another address, so that they do not count as removed and added.

import { isSame } from '../../base/json-value.ts';
import { likeness } from '../../document/pairing/similarity.ts';
import { listOf } from '../sentences/pages.ts';
import type { Side } from './version.ts';

export type Rename = { from: string; to: string };

const ALIKE = 0.6;

export function findRenames(removed: string[], added: string[], was: Side, now: Side): Rename[] {
  const candidates = removed
    .flatMap(from => added.map(to => ({ from, to, score: score(from, to, was, now) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const renames: Rename[] = [];
  for (const { from, to } of candidates) {
    if (renames.every(known => known.from !== from && known.to !== to)) renames.push({ from, to });
  }
  return renames;
}

/** A redirect from the old address proves that the page is the same. Without one, the words have to be alike. */
function score(from: string, to: string, was: Side, now: Side): number {
  const [before, after] = [was.document(from), now.document(to)];
  if (!before || !after) return 0;
  const alike = isSame(before, after)
    ? 1
    : likeness([before.title, before.blocks], [after.title, after.blocks]);
  return listOf(after.redirects).includes(from) ? 1 + alike : alike;
}
