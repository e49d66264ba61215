import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/small-site.ts';
import type { Edit } from '../../document/json/edits.ts';
import { addField, remove, renameField, setValue } from '../../document/json/fields.ts';
import { readTree } from '../../document/json/reader.ts';
import { judgeEdits, versionOf } from './judge-edits.ts';

const written = (text: string) => ({ text, tree: readTree(text) });

/** Tries edits on one page of a small site, and says in short what came of them. */
function tried(
  page: object | string,
  edits: (text: string) => Edit[],
  { name = '/page', file = 'pages/page.json' } = {},
): string {
  const { library, root } = siteWith({ [file]: page });
  const text = typeof page === 'string' ? page : JSON.stringify(page, null, 2);
  const judged = judgeEdits(library, [{ document: name, version: versionOf(text), edits: edits(text) }]);
  expect(root).not.toBe('');
  return judged.kind === 'refused' ? `${judged.because}: ${judged.message}` : judged.kind;
}

const link = (href: string) => ({ ...hero, links: [{ text: 'Go', href }] });

describe('a change is taken', () => {
  it('where it leaves the page right', () => {
    expect(tried(pageWith(), text => setValue(written(text), ['title'], 'Another title'))).toBe('save');
  });

  it('where it mends one of two mistakes', () => {
    const page = pageWith({ titel: 'x', blocks: [link('/nowhere')] });
    expect(tried(page, text => remove(written(text), ['titel']))).toBe('save');
  });

  it('where the mistake that it mends had hidden another', () => {
    const broken = JSON.stringify(pageWith({ blocks: [link('/nowhere')] }), null, 2).replace(
      '"blocks"',
      ',"blocks"',
    );
    expect(tried(broken, text => [{ offset: text.indexOf(',"blocks"'), length: 1, text: '' }])).toBe('save');
    const misspelt = pageWith({ blocks: [{ ...hero, liks: [{ text: 'Go', href: '/nowhere' }] }] });
    expect(tried(misspelt, text => renameField(written(text), ['blocks', 0, 'liks'], 'links'))).toBe('save');
    const unknown = pageWith({ blocks: [{ ...link('/nowhere'), type: 'hreo' }] });
    expect(tried(unknown, text => setValue(written(text), ['blocks', 0, 'type'], 'hero'))).toBe('save');
  });

  it('where it moves a mistake that was there before', () => {
    const page = pageWith({ blocks: [hero, { type: 'prose', text: '<b>x</b>' }] });
    const added = {
      offset: JSON.stringify(page, null, 2).indexOf('"blocks"'),
      length: 0,
      text: '"note": "x",\n',
    };
    expect(tried(page, () => [added])).toBe('save');
  });

  it('for the site document by its name', () => {
    const name = { name: '_site', file: 'pages/_site.json' };
    expect(tried(siteDocument(), text => setValue(written(text), ['brand'], 'Fern'), name)).toBe('save');
  });
});

describe('a change of blocks that pages share', () => {
  const NAME = '_shared/notice';
  const file = 'pages/_shared/notice.json';
  const shared = { title: 'Notice', blocks: [{ type: 'notice', text: 'Words.' }] };
  const blocks = [
    { ...hero, id: 'top' },
    { type: 'shared', ref: 'notice' },
  ];

  function triedOnShared(field: string, value: string): string {
    const { library } = siteWith({ 'pages/index.json': pageWith({ blocks }), [file]: shared });
    const text = JSON.stringify(shared, null, 2);
    const at = { text, tree: readTree(text) };
    const edits =
      field === 'text'
        ? setValue(at, ['blocks', 0, 'text'], value)
        : addField(at, ['blocks', 0], field, value);
    const judged = judgeEdits(library, [{ document: NAME, version: versionOf(text), edits }]);
    return judged.kind === 'refused' ? `${judged.because}: ${judged.message}` : judged.kind;
  }

  it('is taken where it leaves them and the pages right', () => {
    expect(triedOnShared('text', 'Other words.')).toBe('save');
    expect(triedOnShared('id', 'bottom')).toBe('save');
  });

  it('is refused where it brings in a mistake, there or on a page', () => {
    expect(triedOnShared('text', 'See [nothing](/nowhere).')).toMatch(
      /^mistakes: .*There is no page "\/nowhere"/,
    );
    expect(triedOnShared('id', 'top')).toMatch(/^mistakes: .*The shared block "notice" brings the id "top"/);
  });
});

describe('a change of several documents', () => {
  const SHARED = 'pages/_shared/notice.json';
  const page = pageWith({ blocks: [hero, { type: 'shared', ref: 'notice' }] });
  const files = {
    'pages/page.json': page,
    [SHARED]: { title: 'Notice', blocks: [{ type: 'notice', id: 'here', text: 'Words.' }] },
  };
  const title = JSON.stringify('A page to check');

  /** The page links to a place of the shared block. The same request may change that block's id. */
  function triedTogether(href: string, id: string): ReturnType<typeof judgeEdits> {
    const { library } = siteWith(files);
    const replaced = (document: string, value: object, from: string, to: string) => {
      const text = JSON.stringify(value, null, 2);
      const edits = [{ offset: text.indexOf(from), length: from.length, text: to }];
      return { document, version: versionOf(text), edits };
    };
    const linked = `${title}, "links": [{ "text": "Go", "href": "${href}" }]`;
    return judgeEdits(library, [
      replaced('/page', page, `"heading": ${title}`, `"heading": ${linked}`),
      replaced('_shared/notice', files[SHARED], '"here"', `"${id}"`),
    ]);
  }

  it('is taken where they are right together, though none would be alone', () => {
    const judged = triedTogether('#there', 'there');
    expect(judged.kind === 'save' && judged.files.map(({ file }) => file)).toEqual([
      'pages/page.json',
      SHARED,
    ]);
  });

  it('is refused as a whole where one of them brings in a mistake', () => {
    expect(triedTogether('#elsewhere', 'there')).toMatchObject({
      because: 'mistakes',
      message: expect.stringMatching(
        /^pages\/page\.json was left as it is, .*#elsewhere.* The other documents were left as well\.$/,
      ),
    });
  });
});

describe('a change is refused', () => {
  it('where it brings in a mistake, with the sentence', () => {
    expect(
      tried(pageWith({ blocks: [link('/')] }), text =>
        setValue(written(text), ['blocks', 0, 'links', 0, 'href'], 'javascript:alert(1)'),
      ),
    ).toMatch(
      /^mistakes: pages\/page\.json was left as it is, because the change would bring in a mistake\. hero › links\[0\] › href: /,
    );
  });

  it('where it alters a few characters and makes a mistake of the whole', () => {
    const page = pageWith({ blocks: [link('/page')] });
    expect(tried(page, text => [{ offset: text.indexOf('/page') + 2, length: 1, text: 'o' }])).toContain(
      'mistakes',
    );
  });

  it('where it mends one mistake and brings in another', () => {
    const misspelt = pageWith({ blocks: [{ ...hero, liks: [{ text: 'Go', href: '/' }] }] });
    const both = (text: string) => [
      ...renameField(written(text), ['blocks', 0, 'liks'], 'links'),
      ...setValue(written(text), ['blocks', 0, 'liks', 0, 'href'], 'javascript:x'),
    ];
    expect(tried(misspelt, both)).toContain('mistakes');
    const broken = `,${JSON.stringify(pageWith({ blocks: [link('/')] }))}`;
    const mended = (text: string) => [
      { offset: 0, length: 1, text: '' },
      { offset: text.indexOf('"/"'), length: 3, text: '"//evil.example"' },
    ];
    expect(tried(broken, mended)).toContain('mistakes');
  });

  it('where it takes out what something else refers to', () => {
    const page = pageWith({
      blocks: [
        { ...link('#prices'), id: 'top' },
        { type: 'prose', id: 'prices', text: 'x' },
      ],
    });
    expect(tried(page, text => remove(written(text), ['blocks', 1, 'id']))).toContain('mistakes');
  });

  it('where it makes the site document wrong', () => {
    const name = { name: '_site', file: 'pages/_site.json' };
    expect(tried(siteDocument(), text => addField(written(text), [], 'brnad', 'x'), name)).toContain(
      '"brnad" is not a field',
    );
  });

  it('where it is meant for another version', () => {
    const { library } = siteWith({ 'pages/page.json': pageWith() });
    const edits = [{ offset: 0, length: 0, text: ' ' }];
    const order = { document: '/page', version: versionOf('{}'), edits };
    expect(judgeEdits(library, [order])).toMatchObject({ kind: 'refused', because: 'changed' });
  });

  it('where the file cannot be read as text, or is a link', () => {
    const { library, root } = siteWith({
      'pages/latin.json': Buffer.from('{ "title": "caf\xe9" }', 'latin1'),
    });
    symlinkSync(join(root, 'pages/index.json'), join(root, 'pages/linked.json'));
    const order = { version: versionOf(''), edits: [] };
    expect(judgeEdits(library, [{ document: '/latin', ...order }])).toMatchObject({
      kind: 'refused',
      because: 'unreadable',
    });
    expect(judgeEdits(library, [{ document: '/linked', ...order }])).toMatchObject({
      kind: 'refused',
      because: 'elsewhere',
    });
  });
});
