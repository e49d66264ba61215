// Changes, undoes and does again at random, with restarts and an editor between, and compares the files with a model each time.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KIM } from '../../../../tests/support/composer/copy.ts';
import { documentsIn } from '../../../../tests/support/documents/sites/refused.ts';
import { dice, hero, pageWith, siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { Failure } from '../../../base/failure.ts';
import { placesAt } from '../../../base/places.mjs';
import { makeChange } from '../../../change/change.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import type { SavedFile } from '../../../change/save/together.ts';
import type { Library } from '../../../site/types.ts';
import type { Copy } from '../copy.ts';
import { redo, undo } from './undo.ts';

const SEED = Number(process.env.ASHLAR_SEED ?? 20_261_124);
const SEQUENCES = size(60, 150);
const STEPS = size(8, 20);
/** Somebody saves these in an editor. Others come and go. */
const STAY = ['pages/one.json', 'pages/two.json'];
const OTHERS = ['pages/new.json', 'pages/deep/new.json'];
const throwDice = dice(SEED);
const one = <T>(list: T[]): T => list[throwDice(list.length)] as T;

type Pages = { [file: string]: string | undefined };
/** What the composer does: files, and the field that somebody types in. */
type BareStep = { files: SavedFile[]; field?: string };
/** Without what the editor changes. "typed" is the field of the last change, and when it was made. */
type Model = {
  past: Pages[];
  future: Pages[];
  now: Pages;
  typed?: { field: string; file: string; at: number };
};

let root: string;
let library: Library;
let copy: Copy;
let described: { [file: string]: string };
let number = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2020-03-02T09:00:00Z') });
});

afterEach(() => vi.useRealTimers());

const describedAs = (words: string) => `A page that is here to be checked, as ${words} describes it today.`;

function pageOf(title: string): string {
  const blocks = [hero, { type: 'prose', text: 'Two people.' }, { type: 'prose', text: 'Good bye.' }];
  return JSON.stringify(
    pageWith({ title: `The page ${title}`, description: describedAs('nobody'), blocks }),
    null,
    2,
  );
}

function begin(): Model {
  ({ root, library } = siteWith(Object.fromEntries(STAY.map(file => [file, pageOf(file)]))));
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  described = {};
  restart();
  return { past: [], future: [], now: pagesNow() };
}

function restart(): void {
  library.forget();
  const journal = openJournal(root, sentence => expect.fail(sentence));
  copy = { library: () => library, places: placesAt(root), journal, tell: () => {} };
}

const read = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Each page with the words that stood there before the editor came. */
function pagesNow(): Pages {
  const files = [...STAY, ...OTHERS].flatMap(file => {
    const text = read(file);
    return text === undefined
      ? []
      : [[file, text.replace(described[file] ?? describedAs('nobody'), describedAs('nobody'))]];
  });
  return Object.fromEntries(files);
}

/** One change, worked out from what is on the disk. */
function anyDeed(): BareStep {
  number += 1;
  const there = [...STAY, ...OTHERS].filter(file => read(file) !== undefined);
  const away = OTHERS.filter(file => read(file) === undefined);
  const gone = OTHERS.find(file => read(file) !== undefined);
  switch (throwDice(6)) {
    case 0:
      return away.length > 0 ? { files: [{ file: one(away), after: pageOf(`${number}`) }] } : anyDeed();
    case 1:
      return gone ? { files: [{ file: gone, before: read(gone) }, rewritten(STAY[0] ?? '')] } : anyDeed();
    case 2:
      return { files: there.map(rewritten) };
    case 3:
      return { files: [rewritten(one(there))] };
    default:
      return { files: [typedIn(one(STAY))], field: one(['text', 'text', 'intro']) };
  }
}

/** Adds a block, takes one out, or lets two change their places. */
function rewritten(file: string): SavedFile {
  const before = read(file) ?? '';
  const page = JSON.parse(before);
  const [first, ...others] = page.blocks;
  const turned = [...others.slice(1), ...others.slice(0, 1)];
  const kinds = [[...others, { type: 'prose', text: `Sentence ${number}.` }], others.slice(1), turned];
  const blocks = [first, ...one(kinds), { type: 'prose', text: `The end ${number}.` }];
  return { file, before, after: JSON.stringify({ ...page, blocks }, null, 2) };
}

function typedIn(file: string): SavedFile {
  const before = read(file) ?? '';
  return { file, before, after: before.replace(/"intro": ".*"/, `"intro": "Typed ${number}."`) };
}

/** Typing goes on if the last thing that was done was a change of the same field, less than a minute ago. */
function doDeed(model: Model, deed: BareStep): void {
  const { files, field } = deed;
  const [{ file } = { file: '' }] = files;
  makeChange({ by: 'composer', id: `${number}`, author: KIM.id, field, files }, library, copy.journal.record);
  const { typed, now } = model;
  const goesOn = typed?.field === field && typed?.file === file && Date.now() - typed.at < 60_000;
  if (!goesOn) model.past.push(now);
  model.now = pagesNow();
  model.future = [];
  model.typed = field === undefined ? undefined : { field, file, at: Date.now() };
}

function turn(model: Model, way: 'undo' | 'redo'): boolean {
  const [from, to] = way === 'undo' ? [model.past, model.future] : [model.future, model.past];
  const next = from.pop();
  if (!next) {
    expect(() => (way === 'undo' ? undo : redo)(copy, KIM)).toThrow(
      new Failure(`There is nothing to ${way}.`),
    );
    return false;
  }
  (way === 'undo' ? undo : redo)(copy, KIM);
  to.push(model.now);
  Object.assign(model, { now: next, typed: undefined });
  return true;
}

/** On another line than anything that the composer changes. The server hears of it, or not yet. */
function saveInEditor(model: Model): void {
  const file = one(STAY);
  const words = describedAs(`editor ${number}`);
  const text = read(file) ?? '';
  const before = described[file] ?? describedAs('nobody');
  if (before === words) return;
  expect(text).toContain(before);
  writeFileSync(join(root, file), text.replace(before, words));
  described[file] = words;
  library.forget(file);
  if (throwDice(2) === 0) copy.journal.note(file);
  if (model.typed?.file === file) model.typed = undefined;
}

function step(model: Model): void {
  vi.setSystemTime(Date.now() + one([1, 10, 59, 60, 200]) * 1_000);
  const kind = throwDice(20);
  if (kind < 9) doDeed(model, anyDeed());
  else if (kind < 13) turn(model, 'undo');
  else if (kind < 16) turn(model, 'redo');
  else if (kind < 18) saveInEditor(model);
  else restart();
}

it(`${SEQUENCES} sequences of changes end as they began, and as they were (seed ${SEED})`, {
  timeout: 3_600_000,
}, () => {
  const done = { undo: 0, redo: 0, typed: 0 };
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const model = begin();
    const first = model.now;
    for (let count = 0; count < STEPS; count += 1) {
      step(model);
      expect(pagesNow(), `sequence ${sequence}, step ${count}`).toEqual(model.now);
    }
    restart();
    while (turn(model, 'redo')) done.redo += 1;
    const last = documentsIn(root, 'latin1');
    restart();
    while (turn(model, 'undo')) done.undo += 1;
    expect(pagesNow(), `sequence ${sequence}, undone`).toEqual(first);
    restart();
    while (turn(model, 'redo'));
    expect(documentsIn(root, 'latin1'), `sequence ${sequence}, done again`).toEqual(last);
  }
  expect(done.undo).toBeGreaterThan(SEQUENCES);
  expect(done.redo).toBeGreaterThan(SEQUENCES / 6);
});
