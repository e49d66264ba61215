// Finds places that still say how many items a list had before a change: "Eight questions", "Twenty-eight documents", "(9)". Only
// a reader knows what a number counts, so each message is a question.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { type WrittenBlock, writtenIn } from '../../../site/inventory.ts';
import { documentIn, documentsOf } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import { itemsAround, itemsOf } from '../prices/named-things.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { numbersIn, type WrittenNumber, written } from './numbers.ts';

/** A list whose number of items has changed, or all lists of a page together. "path" is where the block is now. */
export type CountMoved = {
  file: string;
  /** The document that changed, if it is not the one with the list. */
  cause?: string;
  was: number;
  now: number;
  path: Path;
  /** The list's id, by which links lead to it. Lists counted together have none. */
  id?: string;
  isTotal: boolean;
  /** Words that name what is counted. */
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

/** Counts all lists of this type on the page, such as services in five groups. */
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

/** Returns for each list what still says its old number. Opens a document only once, however many lists have changed. */
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

/** Numbers inside the items count other things. */
function isInItems(path: Path, moved: CountMoved): boolean {
  return path[0] === 'blocks' && path[1] === moved.path[1] && path[2] === 'items';
}

/** A link such as "Reports and plans (9)" leads to the list. A card that leads to the page may say how many items it has. */
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
  { plain }: LintedText,
  { nouns }: CountMoved,
): boolean {
  if (value >= DISTINCT || (value >= FEW && plain.slice(0, offset).trim() === '')) return true;
  return wordsIn(after.split(/\s+/).slice(0, 4).join(' ')).some(word => nouns.has(word));
}

function problemOf(
  number: WrittenNumber,
  text: LintedText,
  subject: LintSubject,
  moved: CountMoved,
): Problem {
  const there = documentIn(moved.file, subject.library)?.parsed;
  const line = there ? lineOf(there.source, valueSpan(there, moved.path).offset) : 1;
  const message =
    moved.file === subject.file.file ? leftHere(number, moved, line) : leftThere(number, moved, line);
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

function leftHere(number: WrittenNumber, { was, now, isTotal }: CountMoved, lineThere: number): Said {
  const [shown, line] = [the.text(number.shown), the.sign(lineThere)];
  if (isTotal)
    return otherInForm(
      says`This still says ${shown}; the one on line ${line} and those like it had ${the.count(was, 'item')} and have ${the.number(now)} now. Change it here too, if it counts them.`,
      says`This still says ${shown}; the lists of this kind on this page had ${the.count(was, 'item')} and have ${the.number(now)} now. Change it here too, if it counts them.`,
    );
  return otherInForm(
    says`This still says ${shown}; the list on line ${line} had ${the.count(was, 'item')} and has ${the.number(now)} now. Change it here too, if it counts them.`,
    says`This still says ${shown}; a list on this page had ${the.count(was, 'item')} and has ${the.number(now)} now. Change it here too, if it counts them.`,
  );
}

function leftThere(number: WrittenNumber, { file, was, now, isTotal }: CountMoved, lineThere: number): Said {
  const [shown, line, page] = [the.text(number.shown), the.sign(lineThere), the.page(file)];
  if (isTotal)
    return otherInForm(
      says`This still says ${shown}; the one on line ${line} of ${page} and those like it had ${the.count(was, 'item')} and have ${the.number(now)} now. Change it here too, if it counts them.`,
      says`This still says ${shown}; the lists of this kind in ${page} had ${the.count(was, 'item')} and have ${the.number(now)} now. Change it here too, if it counts them.`,
    );
  return otherInForm(
    says`This still says ${shown}; the list on line ${line} of ${page} had ${the.count(was, 'item')} and has ${the.number(now)} now. Change it here too, if it counts them.`,
    says`This still says ${shown}; a list in ${page} had ${the.count(was, 'item')} and has ${the.number(now)} now. Change it here too, if it counts them.`,
  );
}
