// Documents as they were in, and the places that still say how many items a list of theirs had then: "Eight questions",
// "Twenty-eight documents", "(9)". What a number counts only a reader knows, so each of them is a question.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { counted } from '../../../base/words.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { documentIn, documentsOf } from '../../../site/documents.ts';
import { type WrittenBlock, writtenIn } from '../../../site/inventory.ts';
import type { Library } from '../../../site/types.ts';
import { itemsAround, itemsOf } from '../prices/names-of-things.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import type { Text } from '../texts.ts';
import { numbersIn, type WrittenNumber, written } from './numbers.ts';

/** Lists of one document that had another number of items; "path" is where the block stands now. */
export type CountMoved = {
  file: string;
  /** The document that has changed, where it is another one. */
  cause?: string;
  was: number;
  now: number;
  path: Path;
  /** Of one list, the name that links lead to it by; none of all lists of a page together. */
  id?: string;
  isTotal: boolean;
  /** Words that say what is counted. */
  nouns: Set<string>;
};

type List = { key: string; type: string; length: number; block: Fields; path: Path };

export function movedCounts(then: Library, files: string[], now: Library): CountMoved[] {
  return files.flatMap(file => {
    const [before, after] = [then, now].map(library => listsIn(file, library));
    if (!before || !after) return [];
    const single = after.flatMap((list): CountMoved[] => {
      const was = before.find(({ key }) => key === list.key)?.length ?? list.length;
      if (was === list.length) return [];
      const { path, block, length } = list;
      const id = typeof block.id === 'string' ? { id: block.id } : {};
      return [{ file, was, now: length, path, ...id, isTotal: false, nouns: nounsOf(list, now) }];
    });
    const totals = single.flatMap(one => totalOf(one, before, after));
    return [...single, ...new Map(totals.map(one => [one.was, one])).values()];
  });
}

function listsIn(file: string, library: Library): List[] {
  const document = documentIn(file, library);
  const seen = new Map<string, number>();
  return (document?.document ? writtenIn(document, library) : []).flatMap(({ block, path }: WrittenBlock) => {
    const type = String(block.type);
    const number = (seen.get(type) ?? 0) + 1;
    seen.set(type, number);
    if (!Array.isArray(block.items) || block.hidden === true) return [];
    const key = typeof block.id === 'string' ? block.id : `${type} ${number}`;
    return [{ key, type, length: block.items.length, block, path }];
  });
}

/** Of all lists of its type on the page: services on five shelves. */
function totalOf(one: CountMoved, before: List[], after: List[]): CountMoved[] {
  const type = after.find(({ path }) => path.join() === one.path.join())?.type;
  const [was, now] = [before, after].map(lists => lists.filter(list => list.type === type));
  const sum = (lists: List[] = []) => lists.reduce((total, { length }) => total + length, 0);
  if ((now?.length ?? 0) < 2 || sum(was) === sum(now)) return [];
  return [{ ...one, was: sum(was), now: sum(now), id: undefined, isTotal: true }];
}

const ANYTHING = ['thing', 'kind', 'item', 'way'];

export function nounsOf(
  { type, block }: Pick<List, 'type' | 'block'>,
  { definitions }: Library,
  more = '',
): Set<string> {
  const [first] = Array.isArray(block.items) ? block.items : [];
  const fields = isFields(first) ? Object.keys(first) : [];
  const heading = typeof block.heading === 'string' ? block.heading : '';
  const words = [type, blockNoun(type, definitions[type]), heading, ...fields, more].join(' ');
  return new Set([...ANYTHING, ...wordsIn(words)]);
}

function wordsIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.replace(/s$/, ''));
}

type MovedList = { moved: CountMoved; route?: string; left: Problem[] };

/** For each list, in their order, what still says its old number. Every document is opened once, however many lists have moved. */
export function countsLeft(all: CountMoved[], library: Library, reopen: Reopen): Problem[][] {
  const lists = all.map((moved): MovedList => {
    const home = documentIn(moved.file, library);
    return { moved, route: home?.kind === 'page' ? home.route : undefined, left: [] };
  });
  const [byFile, byRoute, byNumber] = [
    groupedBy(lists, ({ moved }) => moved.file),
    groupedBy(lists, ({ route }) => route),
    groupedBy(lists, ({ moved }) => moved.was),
  ];
  for (const document of lists.length === 0 ? [] : documentsOf(library)) {
    const { file } = document;
    const routes = document.kind === 'page' ? library.summary(document).routes : undefined;
    const told = routes && [
      ...(byFile.get(file) ?? []),
      ...routes.flatMap(route => byRoute.get(route) ?? []),
    ];
    if (told?.length === 0) continue;
    const subject = reopen(file);
    if (subject) lookIn(subject, told ? groupedBy(told, ({ moved }) => moved.was) : byNumber);
  }
  return lists.map(({ left }) => left);
}

function groupedBy<Key>(lists: MovedList[], keyOf: (list: MovedList) => Key): Map<Key, MovedList[]> {
  const groups = new Map<Key, MovedList[]>();
  for (const list of lists) {
    const group = groups.get(keyOf(list));
    if (group) group.push(list);
    else groups.set(keyOf(list), [list]);
  }
  return groups;
}

function lookIn(subject: LintSubject, byNumber: Map<number, MovedList[]>): void {
  let around: ReturnType<typeof itemsAround> | undefined;
  for (const text of subject.texts.filter(({ isQuoted }) => !isQuoted)) {
    for (const number of numbersIn(text.plain, subject.pack)) {
      for (const { moved, route, left } of byNumber.get(number.value) ?? []) {
        around ??= itemsAround(itemsOf(subject));
        const led = around(text.path)?.leadsTo ?? [];
        const isNear = subject.file.file === moved.file && !isInItems(text.path, moved);
        if (leadsThere(text.path, subject, moved, route, led) || (isNear && countsThem(number, text, moved)))
          left.push(problemOf(number, text, subject, moved));
      }
    }
  }
}

/** The items themselves count other things. */
function isInItems(path: Path, moved: CountMoved): boolean {
  return path[0] === 'blocks' && path[1] === moved.path[1] && path[2] === 'items';
}

/** "Reports and plans (9)" is the text of a link to the list; a card of the page says how many stand on it. */
function leadsThere(
  path: Path,
  { fields, route: own }: LintSubject,
  { id, isTotal }: CountMoved,
  route: string | undefined,
  led: string[],
): boolean {
  if (route !== own && isTotal) return route !== undefined && led.includes(route);
  const owner = path.slice(0, -1).reduce<unknown>((value, step) => (value as Fields)?.[step], fields);
  const href = isFields(owner) ? owner.href : undefined;
  if (id !== undefined && (href === `${route}#${id}` || (route === own && href === `#${id}`))) return true;
  return route !== own && route !== undefined && led.includes(route) && !isTotal;
}

const DISTINCT = 11;
const FEW = 5;

function countsThem(
  { value, offset, after }: WrittenNumber,
  { plain }: Text,
  { nouns }: CountMoved,
): boolean {
  if (value >= DISTINCT || (value >= FEW && plain.slice(0, offset).trim() === '')) return true;
  return wordsIn(after.split(/\s+/).slice(0, 4).join(' ')).some(word => nouns.has(word));
}

function problemOf(number: WrittenNumber, text: Text, subject: LintSubject, moved: CountMoved): Problem {
  const there = documentIn(moved.file, subject.library)?.parsed;
  const line = there ? lineOf(there.source, valueSpan(there, moved.path).offset) : 1;
  const place = moved.file === subject.file.file ? `line ${line}` : `line ${line} of ${moved.file}`;
  const list = moved.isTotal ? `the one on ${place} and those like it` : `the list on ${place}`;
  const has = moved.isTotal ? 'have' : 'has';
  const message = `This still says "${number.shown}"; ${list} had ${counted(moved.was, 'item')} and ${has} ${moved.now} now. Change it here too, if it counts them.`;
  const part: Span = { offset: number.offset, length: number.shown.length };
  const problem = subject.warnIn(
    'contradictions',
    text,
    part,
    message,
    written(moved.now, number, subject.pack),
  );
  return { ...problem, elsewhere: [`line ${line}`] };
}
