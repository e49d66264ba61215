// Tests mistakes that a machine makes in this site's pages, 1,800 in test:full: what is reported, and how they are fixed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../tests/support/documents/planted/plant.ts';
import { CONTENT } from '../../tests/support/documents/planted/planted-content.ts';
import { KINDS as OF_FIELDS } from '../../tests/support/documents/planted/planted-json.ts';
import { SIGNS } from '../../tests/support/documents/planted/planted-signs.ts';
import { dice } from '../../tests/support/documents/sites/small-site.ts';
import { size } from '../../tests/support/size.ts';
import { fixedText } from '../change/fix/fix.ts';
import { versionIn } from '../change/fix/new-mistakes.ts';
import { readTree } from '../document/json/reader.ts';
import { inFileOrder, type Problem } from '../document/problem/problem.ts';
import { openLibrary } from '../site/library/library.ts';
import { checkAll, checkDocument } from './check.ts';

const KINDS = [...OF_FIELDS, ...SIGNS, ...CONTENT];
const EACH = size(5, 25);
const JARGON =
  /pointer|schema|oneOf|anyOf|pattern|propert|array|string|object|boolean|integer|additional|must |invalid|token|parse|regex|undefined|\bnode\b|\bkey\b/i;

const library = openLibrary(process.cwd());
const files = [
  library.settings().file,
  ...library.routes().flatMap(route => library.page(route)?.file ?? []),
];
const sources = files.map(file => ({ file, text: readFileSync(file, 'utf8') }));

type Told = {
  /** The text after all safe fixes. */
  mended: () => string;
  kind: Kind;
  file: string;
  text: string;
  broken: string;
  lines: number[];
  problems: Problem[];
};

const told = KINDS.flatMap((kind, number) => plantedBy(kind, dice(number + 1)));

function plantedBy(kind: Kind, throwDice: (limit: number) => number): Told[] {
  const made: Told[] = [];
  for (let attempt = 0; made.length < EACH && attempt < EACH * 40; attempt += 1) {
    const source = sources[throwDice(sources.length)];
    if (!source) continue;
    const { file, text } = source;
    const planted = kind.plant({ text, tree: readTree(text), types: library.types, throwDice });
    if (!planted || planted.text === text) continue;
    const broken = planted.text;
    const problems = errorsIn(file, broken);
    if (kind.mayFit && problems.length === 0) continue;
    made.push({
      mended: once(() => fixedText(library, { file, text: broken }).text),
      kind,
      file,
      text: planted.meant ?? text,
      broken,
      lines: planted.lines,
      problems,
    });
  }
  return made;
}

function errorsIn(file: string, text: string): Problem[] {
  const version = versionIn(library.withText({ file, text }), file);
  return inFileOrder(checkDocument(version.file, version.library)).filter(({ level }) => level === 'error');
}

const sayings = ({ problems }: Told) =>
  problems.map(({ line, column, where, message }) => `${line}:${column} ${where} ${message}`);

describe('mistakes', () => {
  it('are made, of 72 kinds', () => {
    expect(KINDS.length).toBe(72);
    expect(told.length).toBe(EACH * KINDS.length);
    const unreadable = told.filter(({ broken }) => !isJson(broken));
    expect(new Set(unreadable.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
    expect(unreadable.length).toBeGreaterThanOrEqual(size(125, 625));
    expect(told.length - unreadable.length).toBeGreaterThanOrEqual(size(185, 925));
    expect(sources.flatMap(({ file, text }) => errorsIn(file, text))).toEqual([]);
  });

  it.each(KINDS)('$name: the first message is on the right line', kind => {
    const astray = told
      .filter(mistake => mistake.kind === kind && !mistake.lines.includes(mistake.problems[0]?.line ?? 0))
      .map(mistake => `${mistake.file}, expected on ${mistake.lines}: ${sayings(mistake).join(' | ')}`);
    expect(astray).toEqual([]);
  });

  it('are told in little more than one message each', () => {
    const counts = KINDS.map(kind => {
      const ofKind = told.filter(mistake => mistake.kind === kind);
      return {
        name: kind.name,
        messages: sum(ofKind.map(({ problems }) => problems.length)) / ofKind.length,
      };
    });
    expect(counts.filter(({ messages }) => messages > 2)).toEqual([]);
    expect(sum(told.map(({ problems }) => problems.length)) / told.length).toBeLessThanOrEqual(1.2);
  });

  it('are told in the words of people who write pages', () => {
    const messages = new Set(told.flatMap(({ problems }) => problems.map(({ message }) => message)));
    expect(messages.size).toBeGreaterThan(size(80, 120));
    expect([...messages].filter(message => JARGON.test(message.replace(/"[^"]*"/g, '')))).toEqual([]);
    expect([...messages].filter(message => !/^.*[.?!…]$/s.test(message))).toEqual([]);
  });

  it('bring out few messages in other files', () => {
    const some = told.filter((_, index) => index % size(30, 14) === 0);
    const everywhere = some.map(({ file, broken }) => {
      const version = versionIn(library.withText({ file, text: broken }), file);
      return checkAll(version.library).filter(({ level }) => level === 'error').length;
    });
    expect(some.length).toBeGreaterThan(size(11, 120));
    expect(sum(everywhere) / some.length).toBeLessThanOrEqual(1.2);
  });
});

describe('a safe fix', () => {
  it.each(KINDS.filter(({ fixes }) => fixes))('of $name brings back what was there', kind => {
    const ofKind = told.filter(mistake => mistake.kind === kind);
    // If two names are equally near, as "page" and "badge" are to "bage", nobody can tell which was meant.
    const left = ofKind.filter(({ mended, broken }) => mended() === broken);
    expect(left.length / ofKind.length).toBeLessThan(0.01);
    const lost = ofKind.filter(mistake => !left.includes(mistake) && !isSame(mistake.mended(), mistake.text));
    expect(lost.map(mistake => `${mistake.file} ${sayings(mistake).join(' | ')}`)).toEqual([]);
  });

  it('never leaves more mistakes than it found, and never breaks what could be read', () => {
    const worse = told.filter(
      ({ kind, file, broken, problems, mended }) =>
        // Fields of a block with the wrong type are only checked once the type is right, so new mistakes may appear.
        !kind.mayFit && mended() !== broken && errorsIn(file, mended()).length > Math.max(1, problems.length),
    );
    expect(
      worse.map(mistake => `${mistake.kind.name}: ${mistake.file} ${sayings(mistake).join(' | ')}`),
    ).toEqual([]);
  });

  it('changes nothing outside of its place', () => {
    const fixable = told.filter(({ problems }) => problems[0]?.fix);
    expect(fixable.length).toBeGreaterThan(size(175, 875));
    for (const { problems, broken } of fixable) {
      const fix = problems[0]?.fix;
      if (!fix) continue;
      expect(fix.offset).toBeGreaterThanOrEqual(0);
      expect(fix.offset + fix.length).toBeLessThanOrEqual(broken.length);
      const was = lettersOf(broken.slice(fix.offset, fix.offset + fix.length));
      const becomes = lettersOf(fix.text);
      if (!was.includes(becomes) && !becomes.includes(was)) expect(was.length, fix.title).toBeLessThan(120);
      expect(fix.title).toMatch(/^[A-Z]/);
    }
  });
});

/** Ignores line breaks, because a text put on one line keeps its letters. */
function lettersOf(text: string): string {
  return text.replace(/\\n|\s/g, '');
}

function isSame(text: string, original: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(original));
  } catch {
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function once<T>(work: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
