// Thousands of pairs of changes that nobody has thought of, on all documents of two sites.
import { expect, it } from 'vitest';
import { wordsIn } from '../../../tests/support/composer/unique-words.ts';
import {
  mistakesIn,
  type Triple,
  textFor,
  tripleByDeeds,
  tripleByEditor,
} from '../../../tests/support/documents/triples.ts';
import { SECOND_CONTENT } from '../../../tests/support/site/site.ts';
import { size } from '../../../tests/support/size.ts';
import { isFields, isSame } from '../../base/json-value.ts';
import { withIds } from '../../document/merge/ids.ts';
import { type MergedDocument, mergeDocuments } from '../../document/merge/merge.ts';
import type { AskedConflict } from '../../document/merge/merged-part.ts';
import { mergedSteps } from '../../document/steps/merge.ts';
import { stepped } from '../../document/steps/steps.ts';
import { stepsBetween } from '../../document/steps/steps-between.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { mergeSites } from './sites.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isFields(value)) return [];
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(idsIn)];
};
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const countsOf = (items: string[]) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};
const sentencesIn = (value: unknown) =>
  countsOf(textsIn(value).flatMap(text => [...sentences.segment(text)].map(({ segment }) => segment.trim())));
const twice = (items: string[]) => items.filter((item, index) => items.indexOf(item) < index);

/** Lists the questions of a merge under the ids that the authors wrote, because the merge renames one of two equal ids. */
function askedIn({ conflicts, ids }: MergedDocument): AskedConflict[] {
  const written = new Map([...ids].map(([before, after]) => [after, before]));
  return withIds(conflicts, written) as AskedConflict[];
}

/** What a conflict asks, without the names of the sides. */
const swapped = ({ is, at, base, ours, theirs }: AskedConflict) =>
  JSON.stringify([is, at, base, theirs, ours]);
const asked = ({ is, at, base, ours, theirs }: AskedConflict) => JSON.stringify([is, at, base, ours, theirs]);

/** Each word stands in the merged document as often as on its side, or its value is asked about. */
function expectNoWordLost({ ours, theirs }: Triple, { value, conflicts }: MergedDocument): number {
  let count = 0;
  for (const side of ['ours', 'theirs'] as const) {
    const own = countsOf(wordsIn(textsIn({ ours, theirs }[side]).join('\n')));
    const merged = countsOf(wordsIn(textsIn(value).join('\n')));
    const waiting = new Set(wordsIn(textsIn(conflicts.map(conflict => conflict[side])).join('\n')));
    for (const [word, times] of own) {
      if (!word.startsWith(side[0] ?? '')) continue;
      count += 1;
      const now = merged.get(word) ?? 0;
      if (!waiting.has(word)) expect([word, now]).toEqual([word, times]);
      else expect(now).toBeLessThanOrEqual(times);
    }
  }
  return count;
}

/** An old sentence stands as often as both sides make it, or as often as one that has changed its number alone. */
function expectOldSentences({ base, ours, theirs }: Triple, { value }: MergedDocument): void {
  const [was, own, other, now] = [base, ours, theirs, value].map(sentencesIn) as Map<string, number>[];
  for (const [sentence, count] of was ?? []) {
    const [mine, yours, merged] = [own, other, now].map(counts => counts?.get(sentence) ?? 0) as number[];
    const both = (mine ?? 0) + (yours ?? 0) - count;
    const may = [mine, yours, both].map(Number);
    expect([sentence, (merged ?? 0) >= Math.min(...may), (merged ?? 0) <= Math.max(...may)]).toEqual([
      sentence,
      true,
      true,
    ]);
  }
}

/** Returns whether nothing has to be asked. */
function prove(triple: Triple): { isClear: boolean; words: number } {
  const { base, ours, theirs } = triple;
  const merged = mergeDocuments(base, ours, theirs);
  const mirrored = mergeDocuments(base, theirs, ours);
  expect(askedIn(mirrored).map(swapped).sort()).toEqual(askedIn(merged).map(asked).sort());
  for (const [side, value] of [
    [mergeDocuments(base, ours, base), ours],
    [mergeDocuments(base, base, theirs), theirs],
    [mergeDocuments(base, ours, ours), ours],
  ] as const)
    expect([side.value, side.conflicts]).toEqual([value, []]);
  const words = expectNoWordLost(triple, merged);
  if (merged.conflicts.length === 0) expectOldSentences(triple, merged);
  expectSameAsSteps(triple, merged);
  const known = new Set([...twice(idsIn(ours)), ...twice(idsIn(theirs))]);
  expect(twice(idsIn(merged.value)).filter(id => !known.has(id))).toEqual([]);
  for (const take of ['ours', 'theirs'] as const) expectTaken(take, triple);
  return { isClear: merged.conflicts.length === 0, words };
}

/** Our changes as steps on their version come to the same words, in whatever order both have added items. */
function expectSameAsSteps({ base, ours, theirs }: Triple, { value, conflicts, ids }: MergedDocument): void {
  const { steps, conflicts: refused } = mergedSteps(stepsBetween(base, ours), { base, now: theirs });
  if (conflicts.length > 0 || refused.length > 0 || ids.size > 0) return;
  const stood = steps.reduce<unknown>((now, step) => stepped(now, step), theirs);
  expect(textsIn(value).sort()).toEqual(textsIn(stood).sort());
}

/** With every answer for one side, nothing is left to ask and none of its words is lost. */
function expectTaken(take: 'ours' | 'theirs', { base, ours, theirs }: Triple): void {
  const settled = mergeDocuments(base, ours, theirs, { answer: () => take });
  expect(settled.conflicts).toEqual([]);
  const words = wordsIn(textsIn(settled.value).join('\n'));
  const own = wordsIn(textsIn({ ours, theirs }[take]).join('\n'));
  expect(own.filter(word => word.startsWith(take[0] ?? '') && !words.includes(word))).toEqual([]);
}

/** The file says what the value says, and passes the check unless something is asked. */
function expectWritten({ file, base, ours, theirs }: Triple, library: Library): void {
  const filesOf = (value: unknown) => new Map([[file, Buffer.from(textFor(value))]]);
  const textIn = (files: Map<string, Buffer>) => String(files.get(file));
  const plain = mergeSites(filesOf(base), filesOf(ours), filesOf(theirs));
  expect(isSame(JSON.parse(textIn(plain.files)), mergeDocuments(base, ours, theirs).value)).toBe(true);
  const check = (files: Map<string, Buffer>) => mistakesIn(library, file, textIn(files));
  const merged = mergeSites(filesOf(base), filesOf(ours), filesOf(theirs), { check });
  expect(merged.problems).toEqual([]);
  if (merged.conflicts.length === 0)
    expect(check(merged.files).length).toBeLessThanOrEqual(
      Math.max(check(filesOf(ours)).length, check(filesOf(theirs)).length),
    );
}

/** The full size runs in slices, so that each test ends in time. */
const SLICES = size(1, 20);

const PAIRS = [
  { name: 'the first site', site: '.', by: 'deeds', make: tripleByDeeds, count: size(12, 10_000) },
  {
    name: 'the second site',
    site: SECOND_CONTENT,
    by: 'deeds',
    make: tripleByDeeds,
    count: size(25, 10_000),
  },
  { name: 'the first site', site: '.', by: 'an editor', make: tripleByEditor, count: size(12, 1500) },
  {
    name: 'the second site',
    site: SECOND_CONTENT,
    by: 'an editor',
    make: tripleByEditor,
    count: size(20, 1500),
  },
].flatMap(one =>
  Array.from({ length: SLICES }, (_, at) => ({ ...one, slice: at + 1, count: one.count / SLICES })),
);

it.each(PAIRS)('merges pairs of changes to $name by $by, slice $slice', ({ site, make, count, slice }) => {
  const library = openLibrary(site, process.cwd());
  let [clear, words] = [0, 0];
  for (let index = (slice - 1) * count; index < slice * count; index += 1) {
    const seed = 20_261_128 + index * 7919;
    const triple = make(library, seed);
    try {
      const proven = prove(triple);
      expectWritten(triple, library);
      words += proven.words;
      clear += Number(proven.isClear);
    } catch (error) {
      throw new Error(`The pair of the seed ${seed}, of ${triple.file}: ${error}`, { cause: error });
    }
  }
  expect(words).toBeGreaterThan(count);
  // A merge that asks about everything would lose no word either.
  expect(clear / count).toBeGreaterThanOrEqual(0.8);
});
