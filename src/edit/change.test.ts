import { describe, expect, it, test } from 'vitest';
import { dice } from '../content/testing.ts';
import { change } from './change.ts';
import type { Path } from './fields.ts';

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
      expect(change(PAGE, path, value)).toBe(PAGE.replace(from, () => to));
    });
  }

  it('touches nothing where nothing changes', () => {
    expect(change(PAGE, [], JSON.parse(PAGE))).toBe(PAGE);
  });
});

describe('300 random documents, each turned into the next', () => {
  it('arrive at the value that was asked for', () => {
    const throwDice = dice(11);
    let text = PAGE;
    for (let round = 0; round < 300; round += 1) {
      const value = { blocks: randomValue(throwDice, 4) };
      text = change(text, [], value);
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
