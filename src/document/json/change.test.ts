import { describe, expect, it, test } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import type { Path } from '../../base/json-value.ts';
import { changeValue } from './change.ts';
import { EditError } from './edits.ts';

const PAGE = `{
  "title": "Prior learning",
  "blocks": [
    {
      "type": "panels",
      "items": [
        { "title": "You bring", "list": ["Payslips", "Photos"], "mark": "tick" },
        {
          "title": "We bring",
          "list": [
            "Order",
            "Patience"
          ]
        }
      ]
    }
  ]
}
`;

const ITEM: Path = ['blocks', 0, 'items', 0];

type Case = { name: string; path: Path; value: unknown; from: string; to: string };

const CASES: Case[] = [
  {
    name: 'gives a field another name and leaves its line alone',
    path: ITEM,
    value: { title: 'You bring', points: ['Payslips', 'Photos'], mark: 'tick' },
    from: '"list": ["Pay',
    to: '"points": ["Pay',
  },
  {
    name: 'changes what is inside a renamed field as well',
    path: ['blocks', 0, 'items', 1],
    value: { title: 'We bring', points: ['Order', 'Calm', 'Patience'] },
    from: '"list": [\n            "Order",\n',
    to: '"points": [\n            "Order",\n            "Calm",\n',
  },
  {
    name: 'takes out a field whose value has gone',
    path: ITEM,
    value: { title: 'You bring', list: ['Payslips', 'Photos'] },
    from: ', "mark": "tick"',
    to: '',
  },
  {
    name: 'adds a field behind the one that it follows',
    path: ITEM,
    value: { title: 'You bring', text: 'Two things.', list: ['Payslips', 'Photos'], mark: 'tick' },
    from: '"You bring", ',
    to: '"You bring", "text": "Two things.", ',
  },
  {
    name: 'adds a first field in front of the others, and touches none of them',
    path: ITEM,
    value: { id: 'bring', title: 'You bring', list: ['Payslips', 'Photos'], mark: 'tick' },
    from: '"title": "You bring"',
    to: '"id": "bring", "title": "You bring"',
  },
  {
    name: 'takes an item out of the middle of a list',
    path: ITEM,
    value: { title: 'You bring', list: ['Photos'], mark: 'tick' },
    from: '"Payslips", ',
    to: '',
  },
];

describe('a value in place of another', () => {
  for (const { name, path, value, from, to } of CASES) {
    test(name, () => {
      expect(PAGE).toContain(from);
      expect(changeValue(PAGE, path, value)).toBe(PAGE.replace(from, () => to));
    });
  }

  it('touches nothing where nothing changes', () => {
    expect(changeValue(PAGE, [], JSON.parse(PAGE))).toBe(PAGE);
  });

  it('refuses a place that is not there', () => {
    expect(() => changeValue(PAGE, ['nothing'], 1)).toThrow(
      new EditError('The place to change is not there.'),
    );
  });
});

/** Whole documents in which each value is written as a person would, and no program. */
const SMALL: { name: string; text: string; value: unknown; becomes: string }[] = [
  {
    name: 'a value keeps how it was written',
    text: '{ "a": 1.0, "b": 2 }',
    value: { a: 1, b: 3 },
    becomes: '{ "a": 1.0, "b": 3 }',
  },
  {
    name: 'a field with the same value has another name',
    text: '{ "a": 1.0, "b": 2 }',
    value: { b: 2, c: 1 },
    becomes: '{ "c": 1.0, "b": 2 }',
  },
  {
    name: 'a field with another value is another field',
    text: '{ "a": 1.0, "b": 2 }',
    value: { b: 2, c: 3 },
    becomes: '{ "b": 2, "c": 3 }',
  },
  {
    name: 'fields made from fields have another name',
    text: '{ "a": {"x":1}, "b": 2 }',
    value: { b: 2, c: { x: 3 } },
    becomes: '{ "c": {"x":3}, "b": 2 }',
  },
  {
    name: 'a text in place of fields is another field',
    text: '{ "a": {"x":1}, "b": 2 }',
    value: { b: 2, c: 'x' },
    becomes: '{ "b": 2, "c": "x" }',
  },
  {
    name: 'a list in place of fields is another field',
    text: '{ "a": {"x":1}, "b": 2 }',
    value: { b: 2, c: ['x'] },
    becomes: '{ "b": 2, "c": ["x"] }',
  },
  {
    name: 'an empty text in place of nothing is another field',
    text: '{ "a": null, "b": 2 }',
    value: { b: 2, c: {} },
    becomes: '{ "b": 2, "c": {} }',
  },
  {
    name: 'two fields of one kind each get their own name',
    text: '{ "a": 1.0, "b": 1.00 }',
    value: { c: 1, d: 1 },
    becomes: '{ "c": 1.0, "d": 1.00 }',
  },
  {
    name: 'the items that stay are left alone where the first goes',
    text: '[ {"a":1}, {"b":2}, {"c":3} ]',
    value: [{ b: 2 }, { c: 3 }],
    becomes: '[ {"b":2}, {"c":3} ]',
  },
  {
    name: 'the items that stay are left alone where one comes in front',
    text: '[ {"a":1}, {"b":2} ]',
    value: [0, { a: 1 }, { b: 2 }],
    becomes: '[ 0, {"a":1}, {"b":2} ]',
  },
  {
    name: 'the items that stay are left alone where one comes between',
    text: '[ {"a":1}, {"b":2} ]',
    value: [{ a: 1 }, 0, { b: 2 }],
    becomes: '[ {"a":1}, 0, {"b":2} ]',
  },
  {
    name: 'a new item stands on one line beside one with a single field',
    text: '[ { "a": 1 } ]',
    value: [{ a: 1 }, { b: { c: 2 } }],
    becomes: '[ { "a": 1 }, { "b": { "c": 2 } } ]',
  },
  {
    name: 'the first of two that are the same stays',
    text: '[ 1, 1.0 ]',
    value: [1],
    becomes: '[ 1 ]',
  },
  {
    name: 'one that is the same comes behind',
    text: '[ 1.0 ]',
    value: [1, 1],
    becomes: '[ 1.0, 1 ]',
  },
];

describe('a whole document in place of another', () => {
  it.each(SMALL)('$name', ({ text, value, becomes }) => {
    expect(changeValue(text, [], value)).toBe(becomes);
  });
});

describe('300 random documents, each turned into the next', () => {
  it('arrive at the value that was asked for', () => {
    const throwDice = dice(11);
    let text = PAGE;
    for (let round = 0; round < 300; round += 1) {
      const value = { blocks: randomValue(throwDice, 4) };
      text = changeValue(text, [], value);
      expect(JSON.parse(text), `round ${round}`).toEqual(value);
    }
  });
});

function randomValue(throwDice: (limit: number) => number, depth: number): unknown {
  const kind = depth === 0 ? 0 : throwDice(3);
  if (kind === 0) return ['one', 'two', 3, true, null, '“…”'][throwDice(6)];
  const values = Array.from({ length: throwDice(5) }, () => randomValue(throwDice, depth - 1));
  if (kind === 1) return values;
  return Object.fromEntries(values.map(value => [`f${throwDice(6)}`, value]));
}
