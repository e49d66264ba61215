import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { documentsIn, refusalIn } from '../../tests/support/documents/sites/refused.ts';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../tests/support/documents/sites/small-site.ts';
import { isFull } from '../../tests/support/size.ts';
import { removePage } from '../change/pages/remove/remove-page.ts';
import { checkAll } from '../check/check.ts';
import { openLibrary } from '../site/library/library.ts';
import type { Library } from '../site/types.ts';
import { runRemove } from './remove.ts';

const REPOSITORY = process.cwd();
let root = '';

const MENU = siteDocument({
  header: {
    strip: [{ text: '{phone}', href: '/old#documents' }],
    menu: [
      { text: 'Home', href: '/' },
      { text: 'Old answers', href: '/old' },
      { text: 'More', links: [{ text: 'All answers', href: '/new' }] },
    ],
    action: { text: 'Read the answers', href: '/old' },
  },
  footer: {
    columns: [{ title: 'Pages', items: [{ text: 'Old answers', href: '/old' }] }],
    copyright: '© {brand}',
    legal: [{ text: 'Home', href: '/' }],
  },
});

const link = (text: string, href: string) => ({ text, href });

const LINKED: Files = {
  'pages/_site.json': MENU,
  'pages/old.json': pageWith({
    title: 'The page that goes',
    card: { title: 'Its card' },
    redirects: ['/oldest'],
    blocks: [hero, { type: 'prose', id: 'documents', text: 'Up to [the top](/old).' }],
  }),
  'pages/new.json': pageWith({
    title: 'The page in its place',
    blocks: [
      { ...hero, links: [link('Old answers', '/old'), link('Go home', '/')] },
      { type: 'prose', id: 'same', text: 'See [**the** answers](/old) too.' },
    ],
  }),
  'pages/below.json': pageWith({
    title: 'A page below it',
    parent: '/old',
    card: { title: 'A card' },
  }),
  'pages/texts.json': `{
  "title": "Links in texts",
  "description": "A page that is here to be checked, with a description of a good length.",
  "blocks": [
    { "type": "hero", "heading": "See /old", "intro": "At [/old](/old#documents), [\\u201cold\\u201d](\\/old#same) and [here](/below)." },
    { "type": "cards",   "items": [ { "page": "/old" }, { "page": "/below" } ] },
    { "type": "prose", "text": ["Nothing.", "- [One](/old)\\n- [Two](/old)"], "note": "/old" }
  ]
}
`,
  'pages/both.json': pageWith({
    title: 'A page with both buttons',
    blocks: [{ ...hero, links: [link('Old answers', '/old'), link('All answers', '/new')] }],
  }),
  'pages/_shared/close.json': {
    title: 'The end of a page',
    blocks: [{ type: 'notice', text: 'Back to [the “old” "page"](/old).' }],
  },
  'pages/_starters/blank.json': pageWith({
    title: 'Title of the page',
    description: 'What a reader of the page finds on it, in one or two sentences.',
    blocks: [{ ...hero, links: [link('Old answers', '/old')] }],
  }),
};

function siteOf(files: Files = LINKED): void {
  root = siteWith(files).root;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));
const everything = () => documentsIn(root);
const remove = (...args: string[]) => runRemove(args, { site: root, engine: REPOSITORY }, root);

const mistakes = () => checkAll(openLibrary(root, REPOSITORY)).filter(({ level }) => level === 'error');

const refusal = (...args: string[]) => refusalIn(root, () => remove(...args));

describe('a page that goes', { timeout: 60_000 }, () => {
  it('leaves everything that led there to the page in its place, and touches nothing else', () => {
    siteOf();
    const before = everything();
    expect(remove('/old', '/new').split('\n')).toEqual([
      'pages/old.json was taken away.',
      'pages/below.json: the page above is /new now.',
      'pages/both.json: the button "Old answers" was taken out.',
      'pages/new.json: the link "**the** answers" is plain words now.',
      'pages/new.json: the button "Old answers" was taken out.',
      'pages/texts.json: 4 links lead to /new now.',
      'pages/texts.json: its card was taken out.',
      'pages/_shared/close.json: the link "the “old” "page"" leads to /new now.',
      'pages/_site.json: the link "{phone}" leads to /new now.',
      'pages/_site.json: the button beside the menu "Read the answers" leads to /new now.',
      'pages/_site.json: the footer entry "Old answers" leads to /new now.',
      'pages/_site.json: the menu entry "Old answers" was taken out.',
      'pages/_starters/blank.json: the button "Old answers" leads to /new now.',
      '/oldest, /old lead to /new now.',
    ]);
    expect(existsSync(join(root, 'pages/old.json'))).toBe(false);
    expect(mistakes()).toEqual([]);
    expect(read('pages/texts.json')).toBe(
      before
        .get('texts.json')
        ?.replace('(/old#documents)', '(/new)')
        .replace('(\\/old#same)', '(/new#same)')
        .replace('{ "page": "/old" }, ', '')
        .replace('[One](/old)', '[One](/new)')
        .replace('[Two](/old)', '[Two](/new)'),
    );
    expect(read('pages/below.json')).toBe(before.get('below.json')?.replace('"/old"', '"/new"'));
    expect(readJson('pages/new.json')).toMatchObject({
      redirects: ['/oldest', '/old'],
      blocks: [{ links: [{ href: '/' }] }, { text: 'See **the** answers too.' }],
    });
    const { header, footer } = readJson('pages/_site.json');
    expect(header.menu.map(({ text }: { text: string }) => text)).toEqual(['Home', 'More']);
    expect([header.strip[0].href, header.action.href, footer.columns[0].items[0].href]).toEqual([
      '/new',
      '/new',
      '/new',
    ]);
  });

  it('calls a row of prices by its name, which led there, and not by its text', () => {
    const row = { name: 'Answers', href: '/old', text: 'One for each question', price: 7 };
    const items = [{ ...row, link: { text: 'Ask', href: 'site:email' } }];
    const prices = { type: 'price-list', items };
    siteOf({ ...LINKED, 'pages/below.json': pageWith({ title: 'Prices', blocks: [hero, prices] }) });
    expect(remove('/old', '/new')).toContain('pages/below.json: the link "Answers" leads to /new now.');
  });

  it('leaves the words of links without the links, where that is wanted', () => {
    siteOf();
    const said = remove('/old', '/new', '--take-links-out');
    expect(said).toContain('pages/_shared/close.json: the link "the “old” "page"" is plain words now.');
    expect(said).toContain('pages/_starters/blank.json: the button "Old answers" was taken out.');
    // These fields may not be empty.
    expect(said).toContain(
      'pages/_site.json: the button beside the menu "Read the answers" leads to /new now.',
    );
    expect(said).toContain('pages/_site.json: the footer entry "Old answers" leads to /new now.');
    expect(readJson('pages/texts.json').blocks[2].text).toEqual(['Nothing.', '- One\n- Two']);
    expect(readJson('pages/new.json').redirects).toEqual(['/oldest', '/old']);
    expect(mistakes()).toEqual([]);
  });

  it('only says what it would do in a rehearsal', () => {
    siteOf();
    const before = everything();
    const said = remove('/old', '/new', '--dry-run');
    expect(everything()).toEqual(before);
    const done = remove('/old', '/new');
    const then = done
      .replace(/\bw(?:as|ere) taken/g, 'will be taken')
      .replace(/\bleads?( to \S+) now/g, 'will lead$1')
      .replace(/\b(?:is|are)( plain words| \S+) now/g, 'will be$1');
    expect(said).toBe(`Nothing is written. Without --dry-run it will be so:\n${then}`);
    expect(said).not.toMatch(/\b(?:was|were) taken|\bnow\b/);
  });

  it('takes the block along that would be empty without its card, and says so', () => {
    const cards = { type: 'cards', heading: 'Also of interest', items: [{ page: '/old' }] };
    siteOf({ ...LINKED, 'pages/texts.json': pageWith({ blocks: [hero, cards] }) });
    expect(remove('/old', '/new')).toContain('pages/texts.json: the block "Also of interest" was taken out.');
    expect(readJson('pages/texts.json').blocks).toHaveLength(1);
  });

  test.each([{ status: 'draft' }, { publishAt: '2999-01-01' }])(
    'needs no other page while nobody has seen it and nothing leads there: %o',
    fields => {
      siteOf({ 'pages/old.json': pageWith({ title: 'Not seen yet', ...fields }) });
      expect(remove('pages/old.json')).toBe(
        'pages/old.json was taken away.\n/old was never public, so nothing has to lead on from there.',
      );
      expect(existsSync(join(root, 'pages/old.json'))).toBe(false);
    },
  );

  it('is finished where its file was deleted by hand', () => {
    siteOf();
    const before = everything();
    remove('/old', '/new');
    const wanted = everything();
    siteOf();
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], { cwd: root });
    git('init', '-q');
    git('add', 'pages');
    git('commit', '-qm', 'Begin');
    rmSync(join(root, 'pages/old.json'));
    expect(remove('/old', '/new').split('\n')[0]).toBe('pages/old.json had gone already.');
    expect(everything()).toEqual(wanted);
    expect(refusal('/old', '/new')).toBe('/old is no page any more, and nothing is left that leads there.');
    git('checkout', '-q', '.');
    expect(everything()).toEqual(before);
    rmSync(join(root, '.git'), { recursive: true });
  });

  it('comes back with all that led there from the texts that were', () => {
    siteOf();
    const before = everything();
    const library = openLibrary(root, REPOSITORY);
    const removal = removePage(library, { route: '/old', to: '/new' });
    expect(everything()).toEqual(before);
    if ('refusal' in removal) throw removal.refusal;
    remove('/old', '/new');
    for (const { file, before } of removal.changes) writeFileSync(join(root, file), before ?? '');
    expect(everything()).toEqual(before);
  });
});

describe('a page with others below it', { timeout: 60_000 }, () => {
  const [list] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
  const FOLDER: Files = {
    'pages/_site.json': siteDocument({ articles: [{ folder: '/team', text: 'Back to the team' }] }),
    'pages/index.json': pageWith({ title: 'Home', blocks: [hero, { ...list, folder: '/team' }] }),
    'pages/team/index.json': pageWith({ title: 'The team' }),
    'pages/team/jo.json': pageWith({ title: 'Jo' }),
    'pages/team/deep/al.json': pageWith({ title: 'Al Field', status: 'draft', parent: '/team' }),
  };

  it('goes alone and says what stays; articles lead back to the page in its place', () => {
    siteOf(FOLDER);
    expect(remove('/team/', '/').split('\n')).toEqual([
      'pages/team/index.json was taken away.',
      'pages/team/deep/al.json: the page above is / now.',
      'pages/_site.json: the way back from articles "Back to the team" leads to / now.',
      '/team leads to / now.',
      '2 pages below it, such as /team/deep/al, stay where they are, and their trails leave this page out.',
    ]);
    expect(readJson('pages/_site.json').articles).toEqual([
      { folder: '/team', text: 'Back to the team', href: '/' },
    ]);
    expect(readJson('pages/index.json').blocks[1].folder).toBe('/team');
  });

  it('takes the list of its articles along when it is the last one there', () => {
    const { 'pages/team/jo.json': _jo, 'pages/team/deep/al.json': _al, ...alone } = FOLDER;
    siteOf({ ...alone, 'pages/team/404.json': pageWith({ title: 'Not in the team' }) });
    const said = remove('/team', '/');
    expect(said).toContain('pages/index.json: the block "article-list" was taken out.');
    expect(readJson('pages/_site.json')).not.toHaveProperty('articles');
    expect(readJson('pages/index.json').blocks).toHaveLength(1);
  });
});

describe('nothing is written where', { timeout: 60_000 }, () => {
  const files = {
    'pages/old.json': pageWith({ title: 'The page that goes' }),
    'pages/new.json': pageWith({ title: 'The page in its place' }),
  };
  const CASES: { name: string; files?: Files; args: string[]; says: string }[] = [
    {
      name: 'no page is named in its place',
      args: ['/old'],
      says: '/old was public, so its address should lead somewhere. Name the page that takes its place, for example: npm run remove /old /',
    },
    {
      name: 'no page is named and links lead there',
      files: {
        'pages/team.json': pageWith({
          title: 'The team',
          blocks: [{ ...hero, links: [link('Jo', '/team/jo')] }],
        }),
        'pages/team/jo.json': pageWith({ title: 'Jo', status: 'draft' }),
      },
      args: ['/team/jo'],
      says: '1 link would lead nowhere without /team/jo. Name the page that takes its place, for example: npm run remove /team/jo /team',
    },
    { name: 'it is the home page', args: ['/', '/new'], says: 'The home page cannot be taken away.' },
    {
      name: 'it is the page for addresses that are none',
      files: { 'pages/404.json': pageWith({ title: 'Not here' }) },
      args: ['/404', '/'],
      says: 'pages/404.json is what visitors see where there is no page. It has to stay where it is.',
    },
    {
      name: 'visitors would be led there',
      files: { 'pages/404.json': pageWith({ title: 'Not here' }) },
      args: ['/old', '/404'],
      says: '/404 is what visitors see where there is no page. Name a page that is one.',
    },
    {
      name: 'the page is not there',
      args: ['/odl', '/new'],
      says: 'There is no file or page /odl. Did you mean /old?',
    },
    {
      name: 'the other page is not there',
      args: ['/old', '/nwe'],
      says: 'There is no file or page /nwe. Did you mean /new?',
    },
    {
      name: 'it would lead to itself',
      args: ['/old', 'pages/old.json'],
      says: '/old is the page that goes.',
    },
    {
      name: 'visitors do not see the other page',
      files: { 'pages/new.json': pageWith({ title: 'Not seen', status: 'draft' }) },
      args: ['/old', '/new'],
      says: 'Visitors do not see /new, so nothing can lead there. Publish it, or name another page.',
    },
    {
      name: 'it is the site document',
      args: ['pages/_site.json', '/new'],
      says: 'pages/_site.json is not a page with an address, so it cannot be taken away.',
    },
    {
      name: 'it is a shared document',
      files: { 'pages/_shared/close.json': { title: 'The end', blocks: [{ type: 'notice', text: 'End.' }] } },
      args: ['pages/_shared/close.json', '/new'],
      says: 'pages/_shared/close.json is not a page with an address',
    },
    { name: 'it is a folder', args: ['pages', '/new'], says: 'pages is not a page. Name files in pages/' },
    { name: 'several are meant', args: ['/old', '/new', '/'], says: 'One page goes at a time' },
    { name: 'a star stands for several', args: ['/o*', '/new'], says: 'One page goes at a time' },
    { name: 'no name is there', args: [], says: 'npm run remove /faq /contact' },
    { name: 'an option is unknown', args: ['/old', '/new', '--force'], says: "Unknown option '--force'" },
    {
      name: 'the page cannot be read',
      files: { 'pages/old.json': '{ "title": ' },
      args: ['/old', '/new'],
      says: 'pages/old.json cannot be read, so it cannot be taken away. Mend it first.',
    },
    {
      name: 'a page that names it cannot be read',
      files: { 'pages/other.json': '{ "href": "/old" ' },
      args: ['/old', '/new'],
      says: 'pages/other.json names /old, but it cannot be read',
    },
    {
      name: 'a misspelt field names it',
      files: { 'pages/other.json': pageWith({ parnet: '/old' }) },
      args: ['/old', '/new'],
      says: 'pages/other.json names /old too, and has a mistake. Mend that first.',
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
      name: 'a page would have no block left',
      files: { 'pages/other.json': pageWith({ blocks: [{ type: 'cards', items: [{ page: '/old' }] }] }) },
      args: ['/old', '/new'],
      says: 'pages/other.json would have no block left without the page.',
    },
    {
      name: 'it would bring in a mistake',
      files: {
        'pages/old.json': pageWith({ redirects: Array.from({ length: 20 }, (_, index) => `/was-${index}`) }),
      },
      args: ['/old', '/new'],
      says: 'Nothing was written, because the site would have 1 new mistake:\npages/new.json:',
    },
    {
      name: 'somebody leads to a place in a block that would go',
      files: {
        'pages/other.json': pageWith({
          title: 'Another page',
          blocks: [hero, { type: 'cards', id: 'more', items: [{ page: '/old' }] }],
        }),
        'pages/third.json': pageWith({ blocks: [{ ...hero, links: [link('More', '/other#more')] }] }),
        'pages/old.json': pageWith({ title: 'The page that goes', card: { title: 'Its card' } }),
      },
      args: ['/old', '/new'],
      says: 'Nothing was written, because the site would have 1 new mistake:\npages/third.json:',
    },
  ];

  test.each(CASES)('$name', ({ files: more, args, says }) => {
    siteOf({ ...files, ...more });
    expect(refusal(...args)).toContain(says);
  });
});

it('a mistake that was there before is in nobody’s way', { timeout: 60_000 }, () => {
  siteOf({ 'pages/old.json': pageWith({ title: 'X' }), 'pages/other.json': { title: 'Another page' } });
  expect(remove('/old', '/')).toContain('pages/old.json was taken away.');
});

it('as a process it ends with 0 or 2', { timeout: 60_000 }, () => {
  siteOf();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(REPOSITORY, 'scripts/run.mjs'), 'remove', ...args], {
      cwd: join(root, 'pages'),
      encoding: 'utf8',
    });
  expect(run('old.json', 'new.json')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(root, 'pages/old.json'))).toBe(false);
  const again = run('/old', '/new');
  expect(again).toMatchObject({ status: 2, stdout: '' });
  expect(again.stderr).not.toContain('    at ');
});

describe('of this site', { timeout: 600_000 }, () => {
  const library = openLibrary(REPOSITORY, REPOSITORY);
  /** A page with pages below it, and an article. */
  const SAMPLE = ['/services', '/blog/market-salary-reports-guide'];
  const pages = library.routes().filter(route => !/^\/$|\/404$/.test(route));

  /** Removes a page and lets the one that the refusal proposes take its place. */
  function planFor(route: string, links?: 'lead on' | 'take out') {
    const asked = removePage(library, { route });
    const [, to = ''] =
      /npm run remove \S+ (\S+)$/.exec('refusal' in asked ? asked.refusal.message : '') ?? [];
    const removal = removePage(library, { route, to, links });
    if ('refusal' in removal) throw removal.refusal;
    return { to, ...removal };
  }

  /** Leaves out pictures that no page shows any more, because their owner decides about them. */
  const told = (library: Library) =>
    checkAll(library).filter(({ message }) => !message.startsWith('No page shows this picture.'));

  it('the check has nothing to say before a page goes', () => {
    expect(told(library)).toEqual([]);
  });

  test.each(isFull ? pages : SAMPLE)(
    '%s may go: the check has nothing to say, and its address leads on',
    route => {
      for (const links of ['lead on', 'take out'] as const) {
        const { to, changes } = planFor(route, links);
        const without = changes.reduce(
          (now, { file, after }) => (after === undefined ? now : now.withText({ file, text: after })),
          library,
        );
        const routes = without.routes().filter(other => other !== route);
        const page = (name: string) => (name === route ? undefined : without.page(name));
        const left: Library = { ...without, routes: () => routes, page };
        expect(told(left)).toEqual([]);
        const target = left.page(to);
        expect(target && left.summary(target).redirects).toContain(route);
      }
    },
  );
});
