import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hero, pageWith, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { Failure } from '../base/failure.ts';
import { runCheck } from './check.ts';

const REPOSITORY = process.cwd();
const GOOD = temporarySite({});
const BAD = temporarySite({
  'pages/index.json': pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricng' }] }] }),
  'pages/pricing.json': '{ "title": "Pricing" ',
});

function check(root: string, ...args: string[]) {
  return runCheck(args, { site: root, engine: REPOSITORY }, { folder: root, colours: false });
}

function outOf(root: string, ...args: string[]): string {
  return check(root, ...args).out;
}

test('tells all mistakes of all files', () => {
  const out = outOf(BAD);
  expect(out).toContain('hero › links[0] › href: There is no page "/pricng". Did you mean "/pricing"?');
  expect(out).toContain('pages/pricing.json:1:1  This "{" is never closed. A "}" is missing.');
  expect(out).toMatch(/2 mistakes in 2 files\.$/);
});

test('tells only of the files that are named', () => {
  for (const name of ['pages/pricing.json', '/pricing', join(BAD, 'pages/pricing.json')]) {
    expect(check(BAD, name).code).toBe(1);
    expect(outOf(BAD, name)).toMatch(/1 mistake in 1 file\.$/);
  }
  expect(check(BAD, 'pages/_site.json')).toEqual({ code: 0, out: '0 pages, no mistakes.' });
});

test('tells of one file what it is told among all, and nothing about the others', () => {
  const description = 'A page that is here so that the lint has something to look at and to say of it.';
  const root = temporarySite({
    'pages/index.json': pageWith({
      title: 'Home',
      description,
      blocks: [{ ...hero, links: [{ text: 'The other one', href: '/other' }] }],
    }),
    'pages/other.json': pageWith({ title: 'Another page', description }),
  });
  const all = outOf(root).split('\n\n');
  expect(all).toEqual([expect.stringContaining('pages/index.json has this description'), expect.any(String)]);
  expect(outOf(root, '/other').split('\n\n')[0]).toBe(all[0]);
  expect(outOf(root, '/')).toBe('1 page, no mistakes.');
});

test('tells where a shared block is used before somebody changes it', () => {
  const use = { type: 'shared', ref: 'notice' };
  const root = temporarySite({
    'pages/_shared/notice.json': { title: 'Notice', blocks: [{ type: 'notice', text: 'Words.' }] },
    'pages/index.json': pageWith({ blocks: [hero, use] }),
    'pages/pricing.json': pageWith({
      title: 'Pricing',
      index: false,
      blocks: [hero, { ...use, hidden: true }],
    }),
  });
  const said = `pages/_shared/notice.json  Used on 2 pages: /, /pricing (hidden).\n\n1 shared block, no mistakes.`;
  expect(outOf(root, 'pages/_shared/notice.json')).toBe(said);
  expect(outOf(root, 'pages/_shared')).toBe(said);
  expect(outOf(root)).toBe('2 pages and 1 shared block, no mistakes.');
  expect(() => check(root, 'pages/_shared/notcie.json')).toThrow(
    'There is no file or page pages/_shared/notcie.json. Did you mean pages/_shared/notice.json?',
  );
});

test('tells of the examples of a site’s own blocks, which editors offer', () => {
  const root = temporarySite({
    'blocks/timetable/schema.json': {
      title: 'timetable',
      type: 'object',
      description: 'When there are lessons.',
      properties: { type: { const: 'timetable' }, day: { type: 'string', description: 'Its day.' } },
      required: ['type', 'day'],
    },
    'blocks/timetable/Component.tsx': 'export function Timetable() {}',
    'blocks/timetable/style.css': '',
    'blocks/timetable/examples.json': [{ type: 'timetable', dya: 'Monday' }],
  });
  expect(outOf(root)).toMatch(
    /^blocks\/timetable\/examples\.json:4:5 {2}example 1: "dya" is not a field of the timetable block\. Did you mean "day"\?$/m,
  );
  expect(check(root).code).toBe(1);
  expect(outOf(root, 'pages/index.json')).toBe('1 page, no mistakes.');
});

test('writes the formats of other programs', () => {
  expect(JSON.parse(outOf(BAD, '--format', 'json')).summary.mistakes).toBe(2);
  expect(JSON.parse(outOf(BAD, '--format=sarif')).version).toBe('2.1.0');
  expect(outOf(BAD, '--format', 'github')).toMatch(/^::error file=pages\/index\.json,line=\d+,col=\d+,/);
});

const CANNOT_RUN: { name: string; root: string; args: string[]; error: string | RegExp }[] = [
  {
    name: 'an unknown flag',
    root: GOOD,
    args: ['--fromat', 'json'],
    error: /^Unknown option '--fromat'\.\n/,
  },
  {
    name: 'a flag without its value',
    root: GOOD,
    args: ['--format'],
    error: /^Option '--format <value>' argument missing\.\n/,
  },
  {
    name: 'an unknown format',
    root: GOOD,
    args: ['--format', 'jsn'],
    error: 'There is no format "jsn". Did you mean json?',
  },
  {
    name: 'a file that is not there',
    root: BAD,
    args: ['pages/pricng.json'],
    error: 'There is no file or page pages/pricng.json. Did you mean pages/pricing.json?',
  },
  {
    name: 'a page that is not there',
    root: BAD,
    args: ['/pricng'],
    error: 'There is no file or page /pricng. Did you mean /pricing?',
  },
  {
    name: 'a folder',
    root: GOOD,
    args: ['pages'],
    error: 'pages is not a page. Name files in pages/ that end in ".json", or addresses such as /pricing.',
  },
  {
    name: 'a file outside of pages/',
    root: GOOD,
    args: ['/etc/passwd'],
    error: /^\/etc\/passwd is not a page\. /,
  },
  {
    name: 'a place without pages/',
    root: join(GOOD, 'pages'),
    args: [],
    error: /^There is no folder pages\/ in /,
  },
];

for (const { name, root, args, error } of CANNOT_RUN) {
  test(`cannot run with ${name}`, () => {
    const refused = () => check(root, ...args);
    expect(refused).toThrow(Failure);
    expect(refused).toThrow(error);
  });
}

test('cannot run with a schema that is broken', () => {
  const schemaRoot = temporarySite({
    'schema/common.json': '{',
    'schema/block.json': {},
    'schema/page.json': {},
  });
  mkdirSync(join(schemaRoot, 'blocks'));
  writeFileSync(join(schemaRoot, 'schema/site.json'), '{}');
  expect(() => runCheck([], { site: GOOD, engine: schemaRoot }, { folder: GOOD, colours: false })).toThrow(
    /^schema\/common\.json could not be read as JSON/,
  );
});

test('as a process it ends with 0, 1 or 2', { timeout: 60_000 }, () => {
  const run = (root: string, ...args: string[]) => {
    const program = join(REPOSITORY, 'scripts/run.mjs');
    return spawnSync(process.execPath, [program, 'check', ...args], { cwd: root, encoding: 'utf8' });
  };
  expect(run(GOOD)).toMatchObject({ status: 0, stdout: '1 page, no mistakes.\n', stderr: '' });
  expect(run(BAD, '--format', 'json').status).toBe(1);
  expect(run(BAD, '/nowhere')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'There is no file or page /nowhere.\n',
  });
});
