import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AROUND } from '../../tests/support/documents/messages/golden.ts';
import { dice, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import { size } from '../../tests/support/size.ts';
import { openLibrary } from '../site/library/library.ts';
import { checkAll } from './check.ts';

const JUNK = [
  null,
  true,
  0,
  -1.5,
  '',
  ' ',
  'javascript:alert(1)',
  '/nowhere#x',
  '{x}',
  '<b>',
  '#',
  [],
  [[]],
  [null],
  {},
  { type: 'hero' },
  { page: '/' },
];
const ROUNDS = size(40, 400);
const PATIENT = { timeout: 60_000 };
const MACHINE_WORDS =
  /\b(schema|pattern|oneOf|anyOf|pointer|instance|regex|undefined|NaN|Infinity|object Object)\b/;

test('the pages of this site have no mistakes', PATIENT, () => {
  expect(checkAll(openLibrary(process.cwd())).filter(({ level }) => level === 'error')).toEqual([]);
});

test('where something stands is asked of no page without a mistake', PATIENT, () => {
  const library = openLibrary(process.cwd());
  const asked: string[] = [];
  for (const { file, parsed } of library.routes().flatMap(route => library.page(route) ?? [])) {
    if (!parsed) continue;
    const { tree } = parsed;
    Object.defineProperty(parsed, 'tree', { get: () => asked.push(file) && tree });
  }
  checkAll(library);
  expect(asked).toEqual([]);
});

test('whatever is put in place of a part of a page, the check says so in plain words', PATIENT, () => {
  const pages = readdirSync('pages').filter(name => /^[a-z-]+\.json$/.test(name));
  const random = dice(11);
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = JSON.parse(readFileSync(`pages/${pages[random(pages.length)]}`, 'utf8'));
    replaceSomething(page, random);
    const { problems } = siteWith({ ...AROUND, 'pages/page.json': page });
    for (const { message, where, line, column } of problems()) {
      expect(`${where}: ${message}`).not.toMatch(MACHINE_WORDS);
      expect(message).toMatch(/[.?]$/);
      expect(Math.min(line, column)).toBeGreaterThan(0);
    }
  }
});

function replaceSomething(value: object, random: (limit: number) => number): void {
  const fields = value as { [field: string]: unknown };
  const names = Object.keys(fields);
  const name = names[random(names.length)];
  if (name === undefined) return;
  const inner = fields[name];
  if (typeof inner === 'object' && inner !== null && random(5) > 0) replaceSomething(inner, random);
  else fields[name] = JUNK[random(JUNK.length)];
}
