// Finds words that still wait to be replaced in documents that visitors see: words of a starter, and blocks or items whose every
// word comes from the example that editors offer.
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Definitions } from '../../document/schema/walk.ts';
import { isAtRest } from '../../site/publication.ts';
import { usersOf } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import type { Rule } from './rule.ts';

/** Shorter texts, such as "Learn more", are common, so they are no sign of an example. */
const FEWEST_WORDS = 5;

export const unfinished: Rule = ({ file, fields, library, say }) => {
  if (!isForVisitors(file, library)) return [];
  const starters = givenIn(library.starters());
  /** A block that other pages fill has only labels of its own, and these may stay as in the example. */
  const examplesOf = (type: string) =>
    isFilled(type, library) ? [] : [givenIn(library.examples(type)).words];
  const { blocks, ...envelope } = fields;
  const tell = (path: Path, message: string): Problem => ({
    ...say(path, `Not for the public yet: ${message}`),
    rule: 'unfinished',
  });
  const tellWords = (words: Words[]) =>
    words.map(({ text, path }) =>
      tell(path, `${quoted(text)} is what the starter says. Write your own words, or keep the page a draft.`),
    );
  const placeholdersIn = (value: Fields, path: Path = []) =>
    everyWord(value, text => !starters.placeholders.has(text))
      ? []
      : wordsIn(value, path).filter(({ text }) => starters.placeholders.has(text));
  const tellPart = (noun: string, path: Path) =>
    tell(
      path,
      `all words of this ${noun} are those that it was begun with. Write your own, or take the ${noun} out.`,
    );

  function inBlock(block: Fields, path: Path): Problem[] {
    if (block.hidden === true) return [];
    const given = [starters.words, ...examplesOf(String(block.type))];
    if (isAsGiven(block, given)) return [tellPart('block', path)];
    const items = itemsIn(block, path).filter(({ item }) => isAsGiven(item, given));
    const isTold = ({ path }: Words) => items.some(item => item.path.every((step, at) => path[at] === step));
    const words = placeholdersIn(block, path).filter(found => !isTold(found));
    return [...items.map(({ path }) => tellPart('item', path)), ...tellWords(words)];
  }

  return [
    ...tellWords(placeholdersIn(envelope)),
    ...(Array.isArray(blocks)
      ? blocks.flatMap((block, index) => (isFields(block) ? inBlock(block, ['blocks', index]) : []))
      : []),
  ];
};

function isForVisitors(file: DocumentFile, library: Library): boolean {
  if (file.kind === 'page') return file.route === '/' || !isAtRest(file, library);
  return file.kind === 'shared' && usersOf(file, library).some(page => !isAtRest(page, library));
}

function isFilled(type: string, { definitions }: Library): boolean {
  const fields = (definitions[type]?.properties ?? {}) as Definitions;
  return Object.values(fields).some(({ fromPages }) => fromPages !== undefined);
}

function isAsGiven(part: Fields, given: Set<string>[]): boolean {
  return (
    everyWord(part, text => given.some(known => known.has(text))) &&
    wordsIn(part).some(({ text }) => isSentence(text))
  );
}

/** The outermost objects in a block's lists. Links are left out, because their few words are common. */
function itemsIn(value: Fields, path: Path): { item: Fields; path: Path }[] {
  return Object.entries(value).flatMap(([field, inner]) =>
    Array.isArray(inner)
      ? inner.flatMap((item, index) =>
          isFields(item) && item.href === undefined ? [{ item, path: [...path, field, index] }] : [],
        )
      : [],
  );
}

type Words = { text: string; path: Path };

/** What people read looks different from names and addresses. Fields cannot tell: a site's own blocks may have any. */
const READ = /\s|^\p{Lu}|[^\p{ASCII}]/u;
const FOR_COLLEAGUES = 'note';

function isRead(text: string): boolean {
  return READ.test(text) && /\p{L}/u.test(text);
}

/** Stops at the first word that fails. Nearly every part has one near its beginning. */
function everyWord(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value) || !isRead(value);
  if (Array.isArray(value)) return value.every(inner => everyWord(inner, holds));
  if (!isFields(value)) return true;
  return Object.entries(value).every(([field, inner]) => field === FOR_COLLEAGUES || everyWord(inner, holds));
}

function wordsIn(value: unknown, path: Path = []): Words[] {
  if (typeof value === 'string') return isRead(value) ? [{ text: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => wordsIn(inner, [...path, index]));
  return Object.entries(value).flatMap(([field, inner]) =>
    field === FOR_COLLEAGUES ? [] : wordsIn(inner, [...path, field]),
  );
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function isSentence(text: string): boolean {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) count += 1;
    if (count === FEWEST_WORDS) return true;
  }
  return false;
}

type Given = { words: Set<string>; placeholders: Set<string> };
const given = new WeakMap<unknown[], Given>();

/** "placeholders" have to be replaced wherever they stand: whole sentences, and titles. */
function givenIn(documents: unknown[]): Given {
  const known = given.get(documents);
  if (known) return known;
  const words = documents.flatMap(document => wordsIn(document).map(({ text }) => text));
  const titles = documents.flatMap(document =>
    isFields(document) && typeof document.title === 'string' ? [document.title] : [],
  );
  const found = {
    words: new Set(words),
    placeholders: new Set([...titles, ...words.filter(isSentence)]),
  };
  given.set(documents, found);
  return found;
}
