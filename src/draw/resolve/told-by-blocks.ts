// Tells search engines what the blocks of a page hold, by the keyword "structured" of their schemas: questions, people and prices.

import type { Html, Link, Money, Picture } from '../../../schema/values.ts';
import type { SiteDocument } from '../../generated/types.ts';
import type { Library } from '../../site/types.ts';
import type { Page } from '../page/model.ts';
import { organizationId } from './organization.ts';
import { wholeFile } from './picture.ts';

type ToldByBlocks = {
  things: object[];
  /** Fields of the business. Left out if no block refers to the business. */
  business?: { hasOfferCatalog?: object[] };
};

type AskedQuestion = { question: string; answer: Html };
type ShownPerson = {
  name: string;
  role?: string;
  registration?: string;
  links?: Link[];
  image?: Picture;
};
type PricedRow = {
  group?: string;
  name: string;
  short?: string;
  text?: string;
  href?: string;
  price?: Money;
  sizes?: { name: string; price: Money }[];
};

/** The check of block schemas demands these fields of the keyword (src/document/schema/block-keywords.ts). */
type Telling = {
  type: string;
  id?: string;
  heading?: string;
  questions?: boolean;
  kind?: 'menu' | 'offers';
  items?: unknown[];
};

type Context = { page: Page; site: SiteDocument };

export function toldByBlocks({ definitions }: Library, context: Context): ToldByBlocks {
  const blocks = context.page.blocks as unknown as Telling[];
  const telling = (kind: string) => blocks.filter(({ type }) => definitions[type]?.structured === kind);
  const questions = telling('FAQPage').filter(block => block.questions !== false);
  const lists = telling('OfferCatalog');
  const people = peopleOf(telling('Person'), context);
  const menus = lists.filter(({ kind }) => kind === 'menu').map(block => menu(block, context));
  const catalogues = lists.filter(({ kind }) => kind === 'offers').map(block => catalogue(block, context));
  const asked = questions.flatMap(({ items = [] }) => items as AskedQuestion[]);
  const things = [...(asked.length > 0 ? [faq(asked)] : []), ...people, ...menus];
  if (catalogues.length > 0) return { things, business: { hasOfferCatalog: catalogues } };
  return people.length + menus.length > 0 ? { things, business: {} } : { things };
}

function faq(questions: AskedQuestion[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: withoutIsolates(question),
      acceptedAnswer: { '@type': 'Answer', text: withoutIsolates(answer.__html) },
    })),
  };
}

/** The home page tells of the people of the site document already, as employees of the business. */
function peopleOf(blocks: Telling[], { page, site }: Context): object[] {
  const told = page.route === '/' ? (site.organization.people ?? []).map(({ name }) => name) : [];
  const shown = blocks.flatMap(({ items = [] }) => items as ShownPerson[]);
  return shown.filter(({ name }) => !told.includes(name)).map(one => person(one, site));
}

function person({ name, role, registration, links = [], image }: ShownPerson, site: SiteDocument): object {
  const elsewhere = links.flatMap(({ href }) => (href.startsWith('https:') ? href : []));
  return {
    '@type': 'Person',
    name: withoutIsolates(name),
    jobTitle: role && withoutIsolates(role),
    identifier: registration && withoutIsolates(registration),
    ...(image && { image: site.address + wholeFile(image) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    worksFor: organizationId(site),
  };
}

function menu(block: Telling, { page, site }: Context): object {
  const { before, shelves } = shelved(block);
  return {
    '@type': 'Menu',
    name: nameOf(block, page),
    url: addressOf(block, page),
    inLanguage: site.language,
    provider: organizationId(site),
    ...(before.length > 0 && { hasMenuItem: before.map(row => dish(row, site)) }),
    ...(shelves.length > 0 && {
      hasMenuSection: shelves.map(({ name, rows }) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: rows.map(row => dish(row, site)),
      })),
    }),
  };
}

function dish(row: PricedRow, site: SiteDocument): object {
  const { price, sizes } = row;
  const offers = sizes
    ? sizes.map(size => ({ ...offer(size.price, site), name: withoutIsolates(size.name) }))
    : price && offer(price, site);
  return { '@type': 'MenuItem', ...described(row, site), offers };
}

function catalogue(block: Telling, { page, site }: Context): object {
  const { before, shelves } = shelved(block);
  return {
    '@type': 'OfferCatalog',
    name: nameOf(block, page),
    url: addressOf(block, page),
    itemListElement: [
      ...before.flatMap(row => offersOf(row, site)),
      ...shelves.map(({ name, rows }) => ({
        '@type': 'OfferCatalog',
        name,
        itemListElement: rows.flatMap(row => offersOf(row, site)),
      })),
    ],
  };
}

function offersOf(row: PricedRow, site: SiteDocument): object[] {
  const own = described(row, site);
  if (!row.sizes) return [{ '@type': 'Offer', ...own, ...(row.price && offer(row.price, site)) }];
  return row.sizes.map(({ name, price }) => ({
    ...own,
    ...offer(price, site),
    name: `${own.name}, ${withoutIsolates(name)}`,
  }));
}

function offer({ amount }: Money, { currency }: SiteDocument) {
  return { '@type': 'Offer', price: String(amount), priceCurrency: currency };
}

function described({ name, short, text, href }: PricedRow, site: SiteDocument) {
  const description = [short, text].filter(Boolean).join('. ');
  return {
    name: withoutIsolates(name),
    ...(description && { description: withoutIsolates(description) }),
    ...(href && { url: href.startsWith('/') ? site.address + href : href }),
  };
}

type Shelved = { before: PricedRow[]; shelves: { name: string; rows: PricedRow[] }[] };

/** A row with a heading begins a shelf. The rows before the first heading stand in none. */
function shelved({ items = [] }: Telling): Shelved {
  const found: Shelved = { before: [], shelves: [] };
  for (const row of items as PricedRow[]) {
    if (row.group) found.shelves.push({ name: withoutIsolates(row.group), rows: [] });
    (found.shelves.at(-1)?.rows ?? found.before).push(row);
  }
  return found;
}

function nameOf({ heading }: Telling, page: Page): string {
  return withoutIsolates(heading ?? page.title);
}

function addressOf({ id }: Telling, { canonical }: Page): string {
  return id ? `${canonical}#${id}` : canonical;
}

/** Search engines don't need the invisible marks that isolate text direction. */
function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
