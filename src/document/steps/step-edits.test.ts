import { describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { applyEdits } from '../json/edits.ts';
import { readTree } from '../json/reader.ts';
import { type OpenText, openText } from '../json/written.ts';
import type { Node } from '../problem/nodes.ts';
import { editsOf } from './step-edits.ts';
import { type BareStep, type Step, stepped } from './steps.ts';

/** Opens a text and counts the parts of its tree that were read, at first and after each edit. */
function counted(text: string): { written: OpenText; read: () => number } {
  const inner = openText(text);
  const parts = new Set<Node>();
  const look = (node: Node): void => {
    parts.add(node);
    node.children?.forEach(look);
  };
  look(inner.tree);
  const written: OpenText = {
    get text() {
      return inner.text;
    },
    get tree() {
      return inner.tree;
    },
    edit(edits, moved) {
      inner.edit(edits, moved);
      look(inner.tree);
    },
  };
  return { written, read: () => parts.size };
}

const COUNT = size(300, 1000);

type Block = { type: string; text: string; more: { items: string[] } };
const block = (number: number): Block => ({
  type: 'prose',
  text: `Words of block ${number}, ${'and more '.repeat(number % 9)}`,
  more: { items: [`one ${number}`, `two ${number}`] },
});
const PAGE = { title: 'A page', blocks: Array.from({ length: COUNT }, (_, number) => block(number)) };
const TEXT = JSON.stringify(PAGE, null, 2);
const step = (deed: BareStep & { path: Step['path'] }): Step => ({ document: '/page', version: '', ...deed });

/** What the steps make of the page. */
function after(steps: Step[]): unknown {
  return steps.reduce<unknown>((page, one) => stepped(page, one), PAGE);
}

const KINDS: { name: string; of: (number: number) => Parameters<typeof step>[0] }[] = [
  { name: 'type in one field', of: number => ({ do: 'set', path: ['title'], value: `Title ${number}` }) },
  {
    name: 'type all over the page',
    of: number => ({ do: 'set', path: ['blocks', number, 'text'], value: `New ${number}` }),
  },
  { name: 'add a field', of: number => ({ do: 'set', path: ['blocks', number, 'id'], value: `b${number}` }) },
  { name: 'insert', of: number => ({ do: 'insert', path: ['blocks'], at: number, value: block(number) }) },
  { name: 'remove', of: number => ({ do: 'remove', path: ['blocks', number % 2 ? 0 : COUNT - 1 - number] }) },
  { name: 'move', of: number => ({ do: 'move', path: ['blocks'], at: number, to: COUNT - 1 - number }) },
  { name: 'rename', of: number => ({ do: 'rename', path: ['blocks', number, 'text'], to: 'words' }) },
  { name: 'unset', of: number => ({ do: 'unset', path: ['blocks', number, 'more'] }) },
];

describe(`${COUNT} steps on a page of ${COUNT} blocks`, () => {
  it.each(KINDS)('that $name read it once', ({ of }) => {
    const steps = Array.from({ length: COUNT }, (_, number) => step(of(number)));
    const { written, read } = counted(TEXT);
    const once = read();
    const edits = editsOf(TEXT, steps, written);
    expect(read()).toBeLessThan(4 * once);
    expect(JSON.parse(applyEdits(TEXT, edits))).toEqual(after(steps));
  });
});

/** Without the ways back to the parents. */
function bare({ type, offset, length, value, children }: Node): object {
  return { type, offset, length, value, children: children?.map(bare) };
}

it('a text that changes has the tree that reading it anew would give', () => {
  const roll = dice(7);
  for (let round = 0; round < 30; round += 1) {
    const written = openText(
      JSON.stringify({ blocks: [[1, 22, 'three', { a: null, b: [true] }], {}, []] }, null, round % 3),
    );
    for (let turn = 0; turn < 20; turn += 1) {
      const places: Node[] = [];
      const visit = (node: Node) => {
        if (node.type !== 'property' && node.parent?.children?.[0] !== node) places.push(node);
        node.children?.forEach(visit);
      };
      visit(written.tree);
      const { offset, length } = places[roll(places.length)] ?? written.tree;
      const value = ['1', '"x"', '{"c": [1, {"d": 2}]}', '[]', '[[3], 4]'][roll(5)] ?? '';
      written.edit([{ offset, length, text: value }]);
      expect(bare(written.tree)).toEqual(bare(readTree(written.text)));
    }
  }
});
