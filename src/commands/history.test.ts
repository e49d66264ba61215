import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsIn, refusalIn } from '../../tests/support/documents/sites/refused.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
  temporarySite,
  writeFiles,
} from '../../tests/support/documents/sites/small-site.ts';
import { openJournal } from '../change/journal/watch.ts';
import { runChanges } from './changes.ts';
import { runCheck } from './check.ts';
import { runHistory } from './history.ts';
import { runNewPage } from './new-page.ts';
import { runRemove } from './remove.ts';
import { runRename } from './rename.ts';
import { runRestore } from './restore.ts';

const ENGINE = process.cwd();
const ABOUT = 'pages/about.json';
const link = (href: string) => ({ ...hero, links: [{ text: 'About', href }] });
const TEAM = { type: 'prose', id: 'team', heading: 'Who we are', text: 'Two people.' };
const END = { type: 'prose', text: 'Good bye.' };

let root = '';
const sides = () => ({ site: root, engine: ENGINE });
const history = (...args: string[]) => runHistory(args, sides(), root);
const restore = (...args: string[]) => runRestore(args, sides(), root);

/** Starts the dev server, which looks at what is there, on the evening of 20 November in Nouméa. */
function open(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2019-11-20T08:00:00Z') });
  server();
}

const server = () => openJournal(root, sentence => expect.fail(sentence));
const clock = (moment: string) => vi.setSystemTime(Date.parse(moment));

beforeEach(() => {
  ({ root } = siteWith({
    'pages/_site.json': siteDocument({
      timeZone: 'Pacific/Noumea',
      header: {
        strip: [{ text: '{phone}' }],
        menu: [
          { text: 'Home', href: '/' },
          { text: 'About', href: '/about' },
        ],
        action: { text: 'Write to us', href: 'site:email' },
      },
    }),
    'pages/index.json': pageWith({ title: 'Home of the site', blocks: [link('/about'), END] }),
    [ABOUT]: pageWith({ title: 'About all of us', blocks: [hero, TEAM, END] }),
  }));
  rmSync(join(root, '.ashlar/journal'), { recursive: true, force: true });
  open();
});

afterEach(() => vi.useRealTimers());

const read = (file = ABOUT) => readFileSync(join(root, file), 'utf8');

/** Saves as an editor does while the dev server runs. */
function save(text: string | Buffer | undefined, file = ABOUT): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  if (text === undefined) rmSync(join(root, file));
  else writeFileSync(join(root, file), text);
  server().note(file);
}

function edit(from: string, to: string, file = ABOUT): void {
  expect(read(file)).toContain(from);
  save(read(file).replace(from, to), file);
}

const everything = () => documentsIn(root, 'latin1');
const refusal = (work: () => string) => refusalIn(root, work);

const remove = () => runRemove(['/about', '/'], sides(), root);

describe('what a page was', () => {
  it('is told by day and in words, in the time of the site, whoever saved it', () => {
    clock('2019-11-21T23:05:00Z');
    edit('Two people', 'Three people');
    clock('2019-11-22T04:40:00Z');
    edit('Good bye', 'See you');
    clock('2019-11-22T20:00:00Z');
    runRename(['/about', '/us'], sides(), root);
    expect(history('/us')).toBe(
      `/us (pages/us.json), the newest first:

Today, 23 November 2019

  4  07:00  moved here from pages/about.json
            redirect added: /about leads here
            (npm run rename /about /us)

Yesterday, 22 November 2019

  3  15:40  prose: text changed: "Good bye." → "See you."
  2  10:05  prose "Who we are": text changed: "Two people." → "Three people."

20 November 2019

  1  19:00  as it was found

To bring one back by its number or its day: npm run restore /us 3`.replace(
        /(\d{4})\n\n {2}(?=\d)/g,
        '$1\n  ',
      ),
    );
  });

  it('is told of the whole site, one line for what a day came to', () => {
    clock('2019-11-21T23:05:00Z');
    edit('Two people', 'Three people');
    edit('Three people', 'Four people');
    clock('2019-11-21T23:06:00Z');
    save(JSON.stringify(pageWith({ title: 'A page that is new' })), 'pages/new.json');
    expect(history()).toBe(`Today, 22 November 2019
  /new
    new: hero
  /about
    prose "Who we are": text changed: "Two people." → "Four people."

Each version of a page: npm run history /pricing`);
    clock('2020-01-01T00:00:00Z');
    expect(history()).toMatch(/^Nothing was saved or committed in the last two weeks\./);
  });

  it('is told of mistakes, of what was taken away, and of documents that are no pages', () => {
    clock('2019-11-21T00:00:00Z');
    save('{ "title": ');
    save(undefined);
    edit('Oak & Awl', 'Oak & Elm', 'pages/_site.json');
    expect(history('/about')).toContain('saved with a mistake in it, so that it could not be read');
    expect(history('/about')).toContain('taken away');
    expect(history('_site')).toContain('"Oak & Awl" → "Oak & Elm"');
  });

  it('says what was done in the composer, and takes that back like any other change', () => {
    const composed = (from: string, to: string, what?: string) => {
      const text = read().replace(from, to);
      const head = { by: 'composer', ...(what && { what }) } as const;
      server().record(head, [ABOUT], () => writeFileSync(join(root, ABOUT), text));
    };
    clock('2019-11-21T23:05:00Z');
    composed('Two people', 'Three people');
    clock('2019-11-21T23:07:00Z');
    composed('Three people', 'Two people', 'undo');
    clock('2019-11-21T23:09:00Z');
    composed('Two people', 'Three people', 'redo');
    for (const words of ['saved', 'undone', 'done again'])
      expect(history('/about')).toContain(`\n            (${words} in the composer)`);
    expect(restore('last', '--dry-run')).toContain(
      'Would bring back what was there before the redo in the composer of 22 November 2019, 10:09:',
    );
    composed('Three people', 'Four people');
    restore('last');
    expect(read()).toContain('Three people');
  });

  it('has its last 30 versions first, and all of them for who asks', () => {
    for (let number = 1; number <= 40; number += 1) {
      clock(`2019-11-21T00:${String(number).padStart(2, '0')}:00Z`);
      save(read().replace(/"(Two|\d+) people/, `"${number} people`));
    }
    expect(history('/about').match(/people\." → /g)).toHaveLength(30);
    expect(history('/about')).toContain('11 earlier versions more: npm run history -- /about --all');
    expect(history('/about', '--all').match(/people\." → /g)).toHaveLength(40);
  });
});

describe('a page that is brought back', () => {
  it.each([
    ['yesterday', 'Three people'],
    ['2019-11-21', 'Two people'],
    ['2019-11-22 10:04', 'Two people'],
    ['2019-11-22 10:05', 'Three people'],
    ['09:00', 'Four people'],
    ['last', 'Four people'],
    ['3', 'Four people'],
    ['1', 'Two people'],
  ])('%s is as it was then: %s', (time, words) => {
    clock('2019-11-21T23:05:00Z');
    edit('Two people', 'Three people');
    clock('2019-11-22T21:30:00Z');
    edit('Three people', 'Four people');
    clock('2019-11-22T23:00:00Z');
    edit('Four people', 'Five people');
    clock('2019-11-23T00:00:00Z');
    expect(restore('/about', ...time.split(' '))).toMatch(
      /^Brought \/about back as it was on .*:\n {2}prose "Who we are": text changed: "Five people\." → /,
    );
    expect(read()).toContain(words);
    expect(restore('last')).toContain(`Brought back what was there before npm run restore /about ${time} (`);
    expect(read()).toContain('Five people');
  });

  it('is only told of in a rehearsal', () => {
    edit('Two people', 'Three people');
    expect(restore('/about', 'last', '--dry-run')).toMatch(/^Would bring \/about back as it was on /);
    expect(read()).toContain('Three people');
  });

  it('comes with a mistake it had, which is said', () => {
    clock('2019-11-21T00:00:00Z');
    edit('"/about"', '"/nowhere"', 'pages/index.json');
    edit('"/nowhere"', '"/about"', 'pages/index.json');
    expect(restore('/', 'last')).toMatch(
      /There is something to mend now that was not there before:\npages\/index\.json:\d+:\d+ {2}hero › links\[0\] › href: .*"\/nowhere"/,
    );
    expect(read('pages/index.json')).toContain('/nowhere');
  });

  it.each([
    [['/abuot', 'last'], 'There is no page /abuot, and none that there was is known. Did you mean /about?'],
    [['/about'], 'Say as when /about should be: yesterday, 2026-11-21, '],
    [['/about', 'soon'], '"soon" is no time that is understood here. Write yesterday, '],
    [['/about', 'last'], 'Only one version of /about is known.'],
    [['/about', '7'], 'There is no version 7 of /about: there is 1 version.'],
    [
      ['/about', '2019-01-01'],
      'No version of /about is kept from so long ago: the oldest is of 20 November 2019, 19:00.',
    ],
    [['2019-01-01'], 'Nothing is kept from so long ago'],
    [['last'], 'Nothing has been saved since this site is watched'],
    [[], 'Brings back an earlier version'],
  ])('is refused in a sentence: %o', (args, sentence) => {
    expect(refusal(() => restore(...args))).toContain(sentence);
  });
});

describe('a block that is brought back', () => {
  it.each(['2', 'team', 'Who we are', 'who we are'])('alone, by %s, as it was', wanted => {
    edit('Two people', 'Three people');
    edit('Good bye', 'See you');
    expect(restore(`/about#${wanted}`, '1')).toContain(
      'Brought block 2 (prose "Who we are") of /about back as it was on',
    );
    expect(read()).toContain('Two people');
    expect(read()).toContain('See you');
  });

  it('goes back to its place where it has gone, and the rest of the file stays as it is written', () => {
    const before = read();
    const parsed = JSON.parse(before);
    save(JSON.stringify({ ...parsed, blocks: [hero, END] }, null, 2));
    restore('/about#team', 'last');
    expect(read()).toBe(before);
  });

  it.each([
    [
      '3x',
      '/about had no block "3x" then. It had block 1 (hero "A page to check"), block 2 (prose "Who we are"), block 3 (prose).',
    ],
    ['4', '/about had no block 4 then: there were 3.'],
    [
      'prose',
      '/about had 2 blocks "prose" then. Choose one by its number: block 2 (prose "Who we are"), block 3 (prose).',
    ],
  ])('is refused in a sentence: %s', (wanted, sentence) => {
    edit('Two people', 'Three people');
    expect(refusal(() => restore(`/about#${wanted}`, 'last'))).toBe(sentence);
  });
});

describe('a page that was taken away', () => {
  it.each([['2019-11-20'], ['last']])('comes back with its links and its entry in the menu (%s)', time => {
    const before = everything();
    clock('2019-11-21T00:00:00Z');
    remove();
    const without = everything();
    expect(restore('/about', time)).toBe(`Brought /about back as it was on 20 November 2019, 19:00:
  the page is there again
  _site: header: one menu item added ("About")
  /: redirect taken out: /about no longer leads here
  /: hero: links added: "About"
To take this back: npm run restore last`);
    expect(everything()).toEqual(before);
    restore('last');
    expect(everything()).toEqual(without);
  });

  it('comes back beside what has changed since, and says which place it has left alone', () => {
    remove();
    clock('2019-11-21T00:00:00Z');
    edit('["/about"]', '["/about", "/us"]', 'pages/index.json');
    edit('Good bye', 'See you', 'pages/index.json');
    edit('"text": "Home"', '"text": "Start"', 'pages/_site.json');
    expect(restore('/about', '1')).toContain(
      'pages/index.json has been changed since, so a place in it was left as it is. Look whether a link belongs there.',
    );
    expect(read('pages/index.json')).toContain('["/about", "/us"]');
    expect(read('pages/index.json')).toContain('See you');
    expect(read('pages/index.json')).toContain('"href": "/about"');
    expect(read('pages/_site.json')).toContain('"text": "Start"');
    expect(read('pages/_site.json')).toContain('"href": "/about"');
  });

  it('was there, and is not, for who asks about the time between', () => {
    remove();
    clock('2019-11-21T00:00:00Z');
    expect(refusal(() => restore('/about', 'yesterday', '23:00'))).toMatch(
      /^\/about was not there then: it had gone on 20 November 2019/,
    );
  });
});

describe('a whole day', () => {
  const BYTES = Buffer.from([
    0xef,
    0xbb,
    0xbf,
    ...Buffer.from('{\r\n  "title": "Gr'),
    0xff,
    ...Buffer.from('n"\r\n}'),
  ]);

  it('is undone to the byte, whatever was done, and done again', async () => {
    save(BYTES, 'pages/odd.json');
    save('/* ours */', 'pages/_look/site.css');
    save(JSON.stringify({ title: 'The end', blocks: [END] }), 'pages/_shared/end.json');
    save(
      `\ufeff${JSON.stringify(pageWith({ title: 'A page with a mark' })).replace('"blocks"', '"bloks"')}`,
      'pages/mark.json',
    );
    save(JSON.stringify(pageWith({ title: 'The title of a page' })), 'pages/_starters/plain.json');
    const before = everything();
    clock('2019-11-21T00:00:00Z');
    for (const people of ['Three', 'Four', 'Five']) save(read().replace(/"\w+ people/, `"${people} people`));
    save(undefined, 'pages/odd.json');
    edit('ours', 'theirs', 'pages/_look/site.css');
    edit('Good bye', 'See you', 'pages/_shared/end.json');
    const { out } = await runNewPage(
      ['--title', 'A page of this day', '--address', '/deep/new', '--starter', 'plain'],
      sides(),
      { input: process.stdin, output: process.stdout, isInteractive: false },
    );
    expect(out).toContain('Made pages/deep/new.json');
    runRename(['/about', '/deep/us'], sides(), root);
    runCheck(['--fix', '/mark'], sides(), { folder: root, colours: false });
    expect(read('pages/mark.json')).toContain('"blocks"');
    // Renamed by hand while no server runs.
    renameSync(join(root, 'pages/_shared/end.json'), join(root, 'pages/_shared/close.json'));
    server();
    const after = everything();
    clock('2019-11-22T00:00:00Z');
    expect(restore('2019-11-20')).toMatch(
      /^Brought 10 files back as they were at the end of 20 November 2019:\n/,
    );
    expect(everything()).toEqual(before);
    restore('last');
    expect(everything()).toEqual(after);
    expect(restore('yesterday')).toMatch(/^Every page is as it was at the end of 21 November 2019\./);
  });
});

describe('a picture that got another name', () => {
  it('has the old one again when that is taken back, and all that was renamed with it', () => {
    const names = [
      ['My Team/A chart.svg', 'my-team/a-chart.svg'],
      ['A Plan.svg', 'a-plan.svg'],
    ] as const;
    const at = (name: string) => join(root, 'pages/_public/images', name);
    const isThere = () => names.map(both => both.map(name => existsSync(at(name))));
    const [isOld, isNew] = [names.map(() => [true, false]), names.map(() => [false, true])];
    mkdirSync(at('My Team'));
    const blocks = names.map(([old]) => {
      writeFileSync(at(old), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>');
      return { type: 'media-text', image: { src: `/images/${old}`, alt: 'A chart of it' }, text: 'Words.' };
    });
    save(JSON.stringify(pageWith({ title: 'About all of us', blocks: [hero, ...blocks] })));
    const before = everything();
    clock('2019-11-21T00:00:00Z');
    runCheck(['--fix'], sides(), { folder: root, colours: false });
    expect(isThere()).toEqual(isNew);
    const after = everything();
    expect(restore('last', '--dry-run')).toContain(
      'pages/_public/images/my-team/a-chart.svg is called pages/_public/images/My Team/A chart.svg again',
    );
    expect(restore('last')).not.toContain('There is no picture');
    expect([isThere(), everything()]).toEqual([isOld, before]);
    restore('last');
    expect([isThere(), everything()]).toEqual([isNew, after]);
    // Another file has the name now.
    writeFileSync(at('A Plan.svg'), 'another');
    expect(restore('last')).not.toContain('A Plan.svg again');
  });

  it.each([
    ['pages/_public/images/old.svg', '.ashlar/elsewhere.svg'],
    ['pages/_public/images/old.svg', 'pages/index.json'],
    ['pages/_public/../old.svg', 'pages/_public/images/chart.svg'],
  ])('keeps it where a journal from somebody else says that it was %s and is %s', (from, to) => {
    const entry = { at: Date.now(), by: 'command', what: 'check', changes: [], renames: [{ from, to }] };
    appendFileSync(join(root, '.ashlar/journal/000001.jsonl'), `\n${JSON.stringify(entry)}`);
    const before = everything();
    writeFileSync(join(root, '.ashlar/elsewhere.svg'), '');
    expect(refusal(() => restore('last'))).toMatch(/^Nothing has been saved/);
    expect(everything()).toEqual(before);
  });
});

describe('with commits', { timeout: 60_000 }, () => {
  let ownRoot: string | undefined;

  function git(date: string, ...args: string[]): void {
    const settings = [
      'user.name=Kim',
      'user.email=kim@example.com',
      'commit.gpgsign=false',
      'init.defaultBranch=main',
    ];
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const options = settings.flatMap(setting => ['-c', setting]);
    expect(spawnSync('git', [...options, ...args], { cwd: root, env }).status).toBe(0);
  }

  function commit(date: string, title: string): void {
    git(date, 'add', '--all');
    git(date, 'commit', '--message', title);
  }

  beforeEach(() => {
    vi.useRealTimers();
    const files = {
      '.gitignore': '.ashlar/\n',
      'pages/_site.json': siteDocument({ timeZone: 'Pacific/Noumea' }),
      [ABOUT]: pageWith({ title: 'About all of us', blocks: [hero, TEAM] }),
    };
    ownRoot ??= temporarySite(files);
    root = ownRoot;
    for (const name of ['.git', '.ashlar/journal', 'pages/new.json', 'pages/newer.json'])
      rmSync(join(root, name), { recursive: true, force: true });
    writeFiles(root, files);
    git('2019-11-01T00:00:00Z', 'init');
    commit('2019-11-02T00:00:00Z', 'Begin');
    writeFileSync(join(root, ABOUT), read().replace('Two people', 'Three people'));
    commit('2019-11-10T00:00:00Z', 'One more of us');
    open();
  });

  it('one list has both, each version once', () => {
    clock('2019-11-21T00:00:00Z');
    edit('Three people', 'Four people');
    edit('Four people', 'Five people');
    commit('2019-11-21T01:00:00Z', 'And two');
    const told = history('/about');
    expect(told.match(/^ +\d .*/gm)?.map(row => row.trim())).toEqual([
      '4  11:00  prose: text changed: "Four people." → "Five people."',
      '3  11:00  prose: text changed: "Three people." → "Four people."',
      '2  11:00  prose: text changed: "Two people." → "Three people."',
      '1  11:00  new: hero, prose',
    ]);
    expect(told).toContain('(committed by Kim: "And two")');
    expect(told).toContain('(committed by Kim: "Begin")');
    restore('/about', '2');
    expect(read()).toContain('Three people');
  });

  it('that Git does not show, because the folder is somebody else’s, are not said to be none', () => {
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    const told = [
      history('/about'),
      ...[['/about', 'last'], ['/about', '2019-11-05'], ['2019-11-05']].map(words =>
        refusalIn(root, () => restore(...words)),
      ),
    ];
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    for (const one of told) expect(one).toContain('Git does not trust this folder');
  });

  it('a page that was deleted before anything was watched comes back as it was last', () => {
    const committed = read();
    for (const name of ['.ashlar/journal', ABOUT]) rmSync(join(root, name), { recursive: true });
    expect(restore('/about', 'last')).toContain('the page is there again');
    expect(read()).toBe(committed);
  });

  it('the site is as it was committed, from before it was watched', () => {
    clock('2019-11-21T00:00:00Z');
    save(JSON.stringify(pageWith({ title: 'A page that is new' })), 'pages/new.json');
    commit('2019-11-21T01:00:00Z', 'A page');
    save(JSON.stringify(pageWith({ title: 'Another that is new' })), 'pages/newer.json');
    expect(restore('2019-11-05')).toContain('/newer stays as it is: nothing of it is kept from then');
    expect(read()).toContain('Two people');
    expect([...everything().keys()]).not.toContain('new.json');
    expect([...everything().keys()]).toContain('newer.json');
  });

  it('what has changed since yesterday is told beside what was saved then and never committed', async () => {
    edit('Three people', 'Four people');
    clock('2019-11-21T00:00:00Z');
    edit('Four people', 'Five people');
    const changes = async (time: string) => {
      const around = { colours: false, folder: root, startBrowser: () => Promise.reject() };
      return (await runChanges([time], sides(), around)).out;
    };
    const told = await changes('yesterday');
    expect(told).toMatch(/^Compared with the site at the end of 20 November 2019: \w+ "One more of us"\./);
    expect(told).toContain('"Four people." → "Five people."');
    expect(await changes('2019-11-05')).toContain('"Two people." → "Five people."');
    await expect(changes('2019-10-01')).rejects.toThrow(
      'Nothing was committed so long ago: at the end of 1 October 2019.',
    );
    await expect(changes('soon')).rejects.toThrow('There is no version "soon" in this project\'s history.');
  });
});
