// Compares builds that reuse kept work with builds from nothing, byte for byte, after every kind of change to a site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { hash } from '../../../src/base/hash.ts';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { photograph } from '../../support/documents/photographs/photographs.ts';
import { dice, hero, pageWith, smallSite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { disturb, mend } from '../../support/files/random-edits.ts';
import { type Run, run, runAside } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_124);
const throwDice = dice(SEED);
const around = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-kept-builds-')));
const site = join(around, 'site');
const dist = join(site, 'dist');
const cold = { dist: join(around, 'cold'), kept: join(around, 'cold-kept') };
const path = (name: string) => join(site, name);

const note = { type: 'note', text: 'Ring the bell' };
const photo = {
  type: 'media-text',
  heading: 'The workshop',
  text: 'By the river.',
  image: { src: '/images/shop.jpg', alt: 'The workshop by the river, with its door open' },
};
const block = (type: string, component: string) => ({
  [`blocks/${type}/schema.json`]: {
    description: 'What is said.',
    type: 'object',
    properties: {
      type: { const: type },
      text: { type: 'string', maxLength: 180, description: 'The words.' },
    },
    required: ['type', 'text'],
  },
  [`blocks/${type}/Component.tsx`]: component,
  [`blocks/${type}/style.css`]: `.${type} { margin: 10px; }`,
  [`blocks/${type}/examples.json`]: [{ type, text: 'Ring the bell' }],
});

const page = (title: string, ...blocks: object[]) =>
  pageWith({ title, blocks: [{ ...hero, heading: 'Page 10' }, ...blocks] });
const NOTE = `import { bell } from '../sign/bell.ts';
import { WORDS } from '../words.ts';
export const Note = ({ text }: { text: string }) => <p className="note">Drawn 10 {text} {WORDS} {bell()}</p>;
`;
const SIGN = 'export const Sign = ({ text }: { text: string }) => <p className="sign">{text}</p>;\n';

/** A photograph, a block that uses files of others, a page that waits for its day. */
const FILES = {
  ...smallSite({
    'pages/index.json': page('Home of the site', note, photo),
    'pages/one.json': page('The first page', { type: 'sign', text: 'Open' }),
    'pages/two.json': page('The second page'),
    'pages/later.json': { ...page('The last page'), publishAt: '2026-12-01' },
    'pages/_look/tokens.css': ':root {\n  --accent: #2b6510;\n}\n',
    'pages/_public/images/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 30"></svg>',
  }),
  ...block('note', NOTE),
  ...block('sign', SIGN),
  'blocks/sign/bell.ts': "export const bell = () => 'Bell 10';\n",
  'blocks/words.ts': "export const WORDS = 'Word 10';\n",
};

let day = '2026-11-24';
let number = 10;
const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const seed of [1, 2]) pictures.push(await photograph({ width: 320, height: 240, seed }));
  writeFiles(site, FILES);
  writeFileSync(path('pages/_public/images/shop.jpg'), pictures[0] ?? '');
  const { status, output } = build();
  expect(status, output).toBe(0);
});

afterAll(() => rmSync(around, { recursive: true, force: true }));

const COMMAND = ['scripts/run.mjs', 'build', '--site', site];

function build(env: { [name: string]: string } = {}, ...words: string[]): Run {
  return run(process.cwd(), [...COMMAND, ...words], { ASHLAR_NOW: day, ...env });
}

function filesIn(folder: string): { [name: string]: string } {
  return Object.fromEntries(listFiles(folder).map(name => [name, hash(readFileSync(join(folder, name)))]));
}

/** The new number has as many digits, so the file keeps its size. */
function renumber(name: string, from: RegExp): void {
  number = number === 99 ? 10 : number + 1;
  const text = readFileSync(path(name), 'utf8');
  const now = text.replace(from, `$1${number}`);
  expect(now, name).not.toBe(text);
  writeFileSync(path(name), now);
}

/** Keeps the file's time, as "touch -r" does. */
function withItsTime(file: string, change: () => void): void {
  const { atime, mtime } = statSync(file);
  change();
  utimesSync(file, atime, mtime);
}

function anyOf(names: string[]): string {
  return names[throwDice(names.length)] ?? '';
}

const keptPictures = () => {
  const folder = join(keptPlace(site), 'pictures');
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];
};
const finished = () =>
  listFiles(dist)
    .filter(name => !name.startsWith('_'))
    .map(name => join(dist, name));
const isPicture = (name: string) => /\.(?:avif|webp|jpg|png)$/.test(name);

const PAGES = ['pages/index.json', 'pages/one.json', 'pages/two.json'];

/** "npm test" does the first of them too. */
const EDITS: { [name: string]: () => void | Promise<void> } = {
  'a file that another block is made of': () => renumber('blocks/words.ts', /(Word )\d\d/),
  'a finished file is emptied': () => truncateSync(anyOf(finished())),
  'the kept pictures are emptied': () => {
    for (const name of keptPictures()) truncateSync(name);
  },
  'the finished pictures are gone': () => {
    for (const name of finished().filter(isPicture)) rmSync(name);
  },
  'two builds at once': async () => {
    renumber(anyOf(PAGES), /(Page )\d\d/);
    const both = await Promise.all([aside(), aside()]);
    for (const { status, output } of both) expect(status, output).toBe(0);
  },
  'a page, as long and as old as before': () => {
    const name = anyOf(PAGES);
    withItsTime(path(name), () => renumber(name, /(Page )\d\d/));
  },
  'a page, on a disk that counts in seconds': () => {
    const name = anyOf(PAGES);
    renumber(name, /(Page )\d\d/);
    const seconds = Math.floor(Date.now() / 2000) * 2;
    utimesSync(path(name), seconds, seconds);
  },
  'a file of another block': () => renumber('blocks/sign/bell.ts', /(Bell )\d\d/),
  'a component': () => renumber('blocks/note/Component.tsx', /(Drawn )\d\d/),
  'a sheet': () => renumber(`blocks/${anyOf(['note', 'sign'])}/style.css`, /(margin: )\d\d/),
  'a schema': () => renumber(`blocks/${anyOf(['note', 'sign'])}/schema.json`, /(maxLength": 1)\d\d/),
  'the look': () => renumber('pages/_look/tokens.css', /(#2b65)\d\d/),
  'a drawing': () => renumber('pages/_public/images/chart.svg', /(viewBox="0 0 )\d\d/),
  'the site document': () => renumber('pages/_site.json', /("tagline": "[^"]*?)(?:\d\d)?(?=")/),
  'a photograph, with its name': () =>
    writeFileSync(path('pages/_public/images/shop.jpg'), pictures[throwDice(2)] ?? ''),
  'the day': () => {
    day = anyOf(['2026-11-24', '2026-12-01', '2026-12-02']);
  },
  'a page comes or goes': () =>
    existsSync(path('pages/new.json'))
      ? rmSync(path('pages/new.json'))
      : writeFiles(site, { 'pages/new.json': page('A new page') }),
  'a page is spoilt for a while': () => {
    const name = anyOf(PAGES);
    const text = readFileSync(path(name), 'utf8');
    disturb(site, name, text, throwDice, number);
    build();
    mend(site, name, text, throwDice);
  },
  'a finished file, as long and as old as before': () => {
    const name = anyOf(finished().filter(name => statSync(name).size > 0));
    withItsTime(name, () => writeFileSync(name, Buffer.alloc(statSync(name).size, 'x')));
  },
  'a file is put into the finished site': () => {
    const file = join(dist, anyOf(['x.html', 'index.html.br']));
    writeFileSync(file, 'x');
    if (build().status === 0) throw new Error(`A build went over ${file}, which no build had made.`);
    rmSync(file);
  },
  'a finished file is taken out': () => rmSync(anyOf(finished())),
  'a kept picture is cut short': () => {
    const name = anyOf(keptPictures());
    if (name !== '') truncateSync(name, Math.floor(statSync(name).size / 2));
  },
  'a build is killed': async () => {
    renumber(anyOf(PAGES), /(Page )\d\d/);
    const child = spawn(process.execPath, COMMAND, {
      env: { ...process.env, ASHLAR_NOW: day },
      stdio: 'ignore',
    });
    await Promise.race([wait(throwDice(900)), once(child, 'close')]);
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
  },
  'what was kept is kept for another day': () => copyKept(),
  'what was kept on another day comes back': () => bringKeptBack(),
};

/** After a cache is restored, all files have the same time, which is older than today's. */
const CACHE = join(around, 'cache');

function copyKept(): void {
  rmSync(CACHE, { recursive: true, force: true });
  cpSync(keptPlace(site), join(CACHE, 'kept'), { recursive: true, preserveTimestamps: true });
  cpSync(dist, join(CACHE, 'dist'), { recursive: true, preserveTimestamps: true });
}

function bringKeptBack(): void {
  if (!existsSync(CACHE)) return;
  for (const [name, place] of [
    ['kept', keptPlace(site)],
    ['dist', dist],
  ] as const) {
    rmSync(place, { recursive: true, force: true });
    cpSync(join(CACHE, name), place, { recursive: true, preserveTimestamps: true });
  }
}

function aside(): Promise<Run> {
  return runAside(process.cwd(), COMMAND, { ASHLAR_NOW: day });
}

/** Builds from the sources alone, in a process that has never seen the site. */
function buildAnew(): Run {
  for (const folder of [cold.dist, cold.kept]) rmSync(folder, { recursive: true, force: true });
  return build({ ASHLAR_KEPT: cold.kept, ASHLAR_OUT: cold.dist });
}

/** Lists differing files, or what both builds say if one of them refuses. */
function compare(anew = buildAnew()): string[] {
  const kept = build();
  if (kept.status !== anew.status) return [kept.output, anew.output];
  if (kept.status !== 0) return [];
  const [one, other] = [filesIn(dist), filesIn(cold.dist)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(name => one[name] !== other[name]);
}

const ROUNDS = size(1, 100);
const AT_ONCE = size(6, 3);

it(`is what it would be from nothing, after ${ROUNDS * AT_ONCE} edits (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const names = Object.keys(EDITS);
  const told: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let count = 0; count < AT_ONCE; count += 1) {
      const turn = round * AT_ONCE + count;
      // Takes each edit once, then as the dice say.
      const name = names[turn < names.length ? turn : throwDice(names.length)] ?? '';
      await EDITS[name]?.();
      told.push(name);
    }
    expect(compare(), `${round}: ${told.slice(-3 * AT_ONCE).join(', ')}`).toEqual([]);
  }
});

it('sees a page that a build has kept for the wrong reason', () => {
  const place = keptPlace(site);
  const records =
    readdirSync(place)
      .map(name => join(place, name, 'written.json'))
      .find(existsSync) ?? '';
  const written = new Map<string, object>(JSON.parse(readFileSync(records, 'utf8')));
  writeFileSync(join(dist, 'one.html'), 'stale');
  written.set('one.html', { content: hash('stale'), bytes: 5 });
  writeFileSync(records, JSON.stringify([...written]));
  // Only this file has changed since then.
  expect(compare({ status: 0, output: '' })).toEqual(['one.html']);
});

/** Says at the end how often a command has read the list of packages, which every hash of its own sources begins with. */
const COUNTER = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { readFileSync } = fs;
  let count = 0;
  fs.readFileSync = (file, ...rest) => {
    if (String(file).endsWith('package-lock.json')) count += 1;
    return readFileSync(file, ...rest);
  };
  syncBuiltinESMExports();
  process.on('exit', () => console.error(count + ' times'));
`)}`;

it('hashes its own sources once', () => {
  const { output } = run(process.cwd(), ['--import', COUNTER, ...COMMAND], { ASHLAR_NOW: day });
  expect(output).toMatch(/^1 times$/m);
});
