import { describe, expect, it, test } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import type { Path } from '../../base/json-value.ts';
import { applyEdits, type Edit, EditError } from './edits.ts';
import { addField, insertItem, moveItem, type ParsedText, remove, renameField, setValue } from './fields.ts';
import { readTree } from './reader.ts';

const PAGE = `{
  "title": "Pricing",
  "blocks": [
    {
      "type": "hero",
      "links": [
        { "text": "Read", "href": "/faq" },
        { "text": "Order", "href": "/order" }
      ]
    },
    { "type": "prose", "text": "One." }
  ],
  "keywords": []
}
`;

type Case = { name: string; edit: (written: ParsedText) => Edit[]; from: string; to: string };

const CASES: Case[] = [
  {
    name: 'changes a text and nothing else',
    edit: page => setValue(page, ['blocks', 1, 'text'], 'Two “words”.'),
    from: '"text": "One."',
    to: '"text": "Two “words”."',
  },
  {
    name: 'renames a field and keeps its value and its place',
    edit: page => renameField(page, ['blocks', 0, 'links', 0, 'text'], 'label'),
    from: '{ "text": "Read"',
    to: '{ "label": "Read"',
  },
  {
    name: 'adds a field to a line of fields on that line',
    edit: page => setValue(page, ['blocks', 0, 'links', 1, 'style'], 'text'),
    from: '"href": "/order" }',
    to: '"href": "/order", "style": "text" }',
  },
  {
    name: 'adds a field on a line of its own where fields have lines',
    edit: page => addField(page, ['blocks', 0], 'heading', 'Hello', 'type'),
    from: '"type": "hero",\n',
    to: '"type": "hero",\n      "heading": "Hello",\n',
  },
  {
    name: 'adds a field at the end',
    edit: page => addField(page, [], 'note', 'Mind this.'),
    from: '"keywords": []\n',
    to: '"keywords": [],\n  "note": "Mind this."\n',
  },
  {
    name: 'adds a field between two others',
    edit: page => addField(page, [], 'note', 'Mind this.', 'blocks'),
    from: '  "keywords": []\n',
    to: '  "note": "Mind this.",\n  "keywords": []\n',
  },
  {
    name: 'adds a field at the end where the one that it should follow is not there',
    edit: page => addField(page, [], 'note', 'Mind this.', 'nothing'),
    from: '"keywords": []\n',
    to: '"keywords": [],\n  "note": "Mind this."\n',
  },
  {
    name: 'adds fields in a field to a line on that line',
    edit: page => setValue(page, ['blocks', 1, 'image'], { src: '/a.png', sizes: [], frame: {} }),
    from: '"text": "One." }',
    to: '"text": "One.", "image": { "src": "/a.png", "sizes": [], "frame": {} } }',
  },
  {
    name: 'adds fields in a field over several lines where fields have lines',
    edit: page => addField(page, ['blocks', 0], 'image', { src: '/a.png' }, 'type'),
    from: '"type": "hero",\n',
    to: '"type": "hero",\n      "image": {\n        "src": "/a.png"\n      },\n',
  },
  {
    name: 'adds fields in a field over several lines behind an empty list',
    edit: page => addField(page, [], 'card', { title: 'Prices' }),
    from: '"keywords": []\n',
    to: '"keywords": [],\n  "card": {\n    "title": "Prices"\n  }\n',
  },
  {
    name: 'adds fields in a field on one line behind such a field',
    edit: page => addField(page, ['blocks', 0], 'more', [{ text: 'Ask' }], 'links'),
    from: '"/order" }\n      ]\n',
    to: '"/order" }\n      ],\n      "more": [\n        {\n          "text": "Ask"\n        }\n      ]\n',
  },
  {
    name: 'writes a list of words on one line, up to eighty signs',
    edit: page => setValue(page, ['keywords'], ['a'.repeat(36), 'b'.repeat(36)]),
    from: '"keywords": []\n',
    to: `"keywords": ["${'a'.repeat(36)}", "${'b'.repeat(36)}"]\n`,
  },
  {
    name: 'writes a longer list over several lines',
    edit: page => setValue(page, ['keywords'], ['a'.repeat(36), 'b'.repeat(37)]),
    from: '"keywords": []\n',
    to: `"keywords": [\n    "${'a'.repeat(36)}",\n    "${'b'.repeat(37)}"\n  ]\n`,
  },
  {
    name: 'writes a list with more than words over several lines',
    edit: page => setValue(page, ['keywords'], ['desk', { word: 'work' }]),
    from: '"keywords": []\n',
    to: '"keywords": [\n    "desk",\n    {\n      "word": "work"\n    }\n  ]\n',
  },
  {
    name: 'puts an item on a line among items on lines',
    edit: page => insertItem(page, ['blocks', 0, 'links'], 1, { text: 'New', href: '/new' }),
    from: '        { "text": "Order"',
    to: '        { "text": "New", "href": "/new" },\n        { "text": "Order"',
  },
  {
    name: 'puts an item at the end of a list',
    edit: page => insertItem(page, ['blocks', 0, 'links'], 2, { text: 'New' }),
    from: '"/order" }\n',
    to: '"/order" },\n        { "text": "New" }\n',
  },
  {
    name: 'writes an item over several lines beside one that is',
    edit: page => insertItem(page, ['blocks'], 0, { type: 'prose', text: 'New.' }),
    from: '    {\n      "type": "hero"',
    to: '    {\n      "type": "prose",\n      "text": "New."\n    },\n    {\n      "type": "hero"',
  },
  {
    name: 'opens an empty list',
    edit: page => insertItem(page, ['keywords'], 0, 'desk'),
    from: '"keywords": []',
    to: '"keywords": [\n    "desk"\n  ]',
  },
  {
    name: 'takes out the first item with its line',
    edit: page => remove(page, ['blocks', 0, 'links', 0]),
    from: '        { "text": "Read", "href": "/faq" },\n',
    to: '',
  },
  {
    name: 'takes out the last item and the comma before it',
    edit: page => remove(page, ['blocks', 1]),
    from: ',\n    { "type": "prose", "text": "One." }',
    to: '',
  },
  {
    name: 'takes out a field in the middle of a line',
    edit: page => remove(page, ['blocks', 0, 'links', 0, 'text']),
    from: '"text": "Read", ',
    to: '',
  },
  {
    name: 'moves items with their text',
    edit: page => moveItem(page, ['blocks', 0, 'links'], 0, 1),
    from: '{ "text": "Read", "href": "/faq" },\n        { "text": "Order", "href": "/order" }',
    to: '{ "text": "Order", "href": "/order" },\n        { "text": "Read", "href": "/faq" }',
  },
];

describe('an edit', () => {
  for (const { name, edit, from, to } of CASES) {
    test(name, () => {
      expect(PAGE).toContain(from);
      expect(edited(PAGE, edit)).toBe(PAGE.replace(from, () => to));
    });
    test(`${name}, with tabs and other line ends`, () => {
      const other = (text: string) => text.replaceAll('  ', '\t').replaceAll('\n', '\r\n');
      expect(edited(other(PAGE), edit)).toBe(other(PAGE.replace(from, () => to)));
    });
  }

  it('refuses a place that is not there', () => {
    const page = { text: PAGE, tree: readTree(PAGE) };
    const refused = (says: string, edits: (() => unknown)[]) => {
      for (const edit of edits) expect(edit).toThrow(new EditError(says));
    };
    refused('What is not there cannot be taken out.', [
      () => remove(page, ['blocks', 7]),
      () => remove(page, ['nothing']),
      () => remove(page, []),
    ]);
    refused('An item that is not there cannot be changed.', [() => setValue(page, ['blocks', 7], 1)]);
    refused('A field that is not there cannot be renamed.', [
      () => renameField(page, ['blocks', 0], 'x'),
      () => renameField(page, ['nothing'], 'x'),
    ]);
    refused('The place to change is not there.', [
      () => insertItem(page, ['title'], 0, 1),
      () => insertItem(page, ['nothing'], 0, 1),
      () => addField(page, ['blocks'], 'x', 1),
    ]);
    refused('There is no such place in the list.', [
      () => insertItem(page, ['blocks'], 3, 1),
      () => insertItem(page, ['blocks'], -1, 1),
      () => insertItem(page, ['blocks'], 0.5, 1),
      () => moveItem(page, ['blocks'], 0, 2),
      () => moveItem(page, ['blocks'], 2, 0),
    ]);
  });

  it('leaves the items that stay where they are', () => {
    const text = '[1, 2, 3]';
    expect(moveItem({ text, tree: readTree(text) }, [], 1, 2)).toEqual([
      { offset: 4, length: 1, text: '3' },
      { offset: 7, length: 1, text: '2' },
    ]);
  });

  it('indents as the text does', () => {
    const put = (text: string) => edited(text, page => insertItem(page, ['a'], 0, { b: 1 }));
    expect(put('{ "a": [] }')).toBe('{ "a": [\n  {\n    "b": 1\n  }\n] }');
    expect(put('{\n    "a": []\n}')).toBe(
      '{\n    "a": [\n        {\n            "b": 1\n        }\n    ]\n}',
    );
  });

  it('refuses edits that overlap or lie outside of the text', () => {
    expect(() => applyEdits('abc', [cut(0, 2), cut(1, 1)])).toThrow(new EditError('Two edits overlap.'));
    for (const edit of [cut(2, 2), cut(2, -1), cut(0.5, 1), cut(0, 0.5)])
      expect(() => applyEdits('abc', [edit])).toThrow(new EditError('An edit lies outside of the text.'));
    expect(() => applyEdits('abc', [cut(-1, 1)])).toThrow(EditError);
  });
});

describe('500 random edits of a random document', () => {
  it('leave the value that was asked for, and all text outside of the edit', () => {
    const throwDice = dice(7);
    let text = PAGE;
    for (let round = 0; round < 500; round += 1) {
      const value = JSON.parse(text);
      const [edit, expected] = randomEdit(value, throwDice);
      const written = { text, tree: readTree(text) };
      const edits = edit(written);
      const next = applyEdits(text, edits);
      expect(JSON.parse(next), `round ${round}`).toEqual(expected);
      const first = Math.min(...edits.map(({ offset }) => offset), text.length);
      expect(next.slice(0, first)).toBe(text.slice(0, first));
      text = next.length > 8000 ? PAGE : next;
    }
  });
});

type Lists = { blocks: { [field: string]: unknown }[] };

function randomEdit(
  value: Lists,
  throwDice: (limit: number) => number,
): [(page: ParsedText) => Edit[], unknown] {
  const copy = structuredClone(value);
  const { blocks } = copy;
  const index = throwDice(blocks.length);
  const fresh = [{ type: 'prose', text: 'New "text"' }, { type: 'x', items: [{ a: [] }, {}] }, 'word'][
    throwDice(3)
  ];
  const path: Path = ['blocks', index];
  const isFields = typeof blocks[index] === 'object';
  switch (throwDice(5)) {
    case 0:
      blocks.splice(index, 0, fresh as Lists['blocks'][number]);
      return [page => insertItem(page, ['blocks'], index, fresh), copy];
    case 1:
      if (blocks.length < 2 || !isFields) break;
      blocks.splice(index, 1);
      return [page => remove(page, path), copy];
    case 2: {
      if (!isFields) break;
      const name = `f${throwDice(4)}`;
      copy.blocks[index] = { ...copy.blocks[index], [name]: fresh };
      return [page => setValue(page, [...path, name], fresh), copy];
    }
    case 3: {
      const to = throwDice(blocks.length);
      blocks.splice(to, 0, ...blocks.splice(index, 1));
      return [page => moveItem(page, ['blocks'], index, to), copy];
    }
  }
  blocks[index] = fresh as Lists['blocks'][number];
  return [page => setValue(page, path, fresh), copy];
}

function edited(text: string, edit: Case['edit']): string {
  return applyEdits(text, edit({ text, tree: readTree(text) }));
}

function cut(offset: number, length: number): Edit {
  return { offset, length, text: '' };
}
