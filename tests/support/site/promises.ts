// Makes a check of each promise in promises.json: a fact about the site and, if it is broken, what the page has instead.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../../../src/document/json/reader.ts';
import { nearest } from '../../../src/document/problem/did-you-mean';
import { nodeAt } from '../../../src/document/problem/nodes.ts';
import {
  entryShows,
  filled,
  linksTo,
  listsIn,
  plain,
  timesIn,
  visiblePage,
  wordsOf,
} from '../browser/visible';
import { SITE } from './site';
import { type Thing, toldOf } from './structured';

type Promised = {
  title?: string;
  headings?: string[];
  shows?: string[];
  links?: string[];
  lists?: { [name: string]: string[] | number };
  counts?: { [name: string]: number };
  fields?: string[];
  'says when asked'?: string[];
  'for search engines'?: { [name: string]: string[] };
};

type Promises = {
  'every page': {
    head: { [name: string]: string };
    'strip above the header': Promised;
    header: Promised;
    footer: Promised;
  };
  pages: { [route: string]: Promised };
};

/** "seen" says what the page has instead, or nothing if the promise is kept. */
export type Check = { fact: string; line: number; seen: () => string | undefined };

type Path = (string | number)[];

type Place = { name: string; route: string; path: Path; element: () => Element };

const FILE = 'tests/promises.json';
const text = readFileSync(FILE, 'utf8');
const tree = readTree(text);

export const { 'every page': everyPage, pages } = JSON.parse(text) as Promises;

/** The promise's line in the file. */
export function lineOf(path: Path): number {
  const { offset = 0 } = nodeAt(tree, path) ?? {};
  return text.slice(0, offset).split('\n').length;
}

/** Tells an author about a broken promise. */
export function brokenPromise(fact: string, line: number, seen: string): string {
  return `${FILE}:${line}  The owner was promised: ${fact}. ${seen} If the owner agrees to that, write it on this line; otherwise put the page right.`;
}

/** "routes" are all existing pages. */
export function checksOfFile(routes: string[]): Check[] {
  return [
    ...checksOf(
      around('the strip', 'strip above the header', 'body > section'),
      everyPage['strip above the header'],
    ),
    ...checksOf(around('the header', 'header', 'header'), everyPage.header),
    ...checksOf(around('the footer', 'footer', 'footer'), everyPage.footer),
    ...Object.entries(pages)
      .filter(([route]) => routes.includes(route))
      .flatMap(([route, promised]) => checksOf(place(route, route, 'main', ['pages', route]), promised)),
  ];
}

function around(name: string, key: string, selector: string): Place {
  return place(name, '/', selector, ['every page', key]);
}

function place(name: string, route: string, selector: string, path: Path): Place {
  return { name, route, path, element: () => one(visiblePage(route), selector) };
}

function one(scope: ParentNode, selector: string): Element {
  const found = scope.querySelector(selector);
  if (!found) throw new Error(`Nothing is "${selector}".`);
  return found;
}

type Kinds = { [K in keyof Promised]-?: (at: Place, promise: NonNullable<Promised[K]>) => Check[] };

const KINDS: Kinds = {
  title: (at, title) => [
    check(at, `${at.name} is titled "${title}"`, () => {
      const titles = [...at.element().querySelectorAll('h1')].map(wordsOf);
      if (titles.length === 1 && titles[0] === plain(title)) return undefined;
      return `Its title is ${quoted(titles)} now.`;
    }),
  ],
  headings: (at, headings) =>
    headings.map((heading, index) => headingCheck(within(at, index), heading, headings[index - 1])),
  shows: (at, texts) => texts.map((text, index) => showsCheck(within(at, index), text)),
  links: (at, links) => links.map((link, index) => linkCheck(within(at, index), link)),
  lists: (at, lists) =>
    Object.entries(lists).flatMap(([name, entries]) =>
      typeof entries === 'number'
        ? [sizeCheck(within(at, name), name, entries)]
        : listChecks(within(at, name), name, entries),
    ),
  counts: (at, counts) =>
    Object.entries(counts).map(([name, count]) => countCheck(within(at, name), name, count)),
  fields: (at, fields) =>
    fields.map((field, index) => fieldCheck(within(at, index), field, fields[index - 1])),
  'says when asked': (at, texts) =>
    texts.map((text, index) =>
      check(within(at, index), `${at.name} can say "${text}"`, () => {
        const all = stringsIn(dataOf(at.route));
        return all.includes(text) ? undefined : `It cannot say that now.${nearTo(text, all)}`;
      }),
    ),
  'for search engines': (at, data) =>
    Object.entries(data).map(([name, entries]) => structuredCheck(within(at, name), name, entries)),
};

function checksOf(at: Place, promised: Promised): Check[] {
  return Object.entries(promised).flatMap(([kind, promise]) => {
    const checks = KINDS[kind as keyof Promised] as ((at: Place, promise: unknown) => Check[]) | undefined;
    if (!checks) throw new Error(`${FILE}: "${kind}" of ${at.name} is not a kind of promise.`);
    return checks(within(at, kind), promise);
  });
}

function within(at: Place, key: string | number): Place {
  return { ...at, path: [...at.path, key] };
}

function check(at: Place, fact: string, seen: Check['seen']): Check {
  return { fact, line: lineOf(at.path), seen };
}

function headingCheck(at: Place, heading: string, before?: string): Check {
  return check(at, `${at.name} has the heading "${heading}"${before ? ` after "${before}"` : ''}`, () => {
    const all = [...at.element().querySelectorAll('h1, h2, h3')].map(wordsOf);
    if (!all.includes(plain(heading))) return `It has no such heading now.${nearTo(plain(heading), all)}`;
    const isAfter = !before || all.lastIndexOf(plain(heading)) > all.indexOf(plain(before));
    return isAfter ? undefined : `It comes before "${before}" now.`;
  });
}

function showsCheck(at: Place, promise: string): Check {
  const { text, times } = counted(promise);
  return check(at, `${at.name} shows ${text}${exactly(times)}`, () => {
    const shown = wordsOf(at.element());
    const wanted = filled(text);
    const found = timesIn(shown, wanted);
    return found > 0
      ? notSoOften(found, times)
      : `It does not show that now.${nearTo(wanted, runsOf(shown, wanted))}`;
  });
}

/** Finds all pieces of a text with the same number of words. */
function runsOf(text: string, like: string): string[] {
  const length = like.split(' ').length;
  const words = text.split(' ');
  return words.map((_, index) => words.slice(index, index + length).join(' '));
}

function linkCheck(at: Place, promise: string): Check {
  const { text, times } = counted(promise);
  return check(at, `${at.name} has the link ${text}${exactly(times)}`, () => {
    const found = linksTo(at.element(), text).length;
    if (found > 0) return notSoOften(found, times);
    const links = [...at.element().querySelectorAll('a')].map(
      link => `${wordsOf(link)} → ${link.getAttribute('href')}`,
    );
    return `It has no such link now.${nearTo(text, links)}`;
  });
}

function counted(promise: string): { text: string; times?: number } {
  const [text = '', times] = promise.split(' × ');
  return { text, times: times ? Number(times) : undefined };
}

function exactly(times?: number): string {
  if (!times) return '';
  return times === 1 ? ', exactly once' : `, exactly ${times} times`;
}

function notSoOften(found: number, times?: number): string | undefined {
  return !times || found === times ? undefined : `It is there ${found} times now.`;
}

/** " The nearest is …", if anything comes near. */
function nearTo(wanted: string, candidates: string[]): string {
  const near = nearest(wanted, candidates);
  return near === undefined ? '' : ` The nearest there is "${near}".`;
}

/** Enough of each text to find it on the page. */
const LONGEST = 60;

function quoted(texts: string[]): string {
  const short = texts.map(text => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text));
  return short.map(text => `"${text}"`).join(', ') || 'nothing';
}

/** Makes one check of the whole list, and one of each entry. */
function listChecks(at: Place, name: string, entries: string[]): Check[] {
  let found: Item[] | undefined;
  const nearest = () => {
    found ??= nearestList(at.element(), entries);
    return found;
  };
  return [
    check(at, `${at.name} lists ${name} (${entries.length})`, () => otherList(nearest(), entries)),
    ...entries.map((entry, index) =>
      check(within(at, index), `${at.name}, ${name}: one is ${entry}`, () => {
        if (nearest().some(item => item.promised === index)) return undefined;
        const { promised, words } = nearest()[index] ?? {};
        return promised === undefined && words
          ? `In its place stands now "${words}".`
          : 'It is not there now.';
      }),
    ),
  ];
}

/** The words of an entry, and the number of the promise that it keeps. */
type Item = { words: string; promised?: number };

/** Leaves out entries that differ, because their own promises report them. */
function otherList(items: Item[], entries: string[]): string | undefined {
  const others = items.filter(({ promised }) => promised === undefined).map(({ words }) => words);
  if (items.length !== entries.length) return `It has ${items.length} entries now${withMore(others)}.`;
  const kept = items.flatMap(({ promised }) => promised ?? []);
  const isInOrder = kept.every((promised, index) => index === 0 || promised > (kept[index - 1] ?? 0));
  return isInOrder
    ? undefined
    : `They stand in another order now: ${quoted(items.map(({ words }) => words))}.`;
}

function withMore(others: string[]): string {
  return others.length > 0 ? `, with ${quoted(others)}` : '';
}

/** Finds the list on the page that keeps most of the promise. */
function nearestList(scope: Element, entries: string[]): Item[] {
  const lists = listsIn(scope);
  const whole = lists.find(list => list.length === entries.length && list.every(isInPlace(entries)));
  if (whole) return whole.map((item, promised) => ({ words: wordsOf(item), promised }));
  const kept = (list: Item[]) =>
    list.filter(({ promised }) => promised !== undefined).length -
    Math.abs(list.length - entries.length) / 100;
  return lists.map(list => itemsOf(list, entries)).toSorted((a, b) => kept(b) - kept(a))[0] ?? [];
}

function isInPlace(entries: string[]): (item: Element, index: number) => boolean {
  return (item, index) => entries[index] !== undefined && entryShows(item, entries[index]);
}

/** Gives each entry the promise of its own place if it keeps that, otherwise the first one that is still free. */
function itemsOf(list: Element[], entries: string[]): Item[] {
  const shows = isInPlace(entries);
  const inPlace = new Set(list.flatMap((item, index) => (shows(item, index) ? [index] : [])));
  const free = new Set([...entries.keys()].filter(index => !inPlace.has(index)));
  return list.map((item, index) => {
    const promised = inPlace.has(index) ? index : [...free].find(other => shows(item, other));
    if (promised !== undefined) free.delete(promised);
    return { words: wordsOf(item), promised };
  });
}

function sizeCheck(at: Place, heading: string, size: number): Check {
  return check(at, `${at.name} has ${size} entries under "${heading}"`, () => {
    const titles = [...at.element().querySelectorAll('h1, h2, h3')];
    const section = titles.find(title => wordsOf(title) === plain(heading))?.closest('section');
    if (!section) return 'It has no such heading now.';
    const outer = listsIn(section).filter(list => !list[0]?.parentElement?.closest('li'));
    const sizes = outer.map(list => list.length);
    return sizes.includes(size) ? undefined : `It has ${sizes.join(' and ') || 'none'} now.`;
  });
}

const COUNTED: { [name: string]: string } = {
  'menus that open': 'nav details',
  'menus open at first': 'nav details[open]',
  'cards with features': 'li:has(> div > .cards__features, > details > .catalogue__points)',
  'cards with four features':
    'li:has(> div > .cards__features > :nth-child(4):last-child, > details > .catalogue__points > :nth-child(4):last-child)',
  testimonials: 'li:has(blockquote)',
  ratings: 'li [role=img][aria-label^="Rated "][aria-label$=" out of 5"]',
  'five-star ratings': 'li [role=img][aria-label="Rated 5 out of 5"]',
  'testimonials with a picture': 'li:has(blockquote) figcaption:has(img)',
  'testimonials with a name, a role and a date': 'li:has(blockquote) figcaption:has(b):has(p + p)',
  questions: 'details',
  'questions open at first': 'details[open]',
  'questions that close one another': 'details[name]:has(summary)',
  fields: 'form input, form textarea',
  'buttons that send': 'form button[type=submit]',
  'numbered sections': 'section[id] > h2 > span:first-child',
  'article pictures': 'article img[src^="/images/"], li img[src^="/images/"]',
};

function countCheck(at: Place, name: string, count: number): Check {
  const selector = COUNTED[name];
  if (!selector) throw new Error(`${FILE}: nobody knows how to count "${name}".`);
  return check(at, `${at.name} has ${count} ${name}`, () => {
    const found = at.element().querySelectorAll(selector).length;
    return found === count ? undefined : `It has ${found} now.`;
  });
}

function fieldCheck(at: Place, promise: string, before?: string): Check {
  const [label = '', ...rules] = promise.split(' | ');
  return check(at, `${at.name} has the field ${promise}`, () => {
    const labels = [...at.element().querySelectorAll('label')];
    const texts = labels.map(wordsOf);
    const control = labels[texts.indexOf(label)]?.control;
    if (!control) return `It has no such field now, but ${quoted(texts)}.`;
    const broken = rules.filter(rule => {
      const [name = '', value = ''] = rule.split('=');
      return control.getAttribute(name) !== value;
    });
    if (broken.length > 0) return `Of the field ${quoted(broken)} holds no longer.`;
    const isAfter = !before || texts.indexOf(label) === texts.indexOf(before.split(' | ')[0] ?? '') + 1;
    return isAfter ? undefined : `The fields stand in another order now: ${quoted(texts)}.`;
  });
}

/** Reads the data that the page gives to its scripts. */
function dataOf(route: string): unknown {
  return JSON.parse(readFileSync(join(SITE, `${route.slice(1) || 'index'}.json`), 'utf8'));
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

function structuredCheck(at: Place, name: string, entries: string[]): Check {
  return check(at, `${at.name} tells search engines its ${name}: ${entries.join(', ')}`, () => {
    const told = toldOf(at.route, name);
    const texts = told.map(thing => plain(JSON.stringify(thing)));
    const tells = (text = '', entry: string) =>
      entry.split(' | ').every(piece => timesIn(text, filled(piece)) > 0);
    const inPlace = entries.every((entry, index) => tells(texts[index], entry));
    if (inPlace && texts.length === entries.length) return undefined;
    const more = told.filter((_, index) => !entries.some(entry => tells(texts[index], entry)));
    const missing = entries.filter(entry => !texts.some(text => tells(text, entry)));
    return `It tells of ${told.length} now${withMore(more.map(nameOf))}${missing.length > 0 ? `, without ${quoted(missing)}` : ''}.`;
  });
}

function nameOf({ name, headline, price }: Thing): string {
  return [name ?? headline, price].filter(Boolean).join(', ');
}
