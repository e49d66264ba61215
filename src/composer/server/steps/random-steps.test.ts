// Thousands of steps that nobody has thought of, on copies of a whole site.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  anyPlace,
  deedAt,
  oneOf,
  placesIn,
  type Roll,
} from '../../../../tests/support/documents/random-deeds.ts';
import { documentsIn } from '../../../../tests/support/documents/sites/refused.ts';
import { dice } from '../../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../../tests/support/site/site.ts';
import { size } from '../../../../tests/support/size.ts';
import { type Path, valueAt } from '../../../base/json-value.ts';
import { placesAt } from '../../../base/places.mjs';
import { openJournal } from '../../../change/journal/watch.ts';
import { checkAll } from '../../../check/check.ts';
import { readTree } from '../../../document/json/reader.ts';
import { nodeAt } from '../../../document/problem/nodes.ts';
import { type BareStep, type Step, stepped } from '../../../document/steps/steps.ts';
import { documentOfFile, documentsOf } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Author, Copy } from '../copy.ts';
import { redo, undo } from '../undo/undo.ts';
import { change } from './change.ts';

const ENGINE = process.cwd();
const AUTHOR: Author = { id: 'dice', name: 'Dice', kind: 'agent', may: [] };
const STEPS = 120;
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function openCopy(): Copy {
  const site = mkdtempSync(join(tmpdir(), 'ashlar-steps-'));
  folders.push(site);
  const isContent = (path: string) => !path.endsWith('_public');
  cpSync(SECOND_CONTENT, site, { recursive: true, filter: isContent });
  symlinkSync(join(ENGINE, SECOND_CONTENT, 'pages/_public'), join(site, 'pages/_public'));
  const library = openLibrary(site, ENGINE);
  const complain = (sentence: string) => expect.fail(sentence);
  return {
    library: () => library,
    places: { ...placesAt(site), engine: ENGINE },
    journal: openJournal(site, complain),
    tell: () => {},
  };
}

/** What takes the step back. Undefined where a value that is gone would come back in another layout. */
function backFrom(step: BareStep & { path: Path }, before: unknown): (BareStep & { path: Path }) | undefined {
  const { path } = step;
  const was = valueAt(before, path);
  if (step.do === 'move') return { do: 'move', path, at: step.to, to: step.at };
  if (step.do === 'insert') return { do: 'remove', path: [...path, step.at] };
  if (step.do === 'rename')
    return { do: 'rename', path: [...path.slice(0, -1), step.to], to: String(path.at(-1)) };
  if (step.do === 'set' && was === undefined) return { do: 'unset', path };
  return step.do === 'set' && typeof was !== 'object' ? { do: 'set', path, value: was } : undefined;
}

/** The list or the set of fields in which the step takes place. */
function around({ path, ...step }: BareStep & { path: Path }): Path {
  return step.do === 'insert' || step.do === 'move' ? path : path.slice(0, -1);
}

/** The text in front of a value and behind it, and the texts of what is in it. */
function partsOf(text: string, path: Path): { outside: string; inside: string[] } {
  const node = nodeAt(readTree(text), path);
  if (!node) throw new Error('The value is not there.');
  const end = node.offset + node.length;
  const inside = (node.children ?? []).map(child => text.slice(child.offset, child.offset + child.length));
  return { outside: text.slice(0, node.offset) + text.slice(end), inside };
}

function expectUntouched(before: string, after: string, step: BareStep & { path: Path }): void {
  const [was, is] = [partsOf(before, around(step)), partsOf(after, around(step))];
  expect(is.outside).toBe(was.outside);
  const left = was.inside.filter(part => !is.inside.includes(part));
  expect(left.length).toBeLessThanOrEqual(1);
}

const errorsOf = (copy: Copy) =>
  checkAll(copy.library())
    .filter(({ level }) => level === 'error')
    .map(({ file, message }) => `${file}: ${message}`);

/** A copy, and a way to do one step at a time in it. */
function openHand(seed: number) {
  const copy = openCopy();
  let id = 0;
  const textOf = (file: string) => readFileSync(join(copy.places.site, file), 'utf8');
  const anyFile = (roll: Roll) => oneOf(roll, documentsOf(copy.library())).file;
  const ask = (file: string, version: string, deed: BareStep & { path: Path }) => {
    id += 1;
    const document = documentOfFile(copy.places.site, file) ?? '';
    const steps: Step[] = [{ ...deed, document, version }];
    return change(copy, AUTHOR, { id: `${seed}-${id}`, steps });
  };
  return { copy, textOf, anyFile, ask };
}

/** Undoes, or does again, until there is nothing left. Returns how often. */
function turnAll(turn: typeof undo, copy: Copy): number {
  for (let count = 0; ; count += 1) {
    try {
      turn(copy, AUTHOR);
    } catch (error) {
      expect((error as Error).message).toMatch(/^There is nothing to (undo|redo)\.$/);
      return count;
    }
  }
}

/** How many steps were done, were refused, and were taken back. */
function play(seed: number): { done: number; refused: number; back: number } {
  const roll = dice(seed);
  const { copy, textOf, anyFile, ask } = openHand(seed);
  const count = { done: 0, refused: 0, back: 0 };
  const first = documentsIn(copy.places.site);
  expect(errorsOf(copy)).toEqual([]);
  for (let turn = 0; turn < STEPS; turn += 1) {
    const file = anyFile(roll);
    const before = textOf(file);
    const value = JSON.parse(before);
    const deed = deedAt(value, anyPlace(value, roll), roll);
    if (!deed) continue;
    const answer = ask(file, versionOf(before), deed);
    const after = textOf(file);
    if (answer.status !== 200) {
      count.refused += 1;
      expect([after, answer.message.length > 10]).toEqual([before, true]);
      expect(answer).not.toMatchObject({ status: 422, problems: [] });
      continue;
    }
    count.done += 1;
    expect(JSON.parse(after)).toEqual(stepped(value, deed));
    expect(Object.values(answer.versions)).toEqual([versionOf(after)]);
    if (after !== before) expectUntouched(before, after, deed);
    const back = roll(2) === 0 ? backFrom(deed, value) : undefined;
    if (!back) continue;
    count.back += 1;
    expect(ask(file, versionOf(after), back).status).toBe(200);
    expect(textOf(file)).toBe(before);
  }
  expect(errorsOf(copy)).toEqual([]);
  const last = documentsIn(copy.places.site);
  copy.journal = openJournal(copy.places.site, sentence => expect.fail(sentence));
  expect(turnAll(undo, copy)).toBeGreaterThan(count.done / 2);
  expect(documentsIn(copy.places.site)).toEqual(first);
  turnAll(redo, copy);
  expect(documentsIn(copy.places.site)).toEqual(last);
  return count;
}

/** Somebody does any step, and somebody else then changes a text of the document as it was before. */
function playWithTwo(seed: number): { done: number; elsewhere: number; refused: number } {
  const roll = dice(seed);
  const { textOf, anyFile, ask } = openHand(seed);
  const count = { done: 0, elsewhere: 0, refused: 0 };
  for (let turn = 0; turn < STEPS; turn += 1) {
    const file = anyFile(roll);
    const before = textOf(file);
    const base = JSON.parse(before);
    const places = placesIn(base);
    const first = deedAt(base, anyPlace(base, roll), roll);
    const texts = places.filter(place => typeof valueAt(base, place) === 'string');
    const near = texts.filter(place => first && String(place).startsWith(String(around(first))));
    const path = oneOf(roll, near.length > 0 && roll(4) > 0 ? near : texts);
    if (!first || ask(file, versionOf(before), first).status !== 200) continue;
    const between = textOf(file);
    const added = ` Von ${turn}.`;
    const value = `${valueAt(base, path)}${added}`;
    const answer = ask(file, versionOf(before), { do: 'set', path, value });
    if (answer.status !== 200) {
      count.refused += 1;
      expect(textOf(file)).toBe(between);
      continue;
    }
    count.done += 1;
    const after = JSON.parse(textOf(file));
    // Both may have changed one text, each another sentence. Then the second one's sentence stands behind the first one's words.
    const found = placesIn(after).filter(place => {
      const text = valueAt(after, place);
      return typeof text === 'string' && text.endsWith(added);
    });
    const [there = []] = found;
    expect(found).toHaveLength(1);
    const without = String(valueAt(after, there)).slice(0, -added.length);
    expect(stepped(after, { do: 'set', path: there, value: without })).toEqual(JSON.parse(between));
    if (String(there) !== String(path)) count.elsewhere += 1;
  }
  return count;
}

it.each(Array.from({ length: size(1, 10) }, (_, round) => 20_261_124 + round))(
  'steps by the dice of %i',
  seed => {
    const { done, refused, back } = play(seed);
    expect(done).toBeGreaterThan(STEPS / 4);
    expect(refused).toBeGreaterThan(STEPS / 10);
    expect(back).toBeGreaterThan(STEPS / 20);
  },
);

it.each(Array.from({ length: size(1, 6) }, (_, round) => 7_000 + round))(
  'steps of two by the dice of %i',
  seed => {
    const { done, elsewhere, refused } = playWithTwo(seed);
    expect(done).toBeGreaterThan(STEPS / 10);
    expect(elsewhere).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  },
);
