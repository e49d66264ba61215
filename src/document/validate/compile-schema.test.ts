// Validators are kept on disk. Even if the files there are damaged, the messages stay the same.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearValidators, compileSchema, keepValidatorsIn } from './compile-schema.ts';

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { title: { type: 'string', maxLength: 3, names: 'values' } },
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-validators-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const there = (place = folder) => ({ kept: () => place });

function says(value: unknown, place = folder): unknown {
  const check = compileSchema(SCHEMA, there(place));
  check(value);
  return check.errors?.map(({ message, data, parentSchema }) => ({ message, data, parentSchema }));
}

const TOO_LONG = [
  {
    message: 'must NOT have more than 3 characters',
    data: 'four',
    parentSchema: SCHEMA.properties.title,
  },
];

function keptFile(): string {
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

test('a validator says the same when it is read from disk, where it is written once', () => {
  expect(says({ title: 'four' })).toEqual(TOO_LONG);
  const written = statSync(keptFile()).mtimeMs;
  expect(says({ title: 'four' })).toEqual(TOO_LONG);
  expect(compileSchema(SCHEMA, there()).schema).toBe(SCHEMA);
  expect(statSync(keptFile()).mtimeMs).toBe(written);
});

test('a validator that runs already is not made anew for the same schema', () => {
  const one = compileSchema(SCHEMA, there());
  expect(compileSchema(structuredClone(SCHEMA), there())).toBe(one);
});

test('a validator that a package brings along is used, and nothing is kept', () => {
  says({});
  const kept = (): string => {
    throw new Error('Asked for what is kept.');
  };
  expect(compileSchema(SCHEMA, { brought: folder, kept })({ title: 'four' })).toBe(false);
});

test('everything made anew begins without the validators that are kept', () => {
  keepValidatorsIn(there());
  compileSchema(SCHEMA);
  expect(readdirSync(folder)).toHaveLength(1);
  clearValidators();
  expect(existsSync(folder)).toBe(false);
});

test('another schema has a validator of its own', () => {
  says({ title: 'four' });
  const check = compileSchema({ ...SCHEMA, required: [] }, there());
  expect([check({}), check({ title: 'four' })]).toEqual([true, false]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test.each([
  ['cut short', (code: string) => code.slice(0, code.length / 2)],
  ['empty', () => ''],
  ['changed', (code: string) => code.replace('> 3', '> 9')],
  ['another program', () => 'module.exports = () => true;'],
])('a file that is %s is made anew', (_, spoil) => {
  says({});
  const code = readFileSync(keptFile(), 'utf8');
  expect(spoil(code)).not.toBe(code);
  writeFileSync(keptFile(), spoil(code));
  expect(says({ title: 'four' })).toEqual(TOO_LONG);
  expect(readFileSync(keptFile(), 'utf8')).toBe(code);
});

test('where nothing can be written, it is compiled each time', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(says({ title: 'four' }, join(file, 'validators'))).toEqual(TOO_LONG);
});

test('half of an emoji is no character of its own', () => {
  const check = compileSchema(SCHEMA, there());
  expect(
    ['🧭🧭🧭', '🧭🧭🧭🧭', '\ud83e\ud83e\ud83e', '\ud83e\ud83e\ud83e\ud83e'].map(title => check({ title })),
  ).toEqual([true, false, true, false]);
});
