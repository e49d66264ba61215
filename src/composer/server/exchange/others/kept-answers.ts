// Keeps the answers to questions about the others' work until that is brought, so that a window can be closed in between.
import { join } from 'node:path';
import { readUpTo } from '../../../../base/files/bounded.ts';
import { makeFolder } from '../../../../base/files/folder.ts';
import { saveText } from '../../../../base/files/save.ts';
import { isFields } from '../../../../base/json-value.ts';
import { keptPlace } from '../../../../base/kept-place.mjs';
import type { ExchangeAnswer } from '../../../model/exchange.ts';

/** Answers about one work: what comes from the others, or a file. */
type KeptAnswers = { work: string; answers: ExchangeAnswer[] };

/** More files than anybody has open at once. */
const MOST_WORKS = 10;
const MOST_BYTES = 2_000_000;

const placeIn = (root: string): string => join(keptPlace(root), 'answers.json');

export function keptAnswers(root: string, work: string): ExchangeAnswer[] {
  return allKept(root).find(kept => kept.work === work)?.answers ?? [];
}

/** Replaces the answers that were kept for this work. Deletes the answers for the oldest works if there is no room. */
export function keepAnswers(root: string, work: string, answers: ExchangeAnswer[]): void {
  const before = allKept(root);
  const others = before.filter(kept => kept.work !== work);
  if (answers.length === 0 && others.length === before.length) return;
  const all = [...others, ...(answers.length > 0 ? [{ work, answers }] : [])].slice(-MOST_WORKS);
  while (all.length > 1 && JSON.stringify(all).length > MOST_BYTES) all.shift();
  makeFolder(keptPlace(root));
  saveText(placeIn(root), JSON.stringify(all));
}

/** An earlier version may have kept something else there. */
function allKept(root: string): KeptAnswers[] {
  try {
    const kept: unknown = JSON.parse(String(readUpTo(placeIn(root), 2 * MOST_BYTES)));
    if (!Array.isArray(kept)) return [];
    return kept.filter(one => isFields(one) && typeof one.work === 'string' && Array.isArray(one.answers));
  } catch {
    return [];
  }
}
