import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { documentsIn, refusalIn } from '../../tests/support/documents/sites/refused.ts';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../tests/support/documents/sites/small-site.ts';
import { openTemporaries } from '../../tests/support/files/temporaries.ts';
import { runRename } from './rename.ts';

const REPOSITORY = process.cwd();
let root = '';

const LINKED: Files = {
  'pages/_site.json': siteDocument({
    header: {
      strip: [{ text: '{phone}' }],
      menu: [{ text: 'Old', href: '/old#documents' }],
      action: { text: 'Write to us', href: 'site:email' },
    },
  }),
  'pages/old.json': pageWith({
    title: 'The page that moves',
    card: { title: 'Its card' },
    blocks: [hero, { type: 'prose', id: 'documents', text: 'Up to [the top](/old) and [here](#documents).' }],
  }),
  'pages/older.json': pageWith({ title: 'Another page', parent: '/old' }),
  'pages/texts.json': `{
  "title": "Links in texts",
  "description": "A page that is here to be checked, with a description of a good length.",
  "blocks": [
    { "type": "hero", "heading": "See /old", "intro": "At [/old](/old), [\\u201cold\\u201d](\\/old#documents) and [older](/older)." },
    { "type": "cards",   "items": [ { "page": "/old" } ] },
    { "type": "prose", "text": ["Nothing.", "- [One](/old)\\n- [Two](/old \\"/old\\")"], "note": "/old" }
  ]
}
`,
  'pages/_shared/close.json': {
    title: 'The end of a page',
    blocks: [{ type: 'notice', text: 'Back to [the old page](/old).' }],
  },
  'pages/_starters/blank.json': pageWith({
    title: 'Title of the page',
    blocks: [{ ...hero, links: [{ text: 'Old', href: '/old' }] }],
  }),
};

function siteOf(files: Files = LINKED): void {
  root = siteWith(files).root;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const everything = () => documentsIn(root);
const rename = (...args: string[]) => runRename(args, { site: root, engine: REPOSITORY }, root);

const refusal = (...args: string[]) => refusalIn(root, () => rename(...args));

describe('a page that moves', { timeout: 60_000 }, () => {
  it('takes every link along and touches nothing else', () => {
    siteOf();
    const before = everything();
    expect(rename('/old', '/deep/new')).toBe(
      [
        'Moved pages/old.json to pages/deep/new.json.',
        'Rewrote 10 links in 6 files:',
        '  pages/deep/new.json  1 link',
        '  pages/older.json  1 link',
        '  pages/texts.json  5 links',
        '  pages/_shared/close.json  1 link',
        '  pages/_site.json  1 link',
        '  pages/_starters/blank.json  1 link',
        '/old leads to /deep/new now.',
      ].join('\n'),
    );
    expect(existsSync(join(root, 'pages/old.json'))).toBe(false);
    expect(read('pages/texts.json')).toBe(
      before
        .get('texts.json')
        ?.replace('[/old](/old)', '[/old](/deep/new)')
        .replace('(\\/old#documents)', '(/deep/new#documents)')
        .replace('"page": "/old"', '"page": "/deep/new"')
        .replace('[One](/old)', '[One](/deep/new)')
        .replace('(/old \\"/old\\")', '(/deep/new \\"/old\\")'),
    );
    expect(read('pages/_site.json')).toBe(before.get('_site.json')?.replace('"/old#', '"/deep/new#'));
    expect(read('pages/_shared/close.json')).toContain('[the old page](/deep/new).');
    expect(read('pages/older.json')).toBe(before.get('older.json')?.replace('"/old"', '"/deep/new"'));
    expect(JSON.parse(read('pages/deep/new.json')).redirects).toEqual(['/old']);
    expect(read('pages/deep/new.json')).toBe(
      before
        .get('old.json')
        ?.replace('(/old)', '(/deep/new)')
        .replace('  "blocks"', '  "redirects": ["/old"],\n  "blocks"'),
    );
  });

  it('comes back without a trace but its second address', () => {
    siteOf();
    const before = everything();
    rename('pages/old.json', 'pages/new.json');
    rename('/new', '/old');
    expect(JSON.parse(read('pages/old.json')).redirects).toEqual(['/new']);
    const withoutRedirect = read('pages/old.json').replace('  "redirects": ["/new"],\n', '');
    writeFileSync(join(root, 'pages/old.json'), withoutRedirect);
    // A link that was rewritten has plain "/" signs, even if they were escaped before.
    const text = (files: Map<string, string>) =>
      [...files].map(([name, text]) => `${name}${text.replaceAll('\\/', '/')}`);
    expect(text(everything())).toEqual(text(before));
  });

  it('only says what it would do in a rehearsal', () => {
    siteOf();
    const before = everything();
    const said = rename('/old', '/new', '--dry-run');
    expect(said).toContain(
      'Would move pages/old.json to pages/new.json.\nWould rewrite 10 links in 6 files:',
    );
    expect(said).toContain('/old would lead to /new now.');
    expect(everything()).toEqual(before);
  });

  test.each([{ status: 'draft' }, { publishAt: '2999-01-01' }])(
    'needs no redirect while nobody has seen it: %o',
    fields => {
      siteOf({ 'pages/old.json': pageWith({ title: 'Not seen yet', ...fields }) });
      expect(rename('/old', '/new')).toContain(
        '/old was never public, so nothing has to lead from there to /new.',
      );
      expect(read('pages/new.json')).not.toContain('redirects');
    },
  );

  it('takes over an old address of another page, and says so', () => {
    siteOf({
      'pages/old.json': pageWith({ title: 'The page that moves' }),
      'pages/other.json': pageWith({ title: 'Another page', redirects: ['/new'] }),
    });
    expect(rename('/old', '/new')).toContain('/new does not lead to /other any more: it is a page itself.');
    expect(read('pages/other.json')).not.toContain('redirects');
  });

  it('is finished where its file was moved by hand', () => {
    siteOf();
    rename('/old', '/below/new');
    const wanted = everything();
    siteOf();
    mkdirSync(join(root, 'pages/below'));
    renameSync(join(root, 'pages/old.json'), join(root, 'pages/below/new.json'));
    expect(rename('/old', '/below/new').split('\n')[0]).toBe(
      'pages/old.json was moved to pages/below/new.json.',
    );
    expect(everything()).toEqual(wanted);
    expect(() => rename('/old', '/nowhere')).toThrow();
  });

  it('keeps the way to its editor help', () => {
    siteOf({ 'pages/old.json': pageWith({ $schema: '../schema/page.schema.json' }) });
    rename('/old', '/a/b/new');
    expect(JSON.parse(read('pages/a/b/new.json')).$schema).toBe('../../../schema/page.schema.json');
  });
});

describe('a page with others below it', { timeout: 60_000 }, () => {
  const files = {
    'pages/team/index.json': pageWith({
      title: 'The team',
      blocks: [{ ...hero, links: [{ text: 'Jo', href: '/team/jo' }] }],
    }),
    'pages/team/jo.json': pageWith({ title: 'Jo', redirects: ['/jo'] }),
    'pages/team/deep/al.json': pageWith({ title: 'Al Field', status: 'draft', parent: '/team' }),
  };

  it('moves alone and says what stays', () => {
    siteOf(files);
    const said = rename('/team', '/people');
    expect(said).toContain('Moved pages/team/index.json to pages/people.json.');
    expect(said).toContain(
      '2 pages below it, such as /team/deep/al, stay where they are, and their trails leave this page out. With --with-pages-below /team moves as a whole.',
    );
    expect(JSON.parse(read('pages/team/deep/al.json')).parent).toBe('/people');
  });

  it('moves as a whole', () => {
    siteOf(files);
    const said = rename('/team', '/people', '--with-pages-below');
    expect(said).toContain('Moved pages/team/index.json to pages/people/index.json, and 2 pages below it.');
    expect(said).toContain('2 old addresses lead to the new ones now.');
    expect(existsSync(join(root, 'pages/team'))).toBe(false);
    expect(JSON.parse(read('pages/people/index.json')).blocks[0].links[0].href).toBe('/people/jo');
    expect(JSON.parse(read('pages/people/jo.json')).redirects).toEqual(['/jo', '/team/jo']);
    expect(JSON.parse(read('pages/people/deep/al.json'))).not.toHaveProperty('redirects');
  });

  it('takes the folder of articles along, or leaves it and names where they lead back to', () => {
    const [list] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
    const listing: Files = {
      ...files,
      'pages/_site.json': siteDocument({ articles: [{ folder: '/team', text: 'Back' }] }),
      'pages/index.json': pageWith({ title: 'Home', blocks: [hero, { ...list, folder: '/team' }] }),
    };
    const folders = () => [
      JSON.parse(read('pages/_site.json')).articles,
      JSON.parse(read('pages/index.json')).blocks[1].folder,
    ];
    siteOf(listing);
    rename('/team', '/people');
    expect(folders()).toEqual([[{ folder: '/team', text: 'Back', href: '/people' }], '/team']);
    siteOf(listing);
    rename('/team', '/people', '--with-pages-below');
    expect(folders()).toEqual([[{ folder: '/people', text: 'Back' }], '/people']);
  });

  it('can move into its own folder', () => {
    siteOf(files);
    rename('/team', '/team/jo/all', '--with-pages-below');
    expect([...everything().keys()].filter(name => name.includes('team')).sort()).toEqual([
      'team/jo/all/deep/al.json',
      'team/jo/all/index.json',
      'team/jo/all/jo.json',
    ]);
  });
});

describe('nothing is written where', { timeout: 60_000 }, () => {
  const files = {
    'pages/old.json': pageWith({ title: 'The page that moves' }),
    'pages/other.json': pageWith({ title: 'Another page' }),
  };
  const CASES: { name: string; files?: Files; args: string[]; says: string }[] = [
    {
      name: 'a page is in the way',
      args: ['/old', '/other'],
      says: 'There is a page "/other" already, pages/other.json. How about "/other-2"?',
    },
    { name: 'the new address is none', args: ['/old', '/New Page'], says: 'How about "/new-page"?' },
    {
      name: 'the page is not there',
      args: ['/odl', '/new'],
      says: 'There is no file or page /odl. Did you mean /old?',
    },
    { name: 'the page is the home page', args: ['/', '/new'], says: 'The home page cannot be moved.' },
    {
      name: 'the page is the site document',
      args: ['pages/_site.json', '/new'],
      says: 'pages/_site.json is not a page with an address',
    },
    {
      name: 'the page stays where it is',
      args: ['/old', 'pages/old.json'],
      says: 'pages/old.json has the address /old already.',
    },
    { name: 'one name is missing', args: ['/old'], says: 'npm run rename /faq /questions' },
    { name: 'an option is unknown', args: ['/old', '/new', '--force'], says: "Unknown option '--force'" },
    {
      name: 'the page cannot be read',
      files: { 'pages/old.json': '{ "title": ' },
      args: ['/old', '/new'],
      says: 'pages/old.json cannot be read, so it cannot be moved. Mend it first.',
    },
    {
      name: 'a page that names it cannot be read',
      files: { 'pages/other.json': '{ "href": "/old" ' },
      args: ['/old', '/new'],
      says: 'pages/other.json names /old, but it cannot be read',
    },
    {
      name: 'a link hides its address',
      files: {
        'pages/other.json': `${JSON.stringify(pageWith({ parent: '/old' })).replace('"/old"', '"/\\u006fld"')}`,
      },
      args: ['/old', '/new'],
      says: 'pages/other.json:1  The link to /old is written with signs that hide it.',
    },
    {
      name: 'it would bring in a mistake',
      files: {
        'pages/old.json': pageWith({ redirects: Array.from({ length: 20 }, (_, index) => `/was-${index}`) }),
      },
      args: ['/old', '/new'],
      says: 'Nothing was written, because the site would have 1 new mistake:\npages/new.json:',
    },
  ];

  test.each(CASES)('$name', ({ files: more, args, says }) => {
    siteOf({ ...files, ...more });
    expect(refusal(...args)).toContain(says);
  });
});

describe('a file of pages/_public', { timeout: 60_000 }, () => {
  const PAGE = 'pages/texts.json';
  const FILES = {
    ...LINKED,
    'pages/_public/files/Dr.Mueller.pdf': '%PDF-1.7',
    'pages/_public/other.pdf': '%PDF-1.8',
    'pages/_public/.well-known/proof': 'A proof.',
    [PAGE]: pageWith({
      title: 'Files',
      blocks: [hero, { type: 'prose', text: 'See [it](/files/Dr.Mueller.pdf).' }],
    }),
  };

  it('gets another name, with every link to it', () => {
    siteOf(FILES);
    expect(rename('/files/Dr.Mueller.pdf', '/Mueller.pdf', '--dry-run')).toContain(
      'Would rename pages/_public/files',
    );
    expect(existsSync(join(root, 'pages/_public/files/Dr.Mueller.pdf'))).toBe(true);
    expect(rename('/files/Dr.Mueller.pdf', 'pages/_public/Mueller.pdf')).toBe(
      [
        'Renamed pages/_public/files/Dr.Mueller.pdf to pages/_public/Mueller.pdf.',
        'Rewrote what names it in:',
        '  pages/texts.json',
        'Links from other sites to /files/Dr.Mueller.pdf lead nowhere now.',
      ].join('\n'),
    );
    expect(existsSync(join(root, 'pages/_public/files'))).toBe(false);
    expect(read('pages/_public/Mueller.pdf')).toBe('%PDF-1.7');
    expect(read(PAGE)).toContain('[it](/Mueller.pdf)');
    expect(rename('/.well-known/proof', '/.well-known/other')).toContain('No document names it.');
  });

  it.each([
    ['/files/Dr.Mueller.pdf', '/other.pdf', 'There is a file other.pdf already.'],
    [
      '/other.pdf',
      '/other.html',
      '/other.pdf is a file of pages/_public. It keeps its ending: write its new address, such as /name.pdf.',
    ],
    [
      '/other.pdf',
      '/a.php.pdf',
      'Some hosts may take "/a.php.pdf" for another kind of file. Write /a-php.pdf.',
    ],
    [
      '/other.pdf',
      '/.x/a.pdf',
      '/other.pdf cannot become "/.x/a.pdf". Files whose name begins with a dot are not published.',
    ],
    ['/other.pdf', '/_a.pdf', '/other.pdf cannot become "/_a.pdf". Hosts show nothing'],
    ['/other.pdf', '/../a.pdf', '/other.pdf is a file of pages/_public.'],
    ['/../_site.json', '/a.json', 'There is no file or page /../_site.json.'],
  ])('%s does not become %s: %s', (old, wanted, message) => {
    siteOf(FILES);
    expect(refusal(old, wanted)).toContain(message);
  });
});

it('a mistake that was there before is in nobody’s way', { timeout: 60_000 }, () => {
  siteOf({ 'pages/old.json': pageWith({ title: 'X' }), 'pages/other.json': { title: 'Another page' } });
  expect(rename('/old', '/new')).toContain('Moved pages/old.json');
});

it('as a process it ends with 0 or 2', { timeout: 60_000 }, () => {
  siteOf();
  const run = (...args: string[]) => {
    return spawnSync(process.execPath, [join(REPOSITORY, 'scripts/run.mjs'), 'rename', ...args], {
      cwd: join(root, 'pages'),
      encoding: 'utf8',
    });
  };
  expect(run('old.json', 'new.json')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(root, 'pages/new.json'))).toBe(true);
  const again = run('/old', '/new');
  expect(again).toMatchObject({ status: 2, stdout: '' });
  expect(again.stderr).not.toContain('    at ');
});

it('leaves nothing behind in the folder for temporary files', { timeout: 60_000 }, () => {
  siteOf();
  // Uses a folder of its own, because other programs write to the common one at the same time.
  const { folder, env } = openTemporaries(root);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, env[name] ?? '');
  rename('/old', '/new');
  refusal('/older', '/new');
  vi.unstubAllEnvs();
  expect(readdirSync(folder)).toEqual(['kept']);
});
