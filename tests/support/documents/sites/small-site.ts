// Opens a small site in a temporary folder.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clock } from '../../../../src/base/dates/clock.ts';
import { checkAll } from '../../../../src/check/check.ts';
import type { Problem } from '../../../../src/document/problem/problem.ts';
import { openLibrary } from '../../../../src/site/library/library.ts';
import type { Library } from '../../../../src/site/types.ts';

export type Files = { [path: string]: object | string | Buffer };

type TestSite = {
  root: string;
  library: Library;
  problems: () => Problem[];
  /** "hero › links[1]: …" for each problem, in file order. */
  says: () => string[];
};

const REPOSITORY = join(import.meta.dirname, '../../../..');
const DESCRIPTION = 'A page that is here to be checked, with a description of a good length.';

export const hero = { type: 'hero', heading: 'A page to check', intro: 'One sentence about it.' };

/** A valid page, with some fields replaced. */
export function pageWith(fields: object = {}): object {
  return { title: 'A page to check', description: DESCRIPTION, blocks: [hero], ...fields };
}

export function siteDocument(fields: object = {}): object {
  return {
    brand: 'Oak & Awl',
    tagline: 'Tables and shelves.',
    address: 'https://www.example.com',
    language: 'en-AU',
    currency: 'AUD',
    description: 'The business in one sentence, long enough for search engines and feeds.',
    image: '/images/social.png',
    values: { email: 'hello@example.com', phone: '0491 570 006' },
    addresses: { email: 'mailto:hello@example.com', chat: 'https://chat.example.com/1' },
    header: {
      strip: [{ text: '{phone}' }],
      menu: [{ text: 'Home', href: '/' }],
      action: { text: 'Write to us', href: 'site:email' },
    },
    footer: {
      columns: [{ title: 'Pages', items: [{ text: 'Home', href: '/' }] }],
      copyright: '© {brand}',
      legal: [{ text: 'Home', href: '/' }],
    },
    organization: {
      type: 'ProfessionalService',
      email: '{email}',
      phone: '{phone}',
      hours: 'Mo-Fr 09:00-18:00',
      areas: ['Portugal'],
    },
    ...fields,
    // At the end, so that lines of other fields stay where tests expect them.
    ...(!('categories' in fields) && { categories: ['Guides', 'News'] }),
  };
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';
/** One pixel. */
export const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const BASE: Files = {
  'pages/_site.json': siteDocument(),
  'pages/_public/images/social.png': PHOTO,
  'pages/_public/images/chart.svg': DRAWING,
};

/** The smallest possible site, with these files added. */
export function smallSite(files: Files): Files {
  return { ...BASE, 'pages/index.json': pageWith({ title: 'Home of the site' }), ...files };
}

let shared: { root: string; library: Library } | undefined;

/** Each call empties the folder first, so that all tests of a file compile the schemas once. */
export function siteWith(files: Files, now?: string): TestSite {
  shared ??= openShared();
  const { root } = shared;
  const library = now === undefined ? shared.library : { ...shared.library, now: clock(now) };
  rmSync(join(root, 'pages'), { recursive: true });
  writeFiles(root, smallSite(files));
  library.forget();
  const problems = () => checkAll(library);
  return { root, library, problems, says: () => problems().map(sentence) };
}

export function sentence({ where, message }: Problem): string {
  return where === '' ? message : `${where}: ${message}`;
}

export function writeFiles(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const isBytes = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(root, path), isBytes ? content : JSON.stringify(content, null, 2));
  }
}

const temporary: string[] = [];

function removeTemporary(): void {
  for (const root of temporary) rmSync(root, { recursive: true, force: true });
}

/** Makes a folder for tests that run the check as a process. */
export function temporarySite(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-check-'));
  writeFiles(root, smallSite(files));
  if (temporary.length === 0) process.on('exit', removeTemporary);
  temporary.push(root);
  return root;
}

function openShared(): { root: string; library: Library } {
  const root = temporarySite({});
  return { root, library: libraryAt(root) };
}

let firstOpened: Library | undefined;

/** Opens a site in a folder. The schemas are read once, because all sites without blocks of their own have the same. */
export function libraryAt(root: string): Library {
  if (existsSync(join(root, 'blocks'))) return openLibrary(root, REPOSITORY);
  firstOpened ??= openLibrary(root, REPOSITORY);
  return firstOpened.copyIn(root, clock());
}

/** Gives the same throws on every run. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return limit => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
