// Makes triples: a document, and what two people have made of it by deeds that nobody has thought of. Every version passes the check.
// Each word that somebody writes is written once, so that a test can say what has become of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields, type Path, valueAt } from '../../../src/base/json-value.ts';
import { checkPage, checkShared, checkSite } from '../../../src/check/check.ts';
import type { DocumentFile } from '../../../src/document/problem/document.ts';
import type { Problem } from '../../../src/document/problem/problem.ts';
import { type PlacedStep, stepped } from '../../../src/document/steps/steps.ts';
import { documentIn, documentsOf } from '../../../src/site/library/documents.ts';
import type { Library } from '../../../src/site/types.ts';
import { RandomEditor } from '../composer/random-editor.ts';
import { uniqueWord, WORD_FIELDS } from '../composer/unique-words.ts';
import { anyPlace, deedAt, oneOf, placesIn, type Roll } from './random-deeds.ts';
import { dice } from './sites/small-site.ts';

export type Triple = { file: string; base: unknown; ours: unknown; theirs: unknown };

/** Each side does one to four deeds. Every second pair begins in one block. */
export function tripleByDeeds(library: Library, seed: number): Triple {
  const roll = dice(seed);
  const { file } = oneOf(roll, documentsOf(library));
  const base: unknown = JSON.parse(readFileSync(join(library.root, file), 'utf8'));
  const blocks = placesIn(base).filter(([name, ...rest]) => name === 'blocks' && rest.length === 1);
  const home = blocks.length > 0 && roll(2) === 0 ? oneOf(roll, blocks) : undefined;
  const side = (letter: string) => {
    const word = wordsOf(letter);
    const count = 1 + roll(4);
    let value = base;
    for (let done = 0, tries = 0; done < count && tries < 40; tries += 1) {
      const after = oneDeed(value, roll, word, done === 0 ? home : undefined);
      if (after === undefined || mistakesIn(library, file, textFor(after)).length > 0) continue;
      value = after;
      done += 1;
    }
    return value;
  };
  return { file, base, ours: side('o'), theirs: side('t') };
}

/** Each side saves one to three times in an editor, without a look at the check. */
export function tripleByEditor(library: Library, seed: number): Triple {
  const roll = dice(seed);
  const pages = documentsOf(library).flatMap(({ file, parsed }) => {
    const value = parsed?.value;
    return isFields(value) && Array.isArray(value.blocks) && value.blocks.length > 3 ? [{ file, value }] : [];
  });
  const { file, value: base } = oneOf(roll, pages);
  const side = (letter: string) => {
    const editor = new RandomEditor('', roll, () => {}, letter);
    const page = structuredClone(base) as { blocks: { [field: string]: unknown }[] };
    for (let count = 1 + roll(3); count > 0; count -= 1) editor.change(page.blocks);
    return page;
  };
  return { file, base, ours: side('o'), theirs: side('t') };
}

export function textFor(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function mistakesIn(library: Library, file: string, text: string): Problem[] {
  const there = library.withText({ file, text });
  const document = documentIn(file, there);
  const isWrong = ({ level }: Problem) => level === 'error';
  if (!document) return [];
  const ofSchema = document.problems.filter(isWrong);
  return ofSchema.length > 0 ? ofSchema : rulesFor(document, there).filter(isWrong);
}

/** The rules of the document alone. Those of the whole site take longer and have nothing to do with one document. */
function rulesFor(document: DocumentFile, library: Library): Problem[] {
  if (document.kind === 'page') return checkPage(document, library);
  return document.kind === 'shared' ? checkShared(document, library) : checkSite(library);
}

function wordsOf(letter: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return uniqueWord(letter, count);
  };
}

function oneDeed(value: unknown, roll: Roll, word: () => string, home: Path | undefined): unknown {
  const inner = home && valueAt(value, home);
  const place = inner === undefined ? anyPlace(value, roll) : [...(home ?? []), ...anyPlace(inner, roll)];
  const deed = deedAt(value, place, roll);
  return deed && stepped(value, withWord(deed, word));
}

function withWord(deed: PlacedStep, word: () => string): PlacedStep {
  if (!('value' in deed)) return deed;
  const { value } = deed;
  if (typeof value === 'string' && deed.do === 'set') {
    if (value.endsWith(' Ja.')) return { ...deed, value: `${value.slice(0, -3)}Ja ${word()}.` };
    return value === 'Neu' ? { ...deed, value: `Neu ${word()}` } : deed;
  }
  if (typeof value === 'string' && deed.do === 'insert') return { ...deed, value: `${value} ${word()}` };
  const name = isFields(value)
    ? [...WORD_FIELDS, 'title'].find(field => typeof value[field] === 'string')
    : undefined;
  if (!isFields(value) || name === undefined) return deed;
  return { ...deed, value: { ...value, [name]: `${value[name]} ${word()}` } };
}
