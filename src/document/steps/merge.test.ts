// Steps of one side, on what the other side has made of the same version.
import { expect, it } from 'vitest';
import { mergedSteps } from './merge.ts';
import { stepped } from './steps.ts';
import { stepsBetween } from './steps-between.ts';

const [one, two, three, four, five] = ['Apples', 'Bread', 'Cheese', 'Dates', 'Eggs'].map(title => ({
  title,
  text: `All about ${title.toLowerCase()}.`,
}));
const base = { title: 'A', items: [one, two, three, four] };
const words = (item: object | undefined, text = 'Other words.') => ({ ...item, text });

it.each<{ name: string; mine: object; theirs: object; out?: object; conflicts?: object[] }>([
  {
    name: 'words in an item that they have moved',
    mine: { ...base, items: [one, words(two), three, four] },
    theirs: { ...base, items: [one, three, four, two] },
    out: { ...base, items: [one, three, four, words(two)] },
  },
  {
    name: 'an item that they have added too, once',
    mine: { ...base, items: [...base.items, five] },
    theirs: { ...base, items: [five, ...base.items] },
  },
  {
    name: 'two equal items of which they have added one',
    mine: { ...base, items: [...base.items, five, five] },
    theirs: { ...base, items: [...base.items, five] },
    out: { ...base, items: [...base.items, five, five] },
  },
  {
    name: 'an item that they have taken away too',
    mine: { ...base, items: [one, three, four] },
    theirs: { ...base, title: 'B', items: [one, three, four] },
  },
  {
    name: 'an item that they have changed, which stays',
    mine: { ...base, items: [one, three, four] },
    theirs: { ...base, items: [one, words(two), three, four] },
    conflicts: [{ index: 0, path: ['items', 1], base: two, theirs: words(two) }],
  },
  {
    name: 'words of an item that they have taken away, and others beside it',
    mine: { ...base, title: 'B', items: [one, words(two), three, four] },
    theirs: { ...base, items: [one, three, four] },
    out: { ...base, title: 'B', items: [one, three, four] },
    conflicts: [{ index: 1, mine: 'Other words.', base: two?.text }],
  },
  {
    name: 'the whole of an item that they have written anew as well',
    mine: { ...base, items: [one, five, three, four] },
    theirs: { ...base, items: [one, { title: 'Figs', text: 'Eaten dried.' }, three, four] },
    conflicts: [
      { index: 0, path: ['items', 1, 'title'], base: 'Bread', mine: 'Eggs', theirs: 'Figs' },
      { index: 1, path: ['items', 1, 'text'], base: two?.text, mine: five?.text, theirs: 'Eaten dried.' },
    ],
  },
  {
    name: 'a move of an item that they have taken away',
    mine: { ...base, items: [one, three, four, two] },
    theirs: { ...base, items: [one, three, four] },
  },
  {
    name: 'a move of an item that they have moved elsewhere, which stays there',
    mine: { ...base, items: [four, one, two, three] },
    theirs: { ...base, items: [one, four, two, three] },
    conflicts: [{ index: 0, path: ['items', 1], base: four, theirs: four }],
  },
  {
    name: 'a move of an item beside which they have moved another one',
    mine: { ...base, items: [two, three, four, one] },
    theirs: { ...base, items: [two, one, three, four] },
    out: { ...base, items: [two, three, four, one] },
  },
  {
    name: 'the same move',
    mine: { ...base, items: [four, one, two, three] },
    theirs: { ...base, items: [four, one, two, three, five] },
  },
  {
    name: 'the same value',
    mine: { ...base, title: 'B' },
    theirs: { title: 'B', items: base.items },
  },
  {
    name: 'another name of a field that they have given too',
    mine: { heading: 'A', items: base.items },
    theirs: { heading: 'A', items: [one] },
  },
  {
    name: 'an item whose fields they have only put into another order',
    mine: { ...base, items: [one, three, four] },
    theirs: { items: [one, { text: two?.text, title: two?.title }, three, four], title: 'A' },
    out: { ...base, items: [one, three, four] },
  },
])('$name', ({ mine, theirs, out = theirs, conflicts = [] }) => {
  const { steps, conflicts: found } = mergedSteps(stepsBetween(base, mine), { base, now: theirs });
  expect(found).toEqual(conflicts);
  expect(steps.reduce<unknown>((now, step) => stepped(now, step), theirs)).toEqual(out);
});
