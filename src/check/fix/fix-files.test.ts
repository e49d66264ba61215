import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AROUND } from '../../../tests/support/documents/golden.ts';
import { hero, pageWith, siteWith } from '../../../tests/support/documents/small-site.ts';
import { runCheck } from '../../commands/check/command.ts';
import type { Library } from '../../site/types.ts';
import { fixed } from './fix.ts';
import { fixFiles } from './fix-files.ts';
import { fixedReport } from './fixed-report.ts';

const SLOW = { timeout: 60_000 };
const textOf = (page: object) => JSON.stringify(page, null, 2);
const GOOD = textOf(
  pageWith({
    title: 'Services',
    description: 'What we write, for whom and at what price, in one sentence of a good length.',
    blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing' }] }],
  }),
);

function check(root: string, ...args: string[]) {
  const sides = { site: root, engine: process.cwd() };
  return runCheck(['--fix', ...args], sides, { folder: root, colours: false });
}

test('mends one mistake after another, says so, and ends as the check does', SLOW, () => {
  const broken = GOOD.replace('"heading"', '“haeding”').replace('"/pricing"', '"/pricng",');
  const { root } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const outcome = check(root, '/page');
  expect(outcome).toEqual({
    code: 0,
    out: [
      'pages/page.json:7:7  Wrote straight quotation marks.',
      'pages/page.json:12:28  Took the comma out.',
      'pages/page.json:7:7  hero: Renamed "haeding" to "heading".',
      'pages/page.json:12:19  hero › links[0] › href: Changed "/pricng" to "/pricing".',
      '4 mistakes mended.',
      '',
      '1 page, no mistakes.',
    ].join('\n'),
  });
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD);
});

test('leaves what only the author can know, and says it', SLOW, () => {
  const broken = GOOD.replace('"/pricing"', '"/zebra"').replace('"heading"', '"headign"');
  const { root } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const outcome = check(root, '/page');
  expect(outcome.code).toBe(1);
  expect('out' in outcome && outcome.out).toMatch(
    /Renamed "headign" to "heading"\.\n1 mistake mended\.\n\n.*There is no page "\/zebra"/s,
  );
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD.replace('"/pricing"', '"/zebra"'));
});

test('says that there is nothing to mend', SLOW, () => {
  const { root } = siteWith({ ...AROUND, 'pages/page.json': GOOD });
  expect(check(root, '/page')).toMatchObject({
    out: 'Nothing could be mended safely.\n\n1 page, no mistakes.',
  });
});

test('gives other programs their report alone', SLOW, () => {
  const { root } = siteWith({ ...AROUND, 'pages/page.json': GOOD.replace('"heading"', '"headign"') });
  const outcome = check(root, '/page', '--format', 'json');
  expect('out' in outcome && JSON.parse(outcome.out).summary.mistakes).toBe(0);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(GOOD);
});

test('keeps a byte order mark, the line ends, the indentation and the order of the fields', () => {
  const odd = `\ufeff${GOOD.replaceAll('  ', '\t').replaceAll('\n', '\r\n')}\r\n\r\n`;
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': odd.replace('"heading"', '"headign"') });
  expect(fixFiles(library, () => true).done).toHaveLength(1);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(odd);
});

test('writes only the files that are meant', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': broken, 'pages/other.json': broken });
  fixFiles(library, file => file === 'pages/other.json');
  expect(readFileSync(join(root, 'pages/other.json'), 'utf8')).toBe(GOOD);
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(broken);
});

test('mends the site document', () => {
  const { root, library } = siteWith({ ...AROUND });
  const file = join(root, 'pages/_site.json');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('"tagline"', '"taglien"').replace('"/"', '"/",'));
  library.forget();
  expect(fixFiles(library, () => true).done.map(({ fix }) => fix.title)).toEqual([
    'Take the comma out',
    'Rename to "tagline"',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(good);
});

test('leaves a file alone that somebody has changed in the meantime', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const { root, library } = siteWith({ ...AROUND, 'pages/page.json': broken });
  const theirs = broken.replace('Services', 'Their services');
  const disturbed: Library = {
    ...library,
    withText(source) {
      writeFileSync(join(root, 'pages/page.json'), theirs);
      return library.withText(source);
    },
  };
  const written = fixFiles(disturbed, () => true);
  expect(fixedReport(written)).toBe(
    'pages/page.json has changed in the meantime, so nothing was written. Try again.',
  );
  expect(readFileSync(join(root, 'pages/page.json'), 'utf8')).toBe(theirs);
});

test('never writes through a link, nor what it could not read as it is', () => {
  const broken = GOOD.replace('"heading"', '"headign"');
  const latin = Buffer.from(broken.replace('One sentence', 'Ein schöner Satz'), 'latin1');
  const { root, library } = siteWith({
    ...AROUND,
    'pages/_kept/page.json': broken,
    'pages/latin.json': latin,
  });
  symlinkSync(join(root, 'pages/_kept/page.json'), join(root, 'pages/linked.json'));
  library.forget();
  expect(fixFiles(library, () => true)).toEqual({ done: [], left: [] });
  expect(readFileSync(join(root, 'pages/_kept/page.json'), 'utf8')).toBe(broken);
  expect(readFileSync(join(root, 'pages/latin.json')).equals(latin)).toBe(true);
});

test('does not apply a fix that would bring in a mistake', () => {
  const page = pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: 'zebra' }] }] });
  const { library } = siteWith({ ...AROUND, 'pages/page.json': page });
  const source = { file: 'pages/page.json', text: textOf(page) };
  expect(library.page('/page')?.problems[0]?.fix?.title).toBe('Change to "/zebra"');
  expect(fixed(library, source)).toEqual({ text: source.text, done: [] });
});
