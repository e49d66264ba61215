// The steps between two values lead from the one to the other, in the document and in its text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyPlace, deedAt, oneOf, type Roll } from '../../../tests/support/documents/random-deeds.ts';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../tests/support/site/site.ts';
import { size } from '../../../tests/support/size.ts';
import { isSame } from '../../base/json-value.ts';
import { keptFiles } from '../../change/journal/kept-files.ts';
import { applyEdits } from '../json/edits.ts';
import { mergedSteps } from './merge.ts';
import { editsOf } from './step-edits.ts';
import { type PlacedStep, stepped } from './steps.ts';
import { stepsBetween } from './steps-between.ts';

const [one, two, three, four] = ['Apples', 'Bread', 'Cheese', 'Dates'].map(title => ({ title, text: title }));
const page = (...items: unknown[]) => ({ title: 'A', items });

describe('between two documents stand', () => {
  it.each<{ name: string; before: unknown; after: unknown; steps: PlacedStep[] }>([
    {
      name: 'no steps, if fields stand in another order',
      before: { a: 1, b: { c: 2, d: 3 } },
      after: { b: { d: 3, c: 2 }, a: 1 },
      steps: [],
    },
    {
      name: 'other words',
      before: page(one, two),
      after: page(one, { ...two, text: 'Butter' }),
      steps: [{ do: 'set', path: ['items', 1, 'text'], value: 'Butter' }],
    },
    {
      name: 'words in an item that moves',
      before: page(one, two, three),
      after: page({ ...three, text: 'Curd' }, one, two),
      steps: [
        { do: 'move', path: ['items'], at: 2, to: 0 },
        { do: 'set', path: ['items', 0, 'text'], value: 'Curd' },
      ],
    },
    {
      name: 'one move for an item that goes to the end',
      before: page(one, two, three, four),
      after: page(two, three, four, one),
      steps: [{ do: 'move', path: ['items'], at: 0, to: 3 }],
    },
    {
      name: 'an item that comes and two that go',
      before: page(one, two, three),
      after: page(two, 'Dates'),
      steps: [
        { do: 'remove', path: ['items', 0] },
        { do: 'remove', path: ['items', 1] },
        { do: 'insert', path: ['items'], at: 1, value: 'Dates' },
      ],
    },
    {
      name: 'words of an item that is written anew in its place',
      before: page('Apples', 'Bread', 'Cheese'),
      after: page('Apples', 'Butter', 'Cheese'),
      steps: [{ do: 'set', path: ['items', 1], value: 'Butter' }],
    },
    {
      name: 'a field that comes behind another one, and one that goes',
      before: { title: 'A', note: 'B' },
      after: { menu: 'C', title: 'A', hint: 'D' },
      steps: [
        { do: 'set', path: ['menu'], value: 'C', behind: null },
        { do: 'set', path: ['hint'], value: 'D', behind: 'title' },
        { do: 'unset', path: ['note'] },
      ],
    },
    {
      name: 'another name of a field',
      before: { values: { cost: '$ 5' } },
      after: { values: { price: '$ 5' } },
      steps: [{ do: 'rename', path: ['values', 'cost'], to: 'price' }],
    },
    {
      name: 'a value of another kind, as a whole',
      before: { text: 'A' },
      after: { text: ['A', 'B'] },
      steps: [{ do: 'set', path: ['text'], value: ['A', 'B'] }],
    },
  ])('$name', ({ before, after, steps }) => expect(stepsBetween(before, after)).toEqual(steps));
});

const SITES = ['.', SECOND_CONTENT];
const DOCUMENTS = SITES.flatMap(site =>
  keptFiles(site)
    .filter(file => file.endsWith('.json'))
    .map(file => readFileSync(join(site, file), 'utf8')),
);

function changed(value: unknown, count: number, roll: Roll): unknown {
  let now = value;
  for (let turn = 0; turn < count; turn += 1) {
    const deed = deedAt(now, anyPlace(now, roll), roll);
    now = (deed && stepped(now, deed)) ?? now;
  }
  return now;
}

function expectToLead(text: string, after: unknown): void {
  const before = JSON.parse(text);
  const steps = stepsBetween(before, after);
  const value = steps.reduce<unknown>((now, step) => stepped(now, step), before);
  expect(isSame(value, after)).toBe(true);
  expect(isSame(JSON.parse(applyEdits(text, editsOf(text, steps))), after)).toBe(true);
  expect(mergedSteps(steps, { base: before, now: JSON.parse(text) })).toMatchObject({ steps, conflicts: [] });
  expect(mergedSteps(steps, { base: before, now: after })).toMatchObject({ steps: [], conflicts: [] });
}

it.each(Array.from({ length: size(60, 3000) }, (_, seed) => seed))(
  'they lead from any document to any other one, %i',
  seed => {
    const roll = dice(seed);
    const text = oneOf(roll, DOCUMENTS);
    const other = roll(6) === 0 ? JSON.parse(oneOf(roll, DOCUMENTS)) : JSON.parse(text);
    expectToLead(text, changed(other, roll(12), roll));
  },
);
