import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageWith, siteWith, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { Failure } from '../base/failure.ts';
import { keptPlace } from '../base/kept-place.mjs';
import { runMigrate } from '../commands/migrate.ts';
import type { Library } from '../site/types.ts';
import { makeChange } from './change.ts';
import { readJournal } from './journal/entries.ts';

const ONE = 'pages/one.json';
const TWO = 'pages/two.json';
const textOf = (title: string) => JSON.stringify(pageWith({ title }), null, 2);
const retitled = (file: string) => ({ file, before: textOf('Before'), after: textOf('After') });
let root = '';
let library: Library;

beforeEach(() => {
  const page = pageWith({ title: 'Before' });
  ({ root, library } = siteWith({ [ONE]: page, [TWO]: page }));
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  rmSync(join(keptPlace(root), 'saving'), { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const titleOf = (route: string) => library.page(route)?.parsed?.value;
const hasMadeRecord = () => existsSync(join(keptPlace(root), 'saving'));
const last = () => readJournal(root).at(-1);

describe('a change of several files', () => {
  it('is made as a whole, is one entry of the journal, and is what the library knows', () => {
    const made = { file: 'pages/deep/new.json', after: textOf('New') };
    const head = { by: 'command', what: 'do', id: 'b', field: 'title', undoes: 'a' } as const;
    expect(titleOf('/one')).toMatchObject({ title: 'Before' });
    const gone = { file: TWO, before: textOf('Before') };
    makeChange({ ...head, files: [retitled(ONE), gone, made] }, library);
    expect([read(ONE), existsSync(join(root, TWO))]).toEqual([textOf('After'), false]);
    expect(titleOf('/one')).toMatchObject({ title: 'After' });
    expect(library.routes()).toEqual(['/', '/deep/new', '/one']);
    expect(last()).toMatchObject(head);
    expect(
      last()
        ?.changes.map(({ file }) => file)
        .sort(),
    ).toEqual([made.file, ONE, TWO]);
    expect(hasMadeRecord()).toBe(true);
  });

  it('is not made at all where one of them was saved meanwhile', () => {
    writeFileSync(join(root, TWO), textOf('By somebody else'));
    const change = { by: 'command', what: 'do', files: [retitled(ONE), retitled(TWO)] } as const;
    expect(() => makeChange({ ...change, files: [...change.files] }, library)).toThrow(
      expect.objectContaining({
        message: `${TWO} has changed in the meantime, so nothing was written. Try again.`,
      }),
    );
    expect([read(ONE), read(TWO)]).toEqual([textOf('Before'), textOf('By somebody else')]);
    expect(last()?.by).toBe('found');
  });
});

describe('a change of one file', () => {
  it('needs no record that somebody could finish it from', () => {
    makeChange({ by: 'command', what: 'do', files: [retitled(ONE)] }, library);
    expect([read(ONE), hasMadeRecord()]).toEqual([textOf('After'), false]);
    expect(last()).toMatchObject({ what: 'do', changes: [{ file: ONE }] });
  });

  it('leaves no folder where the file cannot be written, and nothing over a file that has come', () => {
    const change = { by: 'command', what: 'do' } as const;
    writeFileSync(join(root, 'pages/team'), 'a note');
    const inTheWay = { file: 'pages/team/jo.json', after: textOf('Jo') };
    expect(() => makeChange({ ...change, files: [inTheWay] }, library)).toThrow(
      'a file stands where its folder should be. Everything is as it was before.',
    );
    expect(() => makeChange({ ...change, files: [{ file: ONE, after: textOf('New') }] }, library)).toThrow(
      expect.objectContaining({ message: `${ONE} is there already, so nothing was written.` }),
    );
    expect(read(ONE)).toBe(textOf('Before'));
  });
});

it('an error of the disk that nobody foresaw is told in its own words', () => {
  mkdirSync(join(root, 'pages/three.json'));
  const inTheWay = { file: 'pages/three.json', before: 'Three', after: textOf('Three') };
  expect(() => makeChange({ by: 'command', files: [inTheWay] }, library)).toThrow(
    /^A file could not be written \(EISDIR: .*\)\. Everything is as it was before\.$/,
  );
});

it('a mistake of the program is thrown as it is, with nothing written, and is not told as one of the disk', () => {
  const made = { file: 'pages/team/jo.json', after: textOf('Jo'), bytes: JSON.parse('{"length":1}') };
  for (const files of [[made], [retitled(ONE), made]]) {
    const change = () => makeChange({ by: 'command', files }, library);
    expect(change).toThrow(/argument must be/);
    expect(change).not.toThrow(Failure);
    expect([read(ONE), existsSync(join(root, 'pages/team'))]).toEqual([textOf('Before'), false]);
  }
});

it('a migration of two files, one of which somebody saves meanwhile, ends in a sentence with nothing written', async () => {
  const old = pageWith({ blocks: [{ type: 'plaque', words: 'Open' }] });
  const site = temporarySite({
    [ONE]: old,
    [TWO]: old,
    'blocks/plaque/schema.json': {
      description: 'A sign on the wall.',
      version: 2,
      type: 'object',
      properties: { type: { const: 'plaque' }, text: { type: 'string', description: 'What it says.' } },
      required: ['type', 'text'],
      additionalProperties: false,
    },
    'blocks/plaque/examples.json': [{ type: 'plaque', text: 'Open' }],
    'blocks/plaque/Component.tsx': 'export function Plaque() {}',
    'blocks/plaque/style.css': '',
  });
  const page = join(site, TWO);
  writeFileSync(
    join(site, 'blocks/plaque/migrations.ts'),
    `import { appendFileSync } from 'node:fs';
    export const migrations = [{ version: 2, change: '"words" is called "text" now.',
      migrate: ({ words, ...block }) => {
        if (words) appendFileSync(${JSON.stringify(page)}, ' ');
        return words ? { ...block, text: words } : block;
      } }];`,
  );
  await expect(runMigrate([], { site, engine: process.cwd() })).rejects.toThrow(
    expect.objectContaining({
      message: `${TWO} has changed in the meantime, so nothing was written. Try again.`,
    }),
  );
  const text = JSON.stringify(old, null, 2);
  expect([readFileSync(join(site, ONE), 'utf8'), readFileSync(page, 'utf8')]).toEqual([text, `${text}  `]);
});
