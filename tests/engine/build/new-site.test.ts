// @module-tag full-only
// "npm run new site": the folder is a working site at once, in any language. After a mistake in the command it writes nothing.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortHash } from '../../../src/base/hash.ts';
import { LANGUAGES as SPOKEN } from '../../../src/base/languages/read.ts';
import { readTexts } from '../../../src/change/new-site/texts.ts';
import { checkAndLint } from '../../../src/check/check-and-lint.ts';
import { runNewSite } from '../../../src/commands/new-site.ts';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { runGit } from '../../support/files/repositories.ts';
import { run } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const ENGINE = process.cwd();
const here = withBrowser();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-new-site-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wishes = (fields: object = {}) =>
  Object.entries({
    name: 'Salt & Stone',
    language: 'en-GB',
    currency: 'GBP',
    'time-zone': 'Europe/London',
    address: 'https://www.example.com',
    ...fields,
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);

const nobody = () => ({ input: new PassThrough(), output: new PassThrough(), isInteractive: false });
const make = (words: string[]) => runNewSite(words, ENGINE, folder, nobody());
/** Lists each text by its path: "home.text.0". */
function fieldsOf(value: unknown, path = ''): { [path: string]: string } {
  if (typeof value === 'string') return { [path]: value };
  const inner = Object.entries(value ?? {}).map(([name, one]) =>
    fieldsOf(one, path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...inner);
}
const read = (site: string, file: string) => readFileSync(join(folder, site, file), 'utf8');

const LANGUAGES = [
  ['en-GB', 'GBP'],
  ['de-AT', 'EUR'],
  ['fr', 'CHF'],
  ['es-MX', 'MXN'],
  ['pt-PT', 'EUR'],
  ['it', 'EUR'],
  ['nl', 'EUR'],
  ['pl', 'PLN'],
  ['sv', 'SEK'],
  ['da', 'DKK'],
  ['pt-BR', 'BRL'],
  ['ja', 'JPY'],
  ['ar-EG', 'EGP'],
];
/** One with a page of its own, a language with many endings, one from right to left, and one with letters twice as wide. */
const SOME = LANGUAGES.filter(([language = '']) => ['de-AT', 'pl', 'ar-EG', 'ja'].includes(language));
const UNSPOKEN = [
  ['fi', 'EUR', 'Finnish'],
  ['is', 'ISK', 'Icelandic'],
  ['he', 'ILS', 'Hebrew'],
];

/** Runs the check on a new site. */
async function checked(language: string, currency: string): Promise<string[]> {
  const { code } = await make([language, ...wishes({ name: 'Ål & Søn \\', language, currency })]);
  expect(code).toBe(0);
  const library = openLibrary(join(folder, language), ENGINE);
  const german = ['/', '/404', '/datenschutz', '/impressum', '/kontakt'];
  expect(library.routes()).toEqual(
    language.startsWith('de') ? german : ['/', '/404', '/contact', '/privacy'],
  );
  expect(library.settings().document).toMatchObject({ language, currency });
  return checkAndLint(library).map(
    ({ file, level, where, message }) => `${level} ${file} ${where}: ${message}`,
  );
}

const KEEPS =
  /keeps the place of .*(since the site was begun, and visitors see it\. Write the real one|, and visitors don’t see it\.)/;
const PLACES = [
  'values › email',
  'values › phone',
  'addresses › email',
  'addresses › phone',
  'organization › hours',
];
/** What its law asks of a German site besides. */
const OF_IMPRINT = [
  'address › text',
  'registrations[0] › number',
  'registrations[1] › number',
  'people[0] › name',
].map(place => `organization › ${place}`);

describe('a new site', () => {
  it.each(size(SOME, LANGUAGES))('in %s is told its placeholders alone', async (language, currency) => {
    const said = await checked(language, currency);
    expect(said.filter(sentence => !KEEPS.test(sentence))).toEqual([]);
    const places = [...PLACES, ...(language.startsWith('de') ? OF_IMPRINT : [])];
    expect(said.map(sentence => sentence.split(': ')[0])).toEqual(
      places.map(place => `warning pages/_site.json ${place}`),
    );
  });

  it.each([
    ['de-AT', 'Europe/Vienna', '+00 000 000 000', 'AT'],
    ['de', 'Europe/Berlin', '+49 30 23125 000', 'DE'],
    ['en', 'Europe/Dublin', '+353 20 910 0000', 'IE'],
    ['en-US', 'America/Denver', '+1 202 555 0100', 'US'],
    // A language of one country where the clocks are those of another.
    ['en-US', 'Europe/Berlin', '+00 000 000 000', 'US'],
  ])('in %s and %s has a number that nobody has there', async (language, zone, phone, area) => {
    const site = `phone-${language}-${zone.replace('/', '-')}`;
    await make([site, ...wishes({ language, currency: 'EUR', 'time-zone': zone })]);
    expect(JSON.parse(read(site, 'pages/_site.json'))).toMatchObject({
      timeZone: zone,
      values: { phone },
      addresses: { phone: `tel:${phone.replaceAll(' ', '')}` },
      organization: { areas: [area] },
    });
  });

  it('begins with texts in every language that the engine speaks', () => {
    const english = fieldsOf(readTexts('en', ENGINE));
    for (const language of Object.keys(SPOKEN)) {
      const fields = fieldsOf(readTexts(language, ENGINE));
      const own = Object.keys(fields).filter(path => !/\.(address|note)$|^imprint\./.test(path));
      expect(own, language).toEqual(Object.keys(english));
      if (language === 'en') continue;
      // "Contact" is also a word of French and Dutch.
      const same = Object.keys(fields).filter(path => fields[path] === english[path]);
      expect(
        same.filter(path => !path.endsWith('.title')),
        language,
      ).toEqual([]);
    }
  });

  it.each(size(UNSPOKEN.slice(0, 1), UNSPOKEN))(
    'in %s, which the engine does not speak, is told once that its words are English',
    async (language, currency, name) => {
      const said = await checked(language, currency);
      expect(said.filter(sentence => !KEEPS.test(sentence))).toEqual([
        `warning pages/_site.json words: These words are still English: "skipToContent", "contactStrip" and 25 more. Write them in ${name}.`,
      ]);
    },
  );

  it('is told in steps, is built and accessible, and starts its own pages', {
    tags: 'front-door',
  }, async () => {
    const program = join(ENGINE, 'scripts/run.mjs');
    const made = run(folder, [
      program,
      'new',
      'site',
      'shop',
      ...wishes({ language: 'ar', currency: 'EGP' }),
    ]);
    expect(made.status, made.output).toBe(0);
    expect(made.output).toContain('Begin     cd shop, then npm install, then npm start');
    const shop = join(folder, 'shop');
    const starter = ['--title', 'Page two', '--address', '/two', '--starter', 'page'];
    expect(run(shop, [program, 'new', 'page', ...starter]).output).toContain('Made pages/two.json');
    expect(run(shop, [program, 'build']).output).toContain('4 pages in');
    const site = await serveSite(join(shop, 'dist'));
    try {
      for (const [route, colorScheme] of [
        ['/', 'light'],
        ['/contact', 'light'],
        ['/nowhere', 'light'],
        ['/', 'dark'],
        ['/privacy', 'dark'],
      ] as const) {
        const { page } = await reopenPage(here.browser, { ...AXE_OPTIONS, colorScheme });
        await page.goto(site.url + route);
        expect(await axeFindings(page), route).toEqual([]);
      }
    } finally {
      await site.close();
    }
  });

  it('names the engine to npm, and editors its help', async () => {
    await make(['beside', ...wishes()]);
    const { name, scripts, devDependencies } = JSON.parse(read('beside', 'package.json'));
    expect(name).toBe('salt-stone');
    expect(scripts.check).toBe('ashlar check');
    expect(devDependencies.ashlar).toMatch(/^file:(\.\.\/)+/);
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(existsSync(bin.ashlar)).toBe(true);
    expect(read('beside', '.vscode/settings.json')).toContain('./.ashlar/schema/page.schema.json');
    expect(read('beside', '.gitignore')).toContain('.ashlar/');
  });

  it('is the same on every computer, whatever its Git is set to, and so is this project', async () => {
    await make(['tracked', ...wishes()]);
    const site = join(folder, 'tracked');
    writeFileSync(join(site, 'pages/_public/dates.ics'), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    writeFileSync(join(site, 'pages/_public/note.txt'), 'One line\nand another\n');
    for (const words of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      expect(runGit(site, words).status).toBe(0);
    // The project may have come without its repository.
    for (const root of existsSync('.git') ? [site, ENGINE] : [site]) {
      const [here, onWindows] = ['input', 'true'].map(autocrlf => checkedOut(root, autocrlf));
      expect(here?.size).toBeGreaterThan(10);
      expect(onWindows).toEqual(here);
    }
  });

  /** What Git writes into a new folder with this setting: a hash of each file. */
  function checkedOut(root: string, autocrlf: string): Map<string, string> {
    const { stdout } = runGit(root, ['ls-files', '-z', '--', 'pages', 'tests/second-site', '.gitattributes']);
    const names = stdout.split('\0').filter(Boolean);
    const out = `${mkdtempSync(join(folder, 'checked-out-'))}/`;
    runGit(root, ['-c', `core.autocrlf=${autocrlf}`, 'checkout-index', `--prefix=${out}`, '--', ...names]);
    return new Map(names.map(name => [name, shortHash(readFileSync(out + name))]));
  }

  it.each([
    ['a package', ['--engine', 'ashlar-1.tgz'], 'file:../ashlar-1.tgz'],
    ['an address of Git', ['--engine', 'github:studio/ashlar#v1'], 'github:studio/ashlar#v1'],
  ])('takes the engine from %s', async (name, words, asked) => {
    writeFileSync(join(folder, 'ashlar-1.tgz'), '');
    await make([name, ...wishes(), ...words]);
    expect(JSON.parse(read(name, 'package.json')).devDependencies.ashlar).toBe(asked);
  });

  it('of somebody who has the engine as a package takes the same one', async () => {
    const engine = join(folder, 'studio/node_modules/ashlar');
    mkdirSync(dirname(engine), { recursive: true });
    symlinkSync(ENGINE, engine, 'junction');
    writeFileSync(
      join(folder, 'studio/package.json'),
      JSON.stringify({ dependencies: { ashlar: 'file:../a.tgz' } }),
    );
    await runNewSite(['studio/sites/one', ...wishes()], engine, folder, nobody());
    expect(JSON.parse(read('studio/sites/one', 'package.json')).devDependencies.ashlar).toBe(
      'file:../../../a.tgz',
    );
  });

  it('has every command that its guide names', async () => {
    await make(['guided', ...wishes()]);
    const { scripts } = JSON.parse(read('guided', 'package.json'));
    const named = [...readFileSync('docs/studio.md', 'utf8').matchAll(/^npm run (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('asks for what it is not told, and again where an answer cannot be', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const words = ['asked', '--name', 'Asked', '--address', 'https://example.com'];
    const outcome = runNewSite(words, ENGINE, folder, { input, output, isInteractive: true });
    for (const line of ['xx-nonsense-long', 'de', 'euro', 'EUR', 'Berlin', 'Europe/Berlin'])
      input.write(`${line}\n`);
    expect((await outcome).code).toBe(0);
    const shown = String(output.read());
    expect(shown).toContain('A language is written as');
    expect(shown).toContain('A currency is three capital letters');
    expect(shown).toContain('A time zone is named after a place');
    expect(JSON.parse(read('asked', 'pages/_site.json'))).toMatchObject({
      language: 'de',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
  });
});

describe('nothing is written', () => {
  it.each([
    ['without a folder', wishes(), 'Name the folder of the new site.'],
    ['in two folders', ['one', 'two', ...wishes()], 'Name one folder.'],
    [
      'without a word that nobody can be asked for',
      ['x', '--name', 'X'],
      '--language, --currency, --time-zone and --address are missing',
    ],
    ['in no language', ['x', ...wishes({ language: 'xq' })], 'A language is written as "en"'],
    ['for no money', ['x', ...wishes({ currency: 'XQX' })], 'A currency is three capital letters'],
    [
      'at no address',
      ['x', ...wishes({ address: 'http://example.com/x' })],
      'The address is "https://" and a host',
    ],
    [
      'at an address that browsers ask for by another name',
      ['x', ...wishes({ address: 'https://www.müller.de' })],
      'Browsers know "www.müller.de" by another name. Write "www.xn--mller-kva.de".',
    ],
    ['under no name', ['x', ...wishes({ name: '' })], 'The name has 1 to 60 characters, and no braces.'],
    ['with an engine that there is not', ['x', ...wishes(), '--engine', 'ashlr'], '/ashlr. "--engine" takes'],
    ['for a word that there is not', ['x', '--colour', 'red'], "Unknown option '--colour'."],
  ])('%s', async (_, words, sentence) => {
    await expect(make(words)).rejects.toThrow(sentence);
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  it('over a folder that holds something', async () => {
    const full = mkdtempSync(join(folder, 'full-'));
    writeFileSync(join(full, 'beach.txt'), 'sand');
    await expect(make([full, ...wishes()])).rejects.toThrow(`${full} is not empty, so nothing was written.`);
    expect(readdirSync(full)).toEqual(['beach.txt']);
  });
});
