// promises.json in, one check for each promise out, named as a fact about the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
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
import { toldOf } from './structured';

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

export type Check = { fact: string; holds: () => void };

type Place = { name: string; route: string; element: () => Element };

export const { 'every page': everyPage, pages } = JSON.parse(
  readFileSync('tests/promises.json', 'utf8'),
) as Promises;

export function checksOfFile(): Check[] {
  return [
    ...checksOf(place('the strip', '/', 'body > section'), everyPage['strip above the header']),
    ...checksOf(place('the header', '/', 'header'), everyPage.header),
    ...checksOf(place('the footer', '/', 'footer'), everyPage.footer),
    ...Object.entries(pages).flatMap(([route, promised]) => checksOf(place(route, route, 'main'), promised)),
  ];
}

function place(name: string, route: string, selector: string): Place {
  return { name, route, element: () => one(visiblePage(route), selector) };
}

function one(scope: ParentNode, selector: string): Element {
  const found = scope.querySelector(selector);
  if (!found) throw new Error(`Nothing is "${selector}".`);
  return found;
}

type Kinds = { [K in keyof Promised]-?: (at: Place, promise: NonNullable<Promised[K]>) => Check[] };

const KINDS: Kinds = {
  title: (at, title) => [
    {
      fact: `${at.name} is titled "${title}"`,
      holds: () => expect([...at.element().querySelectorAll('h1')].map(wordsOf)).toEqual([plain(title)]),
    },
  ],
  headings: (at, headings) =>
    headings.map((heading, index) => headingCheck(at, heading, headings[index - 1])),
  shows: (at, texts) => texts.map(text => showsCheck(at, text)),
  links: (at, links) => links.map(link => linkCheck(at, link)),
  lists: (at, lists) =>
    Object.entries(lists).flatMap(([name, entries]) =>
      typeof entries === 'number' ? [sizeCheck(at, name, entries)] : listChecks(at, name, entries),
    ),
  counts: (at, counts) => Object.entries(counts).map(([name, count]) => countCheck(at, name, count)),
  fields: (at, fields) => fields.map((field, index) => fieldCheck(at, field, fields[index - 1])),
  'says when asked': (at, texts) =>
    texts.map(text => ({
      fact: `${at.name} can say "${text}"`,
      holds: () => expect(stringsIn(dataOf(at.route))).toContain(text),
    })),
  'for search engines': (at, data) =>
    Object.entries(data).map(([name, entries]) => structuredCheck(at, name, entries)),
};

function checksOf(at: Place, promised: Promised): Check[] {
  return Object.entries(promised).flatMap(([kind, promise]) => {
    const checks = KINDS[kind as keyof Promised] as ((at: Place, promise: unknown) => Check[]) | undefined;
    if (!checks) throw new Error(`tests/promises.json: "${kind}" of ${at.name} is not a kind of promise.`);
    return checks(at, promise);
  });
}

function headingCheck(at: Place, heading: string, before?: string): Check {
  return {
    fact: `${at.name} has the heading "${heading}"${before ? ` after "${before}"` : ''}`,
    holds: () => {
      const all = [...at.element().querySelectorAll('h1, h2, h3')].map(wordsOf);
      expect(all).toContain(plain(heading));
      if (before) expect(all.lastIndexOf(plain(heading))).toBeGreaterThan(all.indexOf(plain(before)));
    },
  };
}

function showsCheck(at: Place, promise: string): Check {
  const { text, times } = counted(promise);
  return {
    fact: `${at.name} shows ${text}${exactly(times)}`,
    holds: () => expectTimes(timesIn(wordsOf(at.element()), filled(text)), times),
  };
}

function linkCheck(at: Place, promise: string): Check {
  const { text, times } = counted(promise);
  return {
    fact: `${at.name} has the link ${text}${exactly(times)}`,
    holds: () => expectTimes(linksTo(at.element(), text).length, times),
  };
}

function counted(promise: string): { text: string; times?: number } {
  const [text = '', times] = promise.split(' × ');
  return { text, times: times ? Number(times) : undefined };
}

function exactly(times?: number): string {
  if (!times) return '';
  return times === 1 ? ', exactly once' : `, exactly ${times} times`;
}

function expectTimes(found: number, times?: number): void {
  if (times) expect(found).toBe(times);
  else expect(found).toBeGreaterThan(0);
}

/** One check for the whole list, and one for each entry in its place. */
function listChecks(at: Place, name: string, entries: string[]): Check[] {
  let found: string[] | undefined;
  const nearest = () => {
    found ??= nearestList(at.element(), entries);
    return found;
  };
  return [
    {
      fact: `${at.name} lists ${name} (${entries.length})`,
      holds: () => expect(nearest()).toEqual(entries),
    },
    ...entries.map((entry, index) => ({
      fact: `${at.name}, ${name}: number ${index + 1} is ${entry}`,
      holds: () => expect(nearest()[index]).toBe(entry),
    })),
  ];
}

/** The list of the page that keeps most of the promise, each entry as promised or else as it reads. */
function nearestList(scope: Element, entries: string[]): string[] {
  const lists = listsIn(scope).map(list =>
    list.map((item, index) => {
      const entry = entries[index];
      return entry && entryShows(item, entry) ? entry : wordsOf(item);
    }),
  );
  const kept = (list: string[]) =>
    list.filter((text, index) => text === entries[index]).length -
    Math.abs(list.length - entries.length) / 100;
  return lists.toSorted((a, b) => kept(b) - kept(a))[0] ?? [];
}

function sizeCheck(at: Place, heading: string, size: number): Check {
  return {
    fact: `${at.name} has ${size} entries under "${heading}"`,
    holds: () => {
      const titles = [...at.element().querySelectorAll('h2, h3')];
      const section = titles.find(title => wordsOf(title) === plain(heading))?.closest('section');
      const outer = section ? listsIn(section).filter(list => !list[0]?.parentElement?.closest('li')) : [];
      expect(outer.map(list => list.length)).toContain(size);
    },
  };
}

const COUNTED: { [name: string]: string } = {
  'menus that open': 'nav details',
  'menus open at first': 'nav details[open]',
  'cards with features': 'li:has(> div > .cards__features)',
  'cards with four features': 'li:has(> div > .cards__features > :nth-child(4):last-child)',
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
  if (!selector) throw new Error(`tests/promises.json: nobody knows how to count "${name}".`);
  return {
    fact: `${at.name} has ${count} ${name}`,
    holds: () => expect(at.element().querySelectorAll(selector).length).toBe(count),
  };
}

function fieldCheck(at: Place, promise: string, before?: string): Check {
  const [label = '', ...rules] = promise.split(' | ');
  return {
    fact: `${at.name} has the field ${promise}`,
    holds: () => {
      const labels = [...at.element().querySelectorAll('label')];
      const texts = labels.map(wordsOf);
      const control = labels[texts.indexOf(label)]?.control;
      expect(control, `No field is labelled ${label}.`).toBeTruthy();
      const has = rules.filter(rule => {
        const [name = '', value = ''] = rule.split('=');
        return control?.getAttribute(name) === value;
      });
      expect(has).toEqual(rules);
      if (before) expect(texts.indexOf(label)).toBe(texts.indexOf(before.split(' | ')[0] ?? '') + 1);
    },
  };
}

/** What the scripts of the page are given. */
function dataOf(route: string): unknown {
  return JSON.parse(readFileSync(join(SITE, `${route.slice(1) || 'index'}.json`), 'utf8'));
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

function structuredCheck(at: Place, name: string, entries: string[]): Check {
  return {
    fact: `${at.name} tells search engines its ${name}: ${entries.join(', ')}`,
    holds: () => {
      const texts = toldOf(at.route, name).map(thing => plain(JSON.stringify(thing)));
      expect(texts).toHaveLength(entries.length);
      entries.forEach((entry, index) => {
        const missing = entry.split(' | ').filter(piece => timesIn(texts[index] ?? '', filled(piece)) === 0);
        expect(missing, texts[index]).toEqual([]);
      });
    },
  };
}
