import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import type { Edit } from '../../document/json/edits.ts';
import { addField, remove, renameField, setValue } from '../../document/json/fields.ts';
import { readTree } from '../../document/json/reader.ts';
import { versionOf } from '../../site/library/find-document.ts';
import { judgeEdits } from './judge-edits.ts';

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

describe('a change of what other documents lead to', () => {
  const PRICES = { type: 'prose', id: 'prices', text: 'The prices.' };
  const CARD = { title: 'A page', text: 'One sentence on a card.' };
  const page = pageWith({ blocks: [hero, PRICES], card: CARD });
  const notice = { title: 'Notice', blocks: [{ type: 'notice', id: 'here', text: 'Words.' }] };
  const cards = {
    type: 'cards',
    heading: 'Pages',
    items: [{ page: '/page' }, { title: 'One', text: 'Two.' }],
  };

  /** Other pages lead there, and twenty more do not. */
  const files = {
    'pages/page.json': page,
    'pages/_shared/notice.json': notice,
    'pages/with-notice.json': pageWith({ blocks: [hero, { type: 'shared', ref: 'notice' }] }),
    'pages/a.json': pageWith({ blocks: [link('/page#prices')] }),
    'pages/b.json': pageWith({ blocks: [hero, { type: 'prose', text: 'See [prices](/page#prices).' }] }),
    'pages/c.json': pageWith({ blocks: [link('/with-notice#here'), cards] }),
    'pages/d.json': pageWith({
      blocks: [hero, { type: 'prose', text: 'Call {phone} or [write](site:chat).' }],
    }),
    ...Object.fromEntries([...Array(20).keys()].map(at => [`pages/other-${at}.json`, pageWith()])),
  };

  const triedOn = (
    document: string,
    value: object,
    edits: (at: ReturnType<typeof written>) => Edit[],
    ...more: Parameters<typeof judgeEdits>[1]
  ) => {
    const { library } = siteWith(files);
    const text = JSON.stringify(value, null, 2);
    return judgeEdits(library, [
      { document, version: versionOf(text), edits: edits(written(text)) },
      ...more,
    ]);
  };

  it.each<[string, string, object, (at: ReturnType<typeof written>) => Edit[], string]>([
    ['a block goes', '/page', page, at => remove(at, ['blocks', 1]), 'pages/a.json (hero › links[0] › href)'],
    [
      'it is hidden',
      '/page',
      page,
      at => addField(at, ['blocks', 1], 'hidden', true),
      'pages/b.json (prose › text)',
    ],
    ['its id goes', '/page', page, at => remove(at, ['blocks', 1, 'id']), 'pages/b.json (prose › text)'],
    ['its id is another', '/page', page, at => setValue(at, ['blocks', 1, 'id'], 'costs'), 'pages/a.json'],
    ['the card goes', '/page', page, at => remove(at, ['card']), 'pages/c.json (cards › items[0] › page)'],
    ['the page becomes a draft', '/page', page, at => addField(at, [], 'status', 'draft'), 'pages/c.json'],
    [
      'a shared block has another id',
      '_shared/notice',
      notice,
      at => setValue(at, ['blocks', 0, 'id'], 'x'),
      'pages/c.json',
    ],
    [
      'a value goes',
      '_site',
      siteDocument(),
      at => remove(at, ['addresses', 'chat']),
      'pages/d.json (prose › text)',
    ],
  ])('is refused with the places where %s', (_, document, value, edits, place) => {
    const judged = triedOn(document, value, edits);
    expect(judged).toMatchObject({ because: 'mistakes', message: expect.stringContaining(place) });
  });

  it('says what is wrong at the first place, and names the others', () => {
    expect(triedOn('/page', page, at => remove(at, ['blocks', 1]))).toMatchObject({
      message:
        'pages/page.json was left as it is, because the change would bring in a mistake. pages/a.json (hero › links[0] › href): There is no place "#prices" on "/page". Give a block there this id. 1 other place would be wrong too: pages/b.json (prose › text).',
      problems: [{ file: 'pages/a.json' }, { file: 'pages/b.json' }],
    });
  });

  it('is taken where the same request changes all that lead there', () => {
    const led = (name: 'a' | 'b', from: string) => {
      const text = JSON.stringify(files[`pages/${name}.json`], null, 2);
      return {
        document: `/${name}`,
        version: versionOf(text),
        edits: [{ offset: text.indexOf(from), length: from.length, text: '' }],
      };
    };
    const judged = triedOn(
      '/page',
      page,
      at => remove(at, ['blocks', 1]),
      led('a', '#prices'),
      led('b', '#prices'),
    );
    expect(judged.kind).toBe('save');
  });

  it('reads other documents only where a name goes', () => {
    const read = (edits: (at: ReturnType<typeof written>) => Edit[]) => {
      const { library } = siteWith(files);
      const seen = new Set<string>();
      const { page: pageAt } = library;
      library.page = route => {
        seen.add(route);
        return pageAt(route);
      };
      try {
        const text = JSON.stringify(page, null, 2);
        judgeEdits(library, [{ document: '/page', version: versionOf(text), edits: edits(written(text)) }]);
      } finally {
        library.page = pageAt;
      }
      return [...seen].filter(route => route.startsWith('/other')).length;
    };
    expect(read(at => setValue(at, ['blocks', 1, 'text'], 'Other words.'))).toBe(0);
    expect(read(at => addField(at, ['blocks', 0], 'hidden', true))).toBe(0);
    expect(read(at => addField(at, ['blocks', 0], 'id', 'top'))).toBe(0);
    expect(read(at => remove(at, ['blocks', 1, 'id']))).toBe(20);
  });
});

describe('a change is refused', () => {
  it('where two pages would have one old address', () => {
    const old = { redirects: ['/old'] };
    const { library } = siteWith({ 'pages/a.json': pageWith(old), 'pages/b.json': pageWith() });
    const text = JSON.stringify(pageWith(), null, 2);
    const edits = addField(written(text), [], 'redirects', ['/old']);
    expect(judgeEdits(library, [{ document: '/b', version: versionOf(text), edits }])).toMatchObject({
      because: 'mistakes',
      message: expect.stringContaining('"/old" leads to another page already, in pages/a.json.'),
    });
  });

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
