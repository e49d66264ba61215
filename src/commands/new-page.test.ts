import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { Failure } from '../base/failure.ts';
import { startersIn } from '../change/pages/new/starters.ts';
import { checkThese } from '../check/check-and-lint.ts';
import { listPages } from '../document/files/pages.ts';
import { openLibrary } from '../site/library/library.ts';
import { runNewPage } from './new-page.ts';

const REPOSITORY = process.cwd();
let site = '';
let root = '';

/** Copies the real pages, because the starters link to them. The pictures are not copied. */
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'ashlar-start-'));
  const isPublic = (path: string) => path.endsWith(join('pages', '_public'));
  cpSync('pages', join(site, 'pages'), { recursive: true, filter: path => !isPublic(path) });
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-start-'));
  cpSync(join(site, 'pages'), join(root, 'pages'), { recursive: true });
  symlinkSync(join(REPOSITORY, 'pages/_public'), join(root, 'pages/_public'), 'junction');
});

afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const places = () => ({ site: root, engine: REPOSITORY });
const flags = (title: string, address: string, starter: string) =>
  ['--title', title, '--address', address, '--starter', starter] as string[];

type Sitting = {
  outcome: Promise<{ code: number; out: string }>;
  shown: () => string;
  /** Types a line and waits for the next question or the end. */
  type: (line: string) => Promise<void>;
  press: (key: string) => void;
  close: () => void;
};

/** Acts as a user at a terminal, who types once the question is there. */
function sitDown(args: string[] = []): Sitting {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', chunk => {
    shown += chunk;
  });
  let isOver = false;
  const outcome = runNewPage(args, places(), { input, output, isInteractive: true });
  outcome.finally(() => {
    isOver = true;
  });
  return {
    outcome,
    shown: () => shown,
    async type(line) {
      const before = shown.length;
      input.write(line);
      const isAsked = () => stripVTControlCharacters(shown.slice(before)).endsWith(': ');
      await expect.poll(() => isOver || isAsked(), { timeout: 30_000 }).toBe(true);
    },
    press: key => input.write(key),
    close: () => input.end(),
  };
}

function withoutTerminal(args: string[]) {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  return runNewPage(args, places(), { ...streams, isInteractive: false });
}

async function refusal(args: string[]): Promise<string> {
  const before = listPages(root).pages.length;
  const error = await withoutTerminal(args).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Failure);
  expect(listPages(root).pages).toHaveLength(before);
  return (error as Failure).message;
}

const starters = startersIn(REPOSITORY);

describe('a starter', { timeout: 60_000 }, () => {
  it('is there for each kind of page', () => {
    expect(starters.map(({ name }) => name)).toEqual(['article', 'blank', 'service', 'visa']);
  });

  test.each(starters)(
    '$name makes a page that wants nothing but words, as a draft and published',
    async ({ name, folder, file }) => {
      await withoutTerminal(flags('A “new” page \\ "here"', `${folder}/new-draft`, name));
      await withoutTerminal([...flags('Another new page', `${folder}/new-page`, name), '--publish']);
      const asked = [`pages${folder}/new-draft.json`, `pages${folder}/new-page.json`];
      const problems = checkThese(asked, openLibrary(root, REPOSITORY));
      const errors = problems.filter(({ level }) => level === 'error');
      expect(new Set(errors.map(({ file, rule }) => `${file} ${rule}`))).toEqual(
        new Set([`pages${folder}/new-page.json unfinished`]),
      );
      const [draft = '', page = ''] = asked.map(read);
      expect(JSON.parse(draft)).toMatchObject({ title: 'A “new” page \\ "here"', status: 'draft' });
      expect(JSON.parse(page)).not.toHaveProperty('status');
      const old = JSON.stringify(JSON.parse(read(file)).title);
      expect(read(file).split(old).length).toBeGreaterThan(2);
      expect(page).not.toContain(old);
      expect(page).toMatch(/\n {2}"title".*\n(.*\n)*\}\n$/);
    },
  );

  it('says in a sentence what it is for', () => {
    for (const { purpose } of starters) expect(purpose).toMatch(/^[A-Z].{15,}\.$/);
  });

  it('of an article gives it the next number and the day', async () => {
    await withoutTerminal(flags('A new guide', '/blog/new-guide', 'article'));
    const numbers = listPages(root).pages.flatMap(({ file }) => JSON.parse(read(file)).article?.id ?? []);
    const { article } = JSON.parse(read('pages/blog/new-guide.json'));
    expect(numbers.filter(number => number === article.id)).toHaveLength(1);
    expect(Math.max(...numbers)).toBe(article.id);
    const age = Date.now() - Date.parse(article.date);
    expect(Math.abs(age)).toBeLessThan(2 * 86_400_000);
  });

  it('that somebody has spoilt is named, and nothing is written', async () => {
    const file = 'pages/_starters/blank.json';
    writeFileSync(
      join(root, file),
      read(file).replace('"/contact"', '"/contcat"').replace('(/contact)', '(/contcat)'),
    );
    expect(await refusal(flags('A page', '/a-page', 'blank'))).toContain(`Mend ${file}:\n${file}:`);
  });

  it('of one’s own is offered as well', async () => {
    mkdirSync(join(root, 'pages/_starters/team'));
    writeFileSync(join(root, 'pages/_starters/team/person.json'), read('pages/_starters/blank.json'));
    expect((await withoutTerminal(flags('Jo Field', '/team/jo-field', 'person'))).code).toBe(0);
    expect(existsSync(join(root, 'pages/team/jo-field.json'))).toBe(true);
  });
});

describe('the questions', { timeout: 60_000 }, () => {
  it('offer an address for the title and the starter', async () => {
    const { type, outcome, shown } = sitDown();
    await type('Labour Agreements & more\n');
    await type('visa\n');
    expect(shown()).toContain('Address [/services/labour-agreements-more]: ');
    await type('\n');
    const { code, out } = await outcome;
    expect(code).toBe(0);
    expect(out).toContain('Made pages/services/labour-agreements-more.json, a draft');
    expect(JSON.parse(read('pages/services/labour-agreements-more.json')).status).toBe('draft');
  });

  it('are asked again after a wrong answer, with one sentence', async () => {
    const { type, outcome, shown } = sitDown();
    await type('X\n');
    expect(shown()).toContain('This title is 1 character long; search results want 3 to 65.');
    await type('faq\n');
    await type('servcie\n');
    expect(shown()).toContain('There is no starter "servcie". Did you mean "service"?');
    await type('\n');
    await type('/faq\n');
    expect(shown()).toContain('There is a page "/faq" already, pages/faq.json. How about "/faq-2"?');
    await type('/more/faq\n');
    expect((await outcome).out).toContain('Made pages/more/faq.json');
  });

  it('leave out what the command line has said', async () => {
    const { type, outcome, shown } = sitDown(['--title', 'A page about parking', '--starter', 'blank']);
    await expect.poll(shown).toContain('Address [/a-page-about-parking]: ');
    expect(shown()).not.toContain('Title');
    await type('\n');
    expect((await outcome).code).toBe(0);
  });

  it.each(['Ctrl-C', 'a closed input'])('leave nothing behind after %s', async how => {
    const before = listPages(root).pages;
    const { type, press, close, outcome } = sitDown();
    await type('A page about parking\n');
    if (how === 'Ctrl-C') press('\u0003');
    else close();
    expect(await outcome).toEqual({ code: 130, out: '\nStopped. Nothing was written.' });
    expect(listPages(root).pages).toEqual(before);
  });
});

describe('an address is refused', { timeout: 60_000 }, () => {
  test.each([
    [
      '/services/rpl',
      'There is a page "/services/rpl" already, pages/services/rpl.json. How about "/services/rpl-2"?',
    ],
    ['/services', 'There is a page "/services" already, pages/services/index.json. How about "/services-2"?'],
    ['/', 'There is a page "/" already, pages/index.json.'],
    [
      'services/new',
      'An address begins with "/" and has lower-case letters, digits and hyphens. How about "/services/new"?',
    ],
    ['pages/services/My New Page.json', 'How about "/services/my-new-page"?'],
    ['https://www.harbourandfern.example/Parking', 'How about "/parking"?'],
    ['/parking/', 'How about "/parking"?'],
    [
      '/services/index',
      '"index" is the page of the folder around it: "/services/index" is "/services". Choose another address.',
    ],
    ['/_drafts/x', 'Names that begin with "_" are never addresses. How about "/drafts/x"?'],
    ['/blog/404', '"/blog/404" is what visitors see where there is no page. Choose another address.'],
    ['/images/new', 'Addresses below "/images" belong to pictures and other files. Choose another address.'],
    ['/aux', 'Windows keeps the name "aux" for itself. Choose another address.'],
    ['', 'A page needs an address, such as "/services/repairs".'],
  ])('"%s"', async (address, words) => {
    expect(await refusal(flags('A new page', address, 'blank'))).toContain(words);
  });

  it('where an old address leads elsewhere', async () => {
    const faq = read('pages/faq.json').replace('"blocks"', '"redirects": ["/questions"], "blocks"');
    writeFileSync(join(root, 'pages/faq.json'), faq);
    expect(await refusal(flags('A new page', '/questions', 'blank'))).toBe(
      '"/questions" is an old address that leads to "/faq" now. Take it out of "redirects" in pages/faq.json, or choose another one.',
    );
  });

  it('where something else has the name', async () => {
    writeFileSync(join(root, 'pages/team'), 'a note');
    symlinkSync('nowhere', join(root, 'pages/x.json'));
    expect(await refusal(flags('A new page', '/team/jo', 'blank'))).toContain('pages/team is in the way.');
    expect(await refusal(flags('A new page', '/x', 'blank'))).toContain('pages/x.json is in the way.');
  });
});

it('a title that another page has is refused', { timeout: 60_000 }, async () => {
  const { title } = JSON.parse(read('pages/pricing.json'));
  expect(await refusal(flags(title.toUpperCase(), '/prices', 'blank'))).toContain(
    '"/pricing" has this title already',
  );
});

it('without a terminal the missing words are named', { timeout: 60_000 }, async () => {
  expect(await refusal(['--title', 'A new page'])).toContain('--address and --starter are missing.');
  expect(await refusal(flags('A new page', '/x', 'blank').slice(0, 4))).toContain('--starter is missing.');
});

it('as a process it ends with 0 or 2', () => {
  const run = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'new', ...args, '--site', root],
      { encoding: 'utf8', input: '' },
    );
    return { status, output: stdout + stderr };
  };
  expect(run(['page', ...flags('A new page', '/new-page', 'blank')])).toMatchObject({ status: 0 });
  expect(existsSync(join(root, 'pages/new-page.json'))).toBe(true);
  const again = run(['page', ...flags('Another new page', '/new-page', 'blank')]);
  expect(again.status).toBe(2);
  expect(again.output).toContain('There is a page "/new-page" already');
  expect(again.output).not.toContain('    at ');
  expect(run([]).status).toBe(2);
}, 60_000);
