// Tests every hostile address in every field that takes addresses, found in the schemas. Each is refused on its own line.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../tests/support/documents/nasty/hostile-urls.ts';
import { pageWith, siteDocument, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import { size } from '../../tests/support/size.ts';
import { isFields, type Path } from '../base/json-value.ts';
import { placesAt } from '../base/places.mjs';
import { listPages } from '../document/files/pages.ts';
import { nodeAt } from '../document/problem/nodes.ts';
import { readSources, type Schema } from '../document/schema/sources.ts';
import { compiledMarkdown } from '../draw/resolve/pieces.ts';
import type { SiteDocument } from '../generated/types.ts';
import { documentIn } from '../site/library/documents.ts';
import { checkDocument } from './check.ts';

type Definitions = { [name: string]: Schema };

/** A path in a document: "*" stands for each item of a list, "**" for each field whose name the author chooses. */
type Place = string[];

/** A field takes addresses if its pattern accepts one of these. */
const ADDRESSES = ['/a', '/images/a.png', 'https://a.example', 'mailto:a@a.example', '#a'];
/** Fields with these names take addresses even without a pattern, when they would accept anything. */
const NAMES = /^(href|src|url|uri|website|address|page|redirects|parent)$/i;

/** Tricks with pictures: paths that look like a file below pages/_public/images but are not. */
const PICTURES = [
  '/images/../../../secret.png',
  '/images/../icons/icon-192.png',
  '/images/./chart.svg',
  '/images//chart.svg',
  '/images/.hidden.png',
  '/images/%2e%2e/chart.svg',
  '/images/chart.svg?x.png',
  '/images/chart.svg#x.png',
  '/images/chart.svg\u0000.png',
  '/images/chart.svg\n.png',
  '/images\\..\\chart.svg',
  '/Images/chart.svg',
  '/images/CHART.svg',
  '//images/chart.svg',
  'images/chart.svg',
  'https://example.com/images/chart.svg',
];
const LINKS = Object.values(HOSTILE).flat();
/** Form endpoints may be paths of a server. Browsers send these paths unchanged, and they lead to nothing on this site. */
const ANSWERED = LINKS.filter(address => {
  const whole = `https://a.example${address}`;
  return address.startsWith('/') && URL.canParse(whole) && new URL(whole).href === whole;
});

const { sources } = readSources(placesAt('.'));
const library = siteWith({}).library;
const definitions: Definitions = library.definitions;

function placesIn(
  schema: Schema,
  takes: (field: Schema, name: string) => boolean,
  at: Place = [],
  met: string[] = [],
): Place[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/definitions/', '');
    const { $ref, ...own } = schema;
    return met.includes(name) || name === 'block'
      ? []
      : placesIn({ ...definitions[name], ...own }, takes, at, [...met, name]);
  }
  if (schema.fromSite || schema.fromPages) return [];
  const fields = Object.entries((schema.properties ?? {}) as Definitions);
  const inner = [
    ...(isFields(schema.items) ? [['*', schema.items as Schema] as const] : []),
    ...(isFields(schema.additionalProperties)
      ? [['**', schema.additionalProperties as Schema] as const]
      : []),
    ...fields,
  ];
  return [
    ...(takes(schema, at.at(-1) ?? '') ? [at] : []),
    ...inner.flatMap(([name, field]) => placesIn(field, takes, [...at, name], met)),
  ];
}

function takesAddress({ pattern }: Schema): boolean {
  return typeof pattern === 'string' && ADDRESSES.some(address => new RegExp(pattern).test(address));
}

function takesMarkdown({ title }: Schema): boolean {
  return title === 'Text' || title === 'LongText';
}

/** The paths of all values that a document has at a place. */
function pathsAt(value: unknown, [step, ...rest]: Place, path: Path = []): Path[] {
  if (step === undefined) return value === undefined ? [] : [path];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => pathsAt(item, rest, [...path, index])) : [];
  if (!isFields(value)) return [];
  const names = step === '**' ? Object.keys(value) : [step];
  return names.flatMap(name => pathsAt(value[name], rest, [...path, name]));
}

function replaced<Value>(value: Value, path: Path, by: unknown): Value {
  const copy = structuredClone(value);
  let owner = copy as { [field: string | number]: unknown };
  for (const step of path.slice(0, -1)) owner = owner[step] as typeof owner;
  owner[path.at(-1) ?? ''] = by;
  return copy;
}

/** Tries each address in a document and returns those that no problem names on their line. */
function letThrough(file: string, document: unknown, paths: Path[]): unknown[] {
  const changed = library.withText({ file, text: JSON.stringify(document, null, 2) });
  const read = documentIn(file, changed);
  if (!read?.parsed) throw new Error(`${file} cannot be read.`);
  const { tree, source } = read.parsed;
  const lines = new Set(
    checkDocument(read, changed)
      .filter(problem => problem.file === file && problem.level === 'error')
      .map(({ line }) => line),
  );
  return paths.flatMap(path => {
    const node = nodeAt(tree, path);
    const line = source.text.slice(0, node?.offset ?? 0).split('\n').length;
    return lines.has(line) ? [] : [node?.value];
  });
}

const TURNS = 16;

/** In "npm test" the addresses take turns, so each field gets some of them and each address some fields. */
function turnOf(turn: number, place: Place): string[] {
  const [owner, field = ''] = place.slice(-2);
  const isPicture = /^(src|image)$/.test(field);
  const isAnswered = owner === 'post';
  const all = [...LINKS, ...(isPicture ? PICTURES : [])].filter(
    address => !isAnswered || !ANSWERED.includes(address),
  );
  const some = all.filter((_, index) => index % TURNS === turn % TURNS);
  return size(some, all);
}

type Field = { name: string; place: Place; path: Path; document: unknown };

/** Each place, with the first document that has a value there. */
function fieldsAt(places: Place[], documents: unknown[], name: string): Field[] {
  return places.map(place => {
    const document = documents.find(document => pathsAt(document, place).length > 0);
    return { name: [name, ...place].join(' › '), place, document, path: pathsAt(document, place)[0] ?? [] };
  });
}

const PAGE = 'pages/hostile.json';
const SHARED = 'pages/_shared/hostile.json';
const SITE = 'pages/_site.json';
/** A shared document may have this many blocks. */
const AT_ONCE = 20;

const CONTEXT = { root: library.root, site: siteDocument() as SiteDocument, headingLevel: 2 };

const readDocument = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const inBlocks = sources.blocks.flatMap(({ type, examples }) =>
  fieldsAt(placesIn(definitions[type] ?? {}, takesAddress), examples, type),
);
const texts = sources.blocks.flatMap(({ type, examples }) =>
  fieldsAt(placesIn(definitions[type] ?? {}, takesMarkdown), examples, type),
);
const cards = sources.blocks.flatMap(({ examples }) =>
  examples.flatMap(example => (example as { items?: unknown[] }).items ?? []),
);
const pages = [
  ...listPages('.').pages.map(({ file }) => readDocument(file)),
  ...cards.map(card => pageWith({ image: '/images/social.png', redirects: ['/before'], card })),
];
const onPages = fieldsAt(placesIn(library.schemas.page, takesAddress), pages, 'page');
const site = readDocument(SITE) as SiteDocument;
const href = 'https://register.example.com/1';
const organization = {
  ...site.organization,
  registrations: [{ name: 'VAT', number: '1', href }],
  people: [
    {
      name: 'Ada',
      role: 'Joiner',
      href,
      links: [{ text: 'Register', href }],
      image: { src: '/images/social.png', alt: 'Ada' },
    },
  ],
};
const onTheSite = fieldsAt(
  // Accepted warnings name a page there, but no link leads to it.
  placesIn(library.schemas.site, takesAddress).filter(place => place[0] !== 'lint'),
  [site, { ...site, organization, articles: [{ folder: '/blog', text: 'Back', href: '/blog' }] }],
  'site',
);

it('all that people write is looked at: more than 40 fields, and each is shown somewhere', () => {
  const fields = [...inBlocks, ...onPages, ...onTheSite];
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter(({ document }) => document === undefined).map(({ name }) => name)).toEqual([]);
  expect(LINKS.length).toBeGreaterThan(150);
});

it('no field that is named like an address takes anything', () => {
  const schemas = [
    ...sources.blocks.map(({ type }) => definitions[type] ?? {}),
    library.schemas.page,
    library.schemas.site,
  ];
  const isNamed = ({ type }: Schema, name: string) => NAMES.test(name) && type === 'string';
  const named = schemas.flatMap(schema => placesIn(schema, isNamed));
  const open = schemas.flatMap(schema =>
    placesIn(schema, (field, name) => isNamed(field, name) && !takesAddress(field)),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(open).toEqual([]);
});

describe('a field of a block, on a page and shared by several, refuses each of them', () => {
  it.each(inBlocks.map((field, turn) => ({ ...field, turn })))('$name', ({ document, place, path, turn }) => {
    const hostile = turnOf(turn, place);
    for (let from = 0; from < hostile.length; from += AT_ONCE) {
      const blocks = hostile.slice(from, from + AT_ONCE).map(address => replaced(document, path, address));
      const paths = blocks.map((_, index): Path => ['blocks', index, ...path]);
      expect(letThrough(PAGE, pageWith({ blocks }), paths)).toEqual([]);
      expect(letThrough(SHARED, { title: 'Shared', blocks }, paths)).toEqual([]);
    }
  });
});

/** The ways to write a link in Markdown. */
const WAYS = [
  (address: string) => `A [link](${address}) here.`,
  (address: string) => `A [link](<${address}>) here.`,
  (address: string) => `A [link][1] here.\n\n[1]: ${address}`,
  (address: string) => `A link <${address}> here.`,
];

/** Markdown makes these of "/ " and of a bare mail address, as the author meant. */
const HARMLESS = ['/', 'mailto:hello@example.com'];

function hrefsOf(texts: string[]): string[] {
  return texts.flatMap(text => {
    const { __html } = compiledMarkdown(text, 'longText', CONTEXT);
    return [...__html.matchAll(/(?:href|src)="([^"]*)"/g)].map(match => match[1] ?? '');
  });
}

describe('a link in a text is refused as well, or none', () => {
  it('there are texts to look at', () => {
    expect(texts.length).toBeGreaterThan(20);
  });

  it.each(texts.map((field, turn) => ({ ...field, turn })))('$name', ({ document, place, path, turn }) => {
    const hostile = turnOf(turn, place).flatMap(address => WAYS.map(write => write(address)));
    let links = 0;
    for (let from = 0; from < hostile.length; from += AT_ONCE) {
      const blocks = hostile.slice(from, from + AT_ONCE).map(text => replaced(document, path, text));
      const paths = blocks.map((_, index): Path => ['blocks', index, ...path]);
      const through = letThrough(PAGE, pageWith({ blocks }), paths).map(String);
      links += blocks.length - through.length;
      expect(hrefsOf(through).filter(href => !HARMLESS.includes(href))).toEqual([]);
    }
    expect(links).toBeGreaterThan(hostile.length / 2);
  });
});

describe.each([
  ['a page', PAGE, onPages],
  ['the site document', SITE, onTheSite],
])('a field of %s refuses each of them', (_, file, fields) => {
  it.each(fields.map((field, turn) => ({ ...field, turn })))('$name', ({ document, place, path, turn }) => {
    const through = turnOf(turn, place).flatMap(address =>
      letThrough(file, replaced(document, path, address), [path]),
    );
    expect(through).toEqual([]);
  });
});
