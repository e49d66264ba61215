import { expect, it } from 'vitest';
import type { Path } from '../../base/json-value.ts';
import { type BareStep, stepped } from './steps.ts';

const page = { title: 'One', blocks: [{ type: 'text', body: 'a' }, { type: 'faq' }, { type: 'cards' }] };
const [first, second, third] = page.blocks;

it.each<{ name: string; path: Path; step: BareStep; out: unknown }>([
  { name: 'set', path: ['title'], step: { do: 'set', value: 'Two' }, out: { ...page, title: 'Two' } },
  {
    name: 'set a new field',
    path: ['index'],
    step: { do: 'set', value: false },
    out: { ...page, index: false },
  },
  {
    name: 'set an item',
    path: ['blocks', 1],
    step: { do: 'set', value: { type: 'text' } },
    out: { ...page, blocks: [first, { type: 'text' }, third] },
  },
  {
    name: 'unset',
    path: ['blocks', 0, 'body'],
    step: { do: 'unset' },
    out: { ...page, blocks: [{ type: 'text' }, second, third] },
  },
  {
    name: 'insert at the end',
    path: ['blocks'],
    step: { do: 'insert', at: 3, value: { type: 'last' } },
    out: { ...page, blocks: [first, second, third, { type: 'last' }] },
  },
  {
    name: 'insert into a list that is missing',
    path: ['blocks', 1, 'items'],
    step: { do: 'insert', at: 0, value: 'first' },
    out: { ...page, blocks: [first, { type: 'faq', items: ['first'] }, third] },
  },
  { name: 'remove', path: ['blocks', 1], step: { do: 'remove' }, out: { ...page, blocks: [first, third] } },
  {
    name: 'move down',
    path: ['blocks'],
    step: { do: 'move', at: 0, to: 2 },
    out: { ...page, blocks: [second, third, first] },
  },
  {
    name: 'rename',
    path: ['blocks', 0, 'body'],
    step: { do: 'rename', to: 'text' },
    out: { ...page, blocks: [{ type: 'text', text: 'a' }, second, third] },
  },
  {
    name: 'set a field with a name that objects have',
    path: ['__proto__'],
    step: { do: 'set', value: 1 },
    out: JSON.parse(JSON.stringify(page).replace('{', '{"__proto__":1,')),
  },
])('$name', ({ path, step, out }) => {
  const before = JSON.stringify(page);
  expect(stepped(page, { ...step, path })).toEqual(out);
  expect(JSON.stringify(page)).toBe(before);
});

it.each<{ name: string; path: Path; step: BareStep }>([
  { name: 'unset of what is not there', path: ['index'], step: { do: 'unset' } },
  { name: 'unset of an item', path: ['blocks', 0], step: { do: 'unset' } },
  { name: 'remove of a field', path: ['title'], step: { do: 'remove' } },
  { name: 'set behind the end', path: ['blocks', 3], step: { do: 'set', value: 1 } },
  { name: 'set without a value', path: ['title'], step: { do: 'set', value: undefined } },
  { name: 'set of the document itself', path: [], step: { do: 'set', value: 1 } },
  { name: 'insert behind the end', path: ['blocks'], step: { do: 'insert', at: 4, value: 1 } },
  { name: 'insert among fields', path: ['blocks', 0], step: { do: 'insert', at: 0, value: 1 } },
  { name: 'move to where no item is', path: ['blocks'], step: { do: 'move', at: 0, to: 3 } },
  { name: 'rename to a name that is taken', path: ['title'], step: { do: 'rename', to: 'blocks' } },
  { name: 'set in what every object has', path: ['constructor', 'name'], step: { do: 'set', value: 1 } },
  { name: 'set of what every list has', path: ['blocks', 'length'], step: { do: 'set', value: 1 } },
])('there is no place for $name', ({ path, step }) => {
  expect(stepped(page, { ...step, path })).toBeUndefined();
});

it('what is left alone stays the same object', () => {
  const after = stepped(page, { path: ['blocks', 0, 'body'], do: 'set', value: 'b' });
  expect(after).toMatchObject({ blocks: [{ body: 'b' }, {}, {}] });
  expect((after as typeof page).blocks[1]).toBe(second);
});
