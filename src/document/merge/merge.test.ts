// Two versions of a document that two people have made of the same one. Each is merged both ways round.
import { expect, it } from 'vitest';
import { mergeDocuments } from './merge.ts';
import type { MergeConflict, Take } from './merged-part.ts';

const [one, two, three, four, five] = ['Apples', 'Bread', 'Cheese', 'Dates', 'Eggs'].map(title => ({
  title,
  text: `All about ${title.toLowerCase()}.`,
}));
const base = { title: 'A', price: 10, items: [one, two, three, four] };
const words = (item: object | undefined, text = 'Other words.') => ({ ...item, text });
const page = (...blocks: object[]) => ({ title: 'A', blocks });
const TEXT = 'We write. We check. We send.';
const [hero, prose, list] = [
  { type: 'hero', heading: 'Reports', intro: TEXT },
  { type: 'prose', text: 'All about the reports that we write.' },
  { type: 'list', items: ['One report', 'Two reports', 'Three reports'] },
];

const swapped = ({ ours, theirs, ...rest }: MergeConflict) => ({
  ...rest,
  ...(theirs !== undefined && { ours: theirs }),
  ...(ours !== undefined && { theirs: ours }),
});
const places = (conflicts: MergeConflict[]) => conflicts.map(({ path, ...conflict }) => conflict);

/** "mirrored" is the merge with the sides exchanged, where that is not the same. */
it.each<{
  name: string;
  base?: object;
  ours: object;
  theirs: object;
  out: object;
  mirrored?: object;
  conflicts?: object[];
  both?: object[];
}>([
  {
    name: 'keeps a field of each side',
    ours: { ...base, title: 'B' },
    theirs: { ...base, price: 12 },
    out: { ...base, title: 'B', price: 12 },
  },
  {
    name: 'puts a new field behind the one that it follows',
    ours: { title: 'A', intro: 'I', price: 10, items: base.items },
    theirs: { ...base, closing: 'C' },
    out: { title: 'A', intro: 'I', price: 10, items: base.items, closing: 'C' },
  },
  {
    name: 'merges an object that both have begun field by field',
    ours: { ...base, image: { src: '/a.jpg' } },
    theirs: { ...base, image: { alt: 'A' } },
    out: { ...base, image: { src: '/a.jpg', alt: 'A' } },
  },
  {
    name: 'takes a field away that the other side has left alone',
    ours: { title: 'A', items: base.items },
    theirs: { ...base, title: 'B' },
    out: { title: 'B', items: base.items },
  },
  {
    name: 'asks about a field that one has taken away and the other changed',
    ours: { title: 'A', items: base.items },
    theirs: { ...base, price: 12 },
    out: { ...base, price: 12 },
    mirrored: { title: 'A', items: base.items },
    conflicts: [{ is: 'value', at: ['price'], path: ['price'], base: 10, theirs: 12 }],
  },
  {
    name: 'asks about a price that both have changed',
    ours: { ...base, price: 11 },
    theirs: { ...base, price: 12 },
    out: { ...base, price: 12 },
    mirrored: { ...base, price: 11 },
    conflicts: [{ is: 'value', at: ['price'], path: ['price'], base: 10, ours: 11, theirs: 12 }],
  },
  {
    name: 'asks nothing about the same price',
    ours: { ...base, price: 12 },
    theirs: { ...base, price: 12, title: 'B' },
    out: { ...base, price: 12, title: 'B' },
  },
  {
    name: 'keeps words in an item that the other side has moved',
    ours: { ...base, items: [one, words(two), three, four] },
    theirs: { ...base, items: [one, three, four, two] },
    out: { ...base, items: [one, three, four, words(two)] },
  },
  {
    name: 'keeps what both have added, theirs first',
    ours: { ...base, items: [...base.items, five] },
    theirs: { ...base, items: [...base.items, { title: 'Figs', text: 'Dried.' }] },
    out: { ...base, items: [...base.items, { title: 'Figs', text: 'Dried.' }, five] },
    mirrored: { ...base, items: [...base.items, five, { title: 'Figs', text: 'Dried.' }] },
  },
  {
    name: 'keeps an item once that both have added',
    ours: { ...base, items: [five, ...base.items] },
    theirs: { ...base, items: [...base.items, five] },
    out: { ...base, items: [...base.items, five] },
    mirrored: { ...base, items: [five, ...base.items] },
  },
  {
    name: 'asks about an item that each has written wholly anew, as the same item',
    base: page({ type: 'list', items: ['Apples are red', 'Bread is brown', 'Cheese is yellow'] }),
    ours: page({ type: 'list', items: ['Apples are red', 'We send by post', 'Cheese is yellow'] }),
    theirs: page({ type: 'list', items: ['Apples are red', 'Nobody calls', 'Cheese is yellow'] }),
    out: page({ type: 'list', items: ['Apples are red', 'Nobody calls', 'Cheese is yellow'] }),
    mirrored: page({ type: 'list', items: ['Apples are red', 'We send by post', 'Cheese is yellow'] }),
    conflicts: [
      {
        is: 'value',
        at: ['blocks', 0, 'items', 1],
        path: ['blocks', 0, 'items', 1],
        base: 'Bread is brown',
        ours: 'We send by post',
        theirs: 'Nobody calls',
      },
    ],
  },
  {
    name: 'gives our block another id if both have begun the same one, and our links follow',
    base: page(hero),
    ours: page({ ...hero, link: '#new' }, { type: 'prose', id: 'new', text: 'Ours [there](#new).' }),
    theirs: page(hero, { type: 'list', id: 'new', items: ['Theirs'] }),
    out: page(
      { ...hero, link: '#new-2' },
      { type: 'list', id: 'new', items: ['Theirs'] },
      { type: 'prose', id: 'new-2', text: 'Ours [there](#new-2).' },
    ),
    mirrored: page(
      { ...hero, link: '#new' },
      { type: 'prose', id: 'new', text: 'Ours [there](#new).' },
      { type: 'list', id: 'new-2', items: ['Theirs'] },
    ),
  },
  {
    name: 'moves what one has moved, and other items that the other has',
    ours: { ...base, items: [two, one, three, four] },
    theirs: { ...base, items: [one, two, four, three] },
    out: { ...base, items: [two, one, four, three] },
  },
  {
    name: 'moves across each other',
    ours: { ...base, items: [two, three, four, one] },
    theirs: { ...base, items: [four, one, two, three] },
    out: { ...base, items: [four, two, three, one] },
  },
  {
    name: 'asks about an item that both have moved, each elsewhere',
    ours: { ...base, items: [four, one, two, three] },
    theirs: { ...base, items: [one, four, two, three] },
    out: { ...base, items: [one, four, two, three] },
    mirrored: { ...base, items: [four, one, two, three] },
    conflicts: [
      {
        is: 'order',
        at: ['items'],
        path: ['items'],
        base: base.items,
        ours: [four, one, two, three],
        theirs: [one, four, two, three],
      },
    ],
  },
  {
    name: 'puts a new item behind the one that it follows, wherever that has moved',
    ours: { ...base, items: [one, two, five, three, four] },
    theirs: { ...base, items: [one, three, four, two] },
    out: { ...base, items: [one, three, four, two, five] },
  },
  {
    name: 'takes an item away that the other side has only moved',
    ours: { ...base, items: [one, three, four] },
    theirs: { ...base, items: [one, three, four, two] },
    out: { ...base, items: [one, three, four] },
  },
  {
    name: 'asks about an item that one has taken away and the other changed',
    ours: { ...base, items: [one, three, four] },
    theirs: { ...base, items: [one, words(two), three, four] },
    out: { ...base, items: [one, words(two), three, four] },
    mirrored: { ...base, items: [one, three, four] },
    conflicts: [{ is: 'item', at: ['items', 1], path: ['items', 1], base: two, theirs: words(two) }],
  },
  {
    name: 'merges a text in which each has changed another sentence, and names it',
    base: page(hero, prose),
    ours: page({ ...hero, intro: 'We write well. We check. We send.' }, prose),
    theirs: page({ ...hero, intro: 'We write. We check. We send it.' }, prose, list),
    out: page({ ...hero, intro: 'We write well. We check. We send it.' }, prose, list),
    both: [['blocks', 0, 'intro']],
  },
  {
    name: 'asks about a sentence that both have changed',
    base: page(hero),
    ours: page({ ...hero, intro: 'We write. We check twice. We send.' }),
    theirs: page({ ...hero, intro: 'We write. We check all. We send.' }),
    out: page({ ...hero, intro: 'We write. We check all. We send.' }),
    mirrored: page({ ...hero, intro: 'We write. We check twice. We send.' }),
    conflicts: [
      {
        is: 'value',
        at: ['blocks', 0, 'intro'],
        path: ['blocks', 0, 'intro'],
        base: TEXT,
        ours: 'We write. We check twice. We send.',
        theirs: 'We write. We check all. We send.',
      },
    ],
  },
])('$name', ({ base: from = base, ours, theirs, out, mirrored = out, conflicts = [], both = [] }) => {
  const merged = mergeDocuments(from, ours, theirs);
  expect([merged.value, merged.conflicts, merged.both]).toEqual([out, conflicts, both]);
  expect(Object.keys(merged.value as object)).toEqual(Object.keys(out));
  const other = mergeDocuments(from, theirs, ours);
  expect([other.value, other.both]).toEqual([mirrored, both]);
  expect(places(other.conflicts.map(swapped))).toEqual(places(merged.conflicts));
});

it.each<{ name: string; base?: object; ours: object; theirs: object; take: Take; out: object }>([
  {
    name: 'our price',
    ours: { ...base, price: 11 },
    theirs: { ...base, price: 12 },
    take: 'ours',
    out: { ...base, price: 11 },
  },
  {
    name: 'our item, which they took away',
    ours: { ...base, items: [one, words(two), three, four] },
    theirs: { ...base, items: [one, three] },
    take: 'ours',
    out: { ...base, items: [one, words(two), three] },
  },
  {
    name: 'our taking away of an item',
    ours: { ...base, items: [one, three, four] },
    theirs: { ...base, items: [one, words(two), three, four] },
    take: 'ours',
    out: { ...base, items: [one, three, four] },
  },
  {
    name: 'our order, in which the items of both stand',
    ours: { ...base, items: [four, one, five, two, three] },
    theirs: { ...base, items: [one, four, words(two, 'All about bread and butter.'), three] },
    take: 'ours',
    out: { ...base, items: [four, one, five, words(two, 'All about bread and butter.'), three] },
  },
  {
    name: 'the sentences of both, theirs first',
    ours: { ...base, title: 'Ours. And more.' },
    theirs: { ...base, title: 'Theirs.' },
    take: 'both',
    out: { ...base, title: 'Theirs. Ours. And more.' },
  },
  {
    name: 'theirs where both cannot stand',
    ours: { ...base, title: 'Ours' },
    theirs: { ...base, title: 'Theirs' },
    take: 'both',
    out: { ...base, title: 'Theirs' },
  },
  {
    name: 'a third price',
    ours: { ...base, price: 11 },
    theirs: { ...base, price: 12 },
    take: { value: 13 },
    out: { ...base, price: 13 },
  },
  {
    name: 'the points of both, theirs first',
    base: { points: ['Flat', 'Dry'], after: ['End'] },
    ours: { points: ['Oak and level', 'Dry'], after: ['End'] },
    theirs: { points: ['Made of ash', 'Dry'], after: ['End'] },
    take: 'both',
    out: { points: ['Made of ash', 'Oak and level', 'Dry'], after: ['End'] },
  },
  {
    name: 'their cell, as a row has one in each column',
    base: { rows: [['Flat', 'Dry']] },
    ours: { rows: [['Oak and level', 'Dry']] },
    theirs: { rows: [['Made of ash', 'Dry']] },
    take: 'both',
    out: { rows: [['Made of ash', 'Dry']] },
  },
  {
    name: 'the sentences of both in one cell',
    base: { rows: [['It is flat.', 'Dry']] },
    ours: { rows: [['It is of oak.', 'Dry']] },
    theirs: { rows: [['It is of ash.', 'Dry']] },
    take: 'both',
    out: { rows: [['It is of ash. It is of oak.', 'Dry']] },
  },
])('takes by answer $name', ({ base: from = base, ours, theirs, take, out }) => {
  const merged = mergeDocuments(from, ours, theirs, { answer: () => take });
  expect([merged.value, merged.conflicts]).toEqual([out, []]);
});

it('asks about a whole list where only one of the two can stand', () => {
  const [ours, theirs] = [
    { ...base, items: [...base.items, five] },
    { ...base, items: [words(one), two, three, four] },
  ];
  const merged = mergeDocuments(base, ours, theirs, { whole: [['items']] });
  expect(merged.value).toEqual(theirs);
  expect(merged.conflicts).toMatchObject([{ is: 'value', at: ['items'], path: ['items'] }]);
});
