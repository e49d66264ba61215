// Undo takes nothing from a journal that came with the folder, or that somebody has changed, mixed or put back to an earlier state.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentsIn, refusalIn } from '../../../../tests/support/documents/sites/refused.ts';
import {
  hero,
  pageWith,
  siteWith,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import { placesAt } from '../../../base/places.mjs';
import { makeChange } from '../../../change/change.ts';
import { sealed } from '../../../change/journal/seals.ts';
import { keepText, nameOfText } from '../../../change/journal/texts.ts';
import { tidy } from '../../../change/journal/tidy.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import { runHistory } from '../../../commands/history.ts';
import { runRestore } from '../../../commands/restore.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import type { Author, Copy } from '../copy.ts';
import { redo, undo, waysBack } from './undo.ts';

const ABOUT = 'pages/about.json';
const KIM: Author = { id: 'this computer', name: 'Kim', kind: 'person', may: [] };
const PART = '.ashlar/journal/000001.jsonl';
const textOf = (words: string) => JSON.stringify(pageWith({ blocks: [{ ...hero, intro: words }] }));

let root: string;
let library: Library;
let copy: Copy;
let said: string[];

beforeEach(() => {
  ({ root, library } = siteWith({ [ABOUT]: textOf('One.') }));
  for (const name of ['.ashlar/journal', 'pages/_look'])
    rmSync(join(root, name), { recursive: true, force: true });
  rmSync(join(keptPlace(root), 'journal-turns.json'), { force: true });
});

/** Starts the dev server. */
function start(): void {
  library.forget();
  said = [];
  const journal = openJournal(
    root,
    sentence => expect.fail(sentence),
    sentence => said.push(sentence),
  );
  copy = { library: () => library, places: placesAt(root), journal, tell: () => {} };
}

function change(from: string, to: string, inRoot = root, id = to, field?: string): void {
  const files = [{ file: ABOUT, before: textOf(from), after: textOf(to) }];
  const { record } = inRoot === root ? copy.journal : openJournal(inRoot, () => {});
  const own = inRoot === root ? library : openLibrary(inRoot, process.cwd());
  const head = { by: 'composer', id, author: KIM.id, ...(field !== undefined && { field }) } as const;
  makeChange({ ...head, files }, own, record);
}

/** Somebody works here: "One." → "Two." → "Three." */
function work(): void {
  start();
  change('One.', 'Two.');
  change('Two.', 'Three.');
}

const read = (file = PART) => readFileSync(join(root, file), 'utf8');
const lines = () => read().split('\n').slice(1);
const write = (all: string[]) => writeFileSync(join(root, PART), all.map(line => `\n${line}`).join(''));

function plant(...entries: object[]): void {
  keepText(root, Buffer.from(''));
  const before = existsSync(join(root, PART)) ? lines() : [];
  write([...before, ...entries.map(entry => JSON.stringify({ at: Date.now(), id: 'planted', ...entry }))]);
}

/** What the issue planted: undo would write a style sheet and delete a page. */
function planted() {
  const css = keepText(root, Buffer.from('body { display: none }'));
  const page = nameOfText(readFileSync(join(root, ABOUT)));
  return [
    { file: 'pages/_look/extra.css', before: css, after: null },
    { file: ABOUT, before: null, after: page },
  ];
}

function expectNothingToUndo(): void {
  const before = documentsIn(root);
  start();
  expect(waysBack(copy, KIM)).toEqual({});
  for (const take of [undo, redo]) expect(() => take(copy, KIM)).toThrow('There is nothing to');
  expect(documentsIn(root)).toEqual(before);
  expect(existsSync(join(root, 'pages/_look/extra.css'))).toBe(false);
}

describe('a journal that came with the folder', () => {
  it.each([
    { name: 'of a command', head: { by: 'command', what: 'check -- --fix' } },
    { name: 'of the composer without an author', head: { by: 'composer' } },
    { name: 'of the composer with this author', head: { by: 'composer', author: KIM.id } },
    { name: 'with a seal that somebody made up', head: { by: 'command', seal: 'a'.repeat(64) } },
    { name: 'that counts further', head: { by: 'command', turn: 1e9 } },
    { name: 'that says to be of this user', head: { by: 'command', cameWithFolder: false, isOwn: true } },
  ])('offers nothing by an entry $name', ({ head }) => {
    plant({ ...head, changes: planted() });
    expectNothingToUndo();
    expect(said).toEqual([expect.stringContaining('They cannot be undone on the screen.')]);
    start();
    expect(said, 'It is said once.').toEqual([]);
    expect(
      refusalIn(root, () => runRestore(['last'], { site: root, engine: process.cwd() }, root)),
    ).toContain('came with the folder');
  });

  it('is shown by history and brought back by restore, which say where it is from', () => {
    const earlier = keepText(root, Buffer.from(textOf('Planted.')));
    plant({
      by: 'editor',
      at: Date.now() - 60_000,
      changes: [{ file: ABOUT, before: null, after: earlier }],
    });
    const sides = { site: root, engine: process.cwd() };
    expect(runHistory(['/about'], sides, root)).toContain('(came with the folder)');
    expect(runRestore(['/about', '1'], sides, root)).toContain('this version came with the folder');
    expect(read(ABOUT)).toBe(textOf('Planted.'));
    expect(runRestore(['last'], sides, root)).toContain('Planted.');
    expect(read(ABOUT)).toBe(textOf('One.'));
  });

  it('offers nothing by the note of a change that a killed process had begun', () => {
    plant({
      by: 'editor',
      changes: planted().map(({ file, before }) => ({ file, before: null, after: before })),
    });
    for (const place of ['.ashlar/journal/begun-4194305', '.ashlar/journal/begun-4194306'])
      writeFileSync(
        join(root, place),
        JSON.stringify({ at: Date.now(), id: place, by: 'command', what: 'do', files: [ABOUT] }),
      );
    expectNothingToUndo();
  });

  it('takes nothing away by saying since when every file is known', () => {
    plant({ by: 'editor', changes: [{ file: ABOUT, before: null, after: nameOfText(Buffer.from('')) }] });
    writeFileSync(join(root, '.ashlar/journal/began'), '1');
    const before = documentsIn(root);
    refusalIn(root, () => runRestore(['2020-01-01'], { site: root, engine: process.cwd() }, root));
    expect(documentsIn(root)).toEqual(before);
  });
});

describe('a journal of this user', () => {
  const undone = () => {
    const all: string[] = [];
    for (;;) {
      try {
        undo(copy, KIM);
        all.push(JSON.parse(read(ABOUT)).blocks[0].intro);
      } catch {
        return all;
      }
    }
  };

  it('is undone after a restart as it was done', () => {
    work();
    start();
    expect([undone(), said]).toEqual([['Two.', 'One.'], []]);
  });

  it('offers nothing by an entry that somebody has changed, and none before it', () => {
    work();
    write(lines().map(line => line.replace('"id":"Three."', '"id":"Thrice"')));
    expectNothingToUndo();
  });

  it.each([
    { name: 'twice', mixed: (all: string[]) => [...all, ...all] },
    { name: 'in another order', mixed: (all: string[]) => all.toReversed() },
    { name: 'with the first one once more at the end', mixed: (all: string[]) => [...all, all[1] ?? ''] },
  ])('is undone in the order in which it was done if it stands there $name', ({ mixed }) => {
    work();
    write(mixed(lines()));
    start();
    expect(undone()).toEqual(['Two.', 'One.']);
  });

  it('offers nothing from an earlier state of it, also not after the next change', () => {
    start();
    change('One.', 'Two.');
    const earlier = read();
    change('Two.', 'Three.');
    writeFileSync(join(root, PART), earlier);
    expectNothingToUndo();
    change('Three.', 'Four.');
    expect(undone()).toEqual(['Three.']);
  });

  it('offers all of it again once all of it is back', () => {
    start();
    change('One.', 'Two.');
    const earlier = read();
    change('Two.', 'Three.');
    const whole = read();
    writeFileSync(join(root, PART), earlier);
    expectNothingToUndo();
    writeFileSync(join(root, PART), whole);
    start();
    expect(undone()).toEqual(['Two.', 'One.']);
  });

  it('offers nothing before an entry that somebody has cut out', () => {
    start();
    for (const [from, to] of [
      ['One.', 'Two.'],
      ['Two.', 'Three.'],
      ['Three.', 'Two.'],
      ['Two.', 'Four.'],
    ] as const)
      change(from, to, root, `${from} ${to}`);
    write(lines().filter(line => !/"id":"(Two. Three|Three. Two)/.test(line)));
    start();
    expect(undone()).toEqual(['Two.']);
  });

  it.each([
    { name: 'as before', cut: / $/, left: ['Two.', 'Four.', 'Two.', 'One.'] },
    { name: 'not before an entry that is cut out', cut: /"id":"(Three. Four|Four. Two)/, left: ['Two.'] },
  ])('is undone after tidying has merged entries: $name', ({ cut, left }) => {
    start();
    const type = (from: string, to: string, field?: string) => change(from, to, root, `${from} ${to}`, field);
    type('One.', 'Two.');
    type('Two.', 'Three.', 'a');
    type('Three.', 'Four.', 'a');
    type('Four.', 'Two.');
    type('Two.', 'Five.');
    const [all, last] = [lines().slice(0, -1), lines().at(-1)];
    writeFileSync(join(root, PART.replace('1', '2')), `\n${last}`);
    write(all);
    tidy(root);
    expect(lines()).toHaveLength(all.length - 1);
    write(lines().filter(line => !cut.test(line)));
    start();
    expect(undone()).toEqual(left);
  });

  it('offers nothing in another folder, and nothing without the key', () => {
    work();
    const other = temporarySite({ [ABOUT]: textOf('One.') });
    rmSync(join(other, '.ashlar'), { recursive: true, force: true });
    for (const name of ['.ashlar', ABOUT]) cpSync(join(root, name), join(other, name), { recursive: true });
    const own = root;
    [root, library] = [other, openLibrary(other, process.cwd())];
    expectNothingToUndo();
    change('Three.', 'Four.');
    const foreign = lines().at(-1) ?? '';
    [root, library] = [own, openLibrary(own, process.cwd())];
    write([...lines(), foreign]);
    writeFileSync(join(root, ABOUT), textOf('Four.'));
    start();
    expect(waysBack(copy, KIM)).toEqual({
      undo: '“Intro” (A page to check) has been changed since: it is “Four.” now, and Undo would make it “Two.” again. Change it by hand if you want that.',
    });
  });

  it('offers nothing by the note of an earlier change that somebody has put back', () => {
    work();
    const note = { at: Date.now(), id: 'again', by: 'composer', author: KIM.id, files: [ABOUT] };
    const place = join(root, '.ashlar/journal/begun-4194305');
    writeFileSync(place, sealed('begun', JSON.stringify(note), root));
    writeFileSync(join(root, ABOUT), textOf('Theirs.'));
    start();
    expect(waysBack(copy, KIM).undo).toContain('has been changed since: it is “Theirs.” now');
    expect(existsSync(place)).toBe(false);
  });

  it.runIf(process.platform !== 'win32')('keeps its key where nobody else can read it', () => {
    work();
    expect(statSync(join(keptPlace(root), 'journal-key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, '.ashlar/journal')).sort()).toEqual(['000001.jsonl', 'began', 'texts']);
  });
});

describe('a journal that was made to stop everything', () => {
  /** A text of 180 MB in 180 kB. */
  const HUGE = deflateRawSync(Buffer.alloc(180_000_000), { level: 9 });

  it.each([
    {
      name: 'a text that unpacks to 180 MB',
      put: (folder: string, name: string) => writeFileSync(join(folder, 'texts', name), HUGE),
    },
    {
      name: 'a text that never ends',
      put: (folder: string, name: string) => symlinkSync('/dev/zero', join(folder, 'texts', name)),
    },
    {
      name: 'a beginning that never ends',
      put: (folder: string) => symlinkSync('/dev/zero', join(folder, 'began')),
    },
    {
      name: 'a note that never ends',
      put: (folder: string) => symlinkSync('/dev/zero', join(folder, 'begun-4194305')),
    },
    {
      name: 'brackets without end',
      put: (folder: string) =>
        writeFileSync(
          join(folder, '000002.jsonl'),
          `\n{"at":1,"by":"editor","changes":[],"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
        ),
    },
    {
      name: 'the last number that a part can have',
      put: (folder: string) => writeFileSync(join(folder, '999999.jsonl'), '\n'.repeat(300_000)),
    },
  ])('with $name stops nothing', ({ put }) => {
    const name = nameOfText(Buffer.from(textOf('Two.')));
    plant(
      ...Array.from({ length: 300 }, () => ({
        by: 'editor',
        changes: [{ file: ABOUT, before: null, after: name }],
      })),
    );
    put(dirname(join(root, PART)), name);
    start();
    change('One.', 'Two.');
    expect(waysBack(copy, KIM).undo).toContain('“One.” → “Two.”');
    expect(runHistory(['/about'], { site: root, engine: process.cwd() }, root)).toContain('/about');
  });
});
