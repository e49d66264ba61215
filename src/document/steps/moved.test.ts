// Where things go: the map of a deed leads every text to where the same text is afterwards, and none to another one.
import { describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { type Path, valueAt } from '../../base/json-value.ts';
import { gapAfter, type Hop, hopOf, pathAfter } from './moved.ts';
import { type BareStep, stepped } from './steps.ts';

type PlacedStep = BareStep & { path: Path };

let count = 0;
/** Each text occurs once. */
function text(): string {
  count += 1;
  return `text ${count}`;
}
const item = () => ({ title: text(), parts: [text(), text()] });

const page = () => ({
  title: text(),
  values: { one: { a: text() }, two: { a: text() } },
  blocks: [
    { heading: text(), items: [item(), item(), item()] },
    { heading: text() },
    { heading: text(), items: [item()] },
  ],
});

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, isList ? Number(name) : name]),
  );
}

function expectRight(deeds: PlacedStep[]): void {
  const before = page();
  const texts = textsIn(before);
  let now: unknown = before;
  const hops: Hop[] = [];
  for (const deed of deeds) {
    const after = stepped(now, deed);
    if (after === undefined) continue;
    hops.push(hopOf(deed, now));
    now = after;
  }
  const left = new Map(textsIn(now).map(({ path, text }) => [text, path]));
  for (const { path, text } of texts) expect(pathAfter(path, hops), text).toEqual(left.get(text));
}

const DEEDS: { [name: string]: PlacedStep } = {
  'an item is put in at the start': { do: 'insert', path: ['blocks'], at: 0, value: item() },
  'an item is put in at the end': { do: 'insert', path: ['blocks', 0, 'items'], at: 3, value: item() },
  'an item is put into a list that there was not': {
    do: 'insert',
    path: ['blocks', 1, 'items'],
    at: 0,
    value: item(),
  },
  'an item moves up': { do: 'move', path: ['blocks'], at: 2, to: 0 },
  'an item moves down': { do: 'move', path: ['blocks', 0, 'items'], at: 0, to: 2 },
  'an item goes': { do: 'remove', path: ['blocks', 0, 'items', 1] },
  'the last item goes': { do: 'remove', path: ['blocks', 2, 'items', 0] },
  'a field goes, with all that is in it': { do: 'unset', path: ['blocks', 0, 'items'] },
  'an entry gets another name': { do: 'rename', path: ['values', 'one'], to: 'uno' },
};

describe('everything is where it was, or where it went, when', () => {
  it.each(Object.entries(DEEDS))('%s', (_, deed) => expectRight([deed]));
});

it.each(Array.from({ length: size(30, 1000) }, (_, seed) => seed))(
  'deeds follow each other at random, %i',
  seed => {
    const below = dice(seed);
    const others = Object.values(DEEDS);
    const lists: Path[] = [
      ['blocks'],
      ['blocks', 0, 'items'],
      ['blocks', 1, 'items'],
      ['blocks', 2, 'items'],
    ];
    const deeds = Array.from({ length: 1 + below(9) }, (): PlacedStep => {
      const path = lists[below(lists.length)] ?? [];
      const kind = below(4);
      if (kind === 0) return { do: 'insert', path, at: below(4), value: item() };
      if (kind === 1) return { do: 'move', path, at: below(4), to: below(4) };
      if (kind === 2) return { do: 'remove', path: [...path, below(4)] };
      return others[below(others.length)] ?? { do: 'remove', path };
    });
    expectRight(deeds);
  },
);

it('a place between two items stays behind the one before it, or the next one before that', () => {
  const list = { items: ['a', 'b', 'c'] };
  const hopsOf = (deed: BareStep) => [hopOf({ path: ['items'], ...deed }, list)];
  const gap = (at: number, deed: PlacedStep) => gapAfter(['items'], at, [hopOf(deed, list)]);
  expect(gapAfter(['items'], 2, hopsOf({ do: 'insert', at: 0, value: 'new' }))).toBe(3);
  expect(gapAfter(['items'], 3, hopsOf({ do: 'move', at: 2, to: 0 }))).toBe(1);
  expect(gap(2, { do: 'remove', path: ['items', 1] })).toBe(1);
  expect(gap(0, { do: 'move', path: ['items'], at: 0, to: 2 })).toBe(0);
  expect(gap(1, { do: 'remove', path: ['items', 0] })).toBe(0);
});

it('a field that has the name of something that every object has is its own', () => {
  const document = { values: { constructor: 'a' } };
  const hop = hopOf({ do: 'rename', path: ['values', 'constructor'], to: 'maker' }, document);
  expect(pathAfter(['values', 'constructor'], [hop])).toEqual(['values', 'maker']);
  expect(pathAfter(['values', 'toString'], [hop])).toEqual(['values', 'toString']);
  expect(valueAt(document, ['values', 'toString'])).toBeUndefined();
});
