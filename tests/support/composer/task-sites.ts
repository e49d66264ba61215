// What the tasks are on each of the two sites. The words of the first site belong to its authors, so they are read from its documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_CONTENT } from '../site/site.ts';
import type { Expected } from './edited-site.ts';
import type { Way, WordsAt } from './hands.ts';
import { blockUp, everywhere, inItem, inOrder, withLastField } from './texts.ts';

/** How much is pressed and written for it. */
type Presses = { [way in Way]: number };

export type TaskSite = {
  name: string;
  content: string;
  ways: { price: Way[]; words: Way[]; block: Way[] };
  price: { route: string; at: WordsAt; typed: string; expected: Expected; presses: Presses };
  words: {
    route: string;
    at: WordsAt;
    /** Written after it: plain, bold, plain, the name of a page. */
    written: [string, string, string, string];
    expected: Expected;
    presses: Presses;
  };
  block: { route: string; name: string; words: string; moved: Expected; hidden: Expected; presses: Presses };
};

type Item = { [field: string]: string | number | string[] };
type PageDocument = { blocks: { type: string; heading: string; items: Item[] }[] };

/** The first block of this type on a page of the first site. */
function ofFirst(file: string, type: string): { heading: string; items: Item[]; at: number } {
  const { blocks }: PageDocument = JSON.parse(readFileSync(file, 'utf8'));
  const at = blocks.findIndex(block => block.type === type);
  const block = blocks[at];
  if (!block) throw new Error(`${file} has no block "${type}".`);
  return { ...block, at };
}

function firstSite(): TaskSite {
  const list = ofFirst('pages/pricing.json', 'price-list');
  const [row = {}] = list.items;
  const price = Number(row.price);
  const [was, now] = [price, price + 50].map(String) as [string, string];
  const asWords = everywhere(`$${was}`, `$${now}`);
  const asPrice = everywhere(`"price": ${was},`, `"price": ${now},`);

  const parts = ofFirst('pages/privacy-policy.json', 'sections');
  const part = parts.items.findIndex(({ id }) => id === 'security');
  const { heading, text } = parts.items[part] ?? {};
  const paragraph = String([text].flat().at(-1));

  const facts = ofFirst('pages/why-choose-us.json', 'facts');

  return {
    name: 'the first site',
    content: process.cwd(),
    ways: { price: ['keyboard', 'fields'], words: ['keyboard', 'fields'], block: ['keyboard', 'fields'] },
    price: {
      route: '/pricing',
      at: {
        shown: `$${was}`,
        block: `Price list: ${list.heading}`,
        item: `Row 1: ${row.name}`,
        field: 'Price',
      },
      typed: now,
      expected: {
        'pages/pricing.json': inItem(`"name": "${row.name}"`, inOrder(asWords, asPrice)),
        [`pages${row.href}.json`]: inOrder(asWords, asPrice),
        'pages/blog/labour-market-testing-guide.json': everywhere(`"$${was}"`, `"$${now}"`),
      },
      presses: { pointer: 4, keyboard: 100, fields: 6 },
    },
    words: {
      route: '/privacy-policy',
      at: { shown: paragraph, block: 'Sections', item: `Part ${part + 1}: ${heading}`, field: 'Text' },
      written: [' We say so ', 'plainly', ', as under ', 'Pricing'],
      expected: {
        'pages/privacy-policy.json': everywhere(
          paragraph,
          `${paragraph} We say so **plainly**, as under [Pricing](/pricing)`,
        ),
      },
      presses: { pointer: 20, keyboard: 100, fields: 20 },
    },
    block: {
      route: '/why-choose-us',
      name: `Facts: ${facts.heading}`,
      words: facts.heading,
      moved: { 'pages/why-choose-us.json': blockUp(facts.at) },
      hidden: { 'pages/why-choose-us.json': blockUp(facts.at, withLastField('"hidden": true')) },
      presses: { pointer: 4, keyboard: 100, fields: 5 },
    },
  };
}

function secondSite(): TaskSite {
  const paragraph = 'Hydraulische Bremsen entlüften wir, wenn der Druckpunkt wandert.';
  const block = 'Für Räder mit Motor gilt alles ebenso.';
  return {
    name: 'the second site',
    content: join(process.cwd(), SECOND_CONTENT),
    ways: { price: ['keyboard', 'fields'], words: ['keyboard', 'fields'], block: ['keyboard', 'fields'] },
    price: {
      route: '/preise',
      at: {
        shown: '89,50 €',
        block: 'Price list: Einzelne Arbeiten',
        item: 'Row 1: Wartung',
        field: 'Price',
      },
      typed: '95',
      expected: {
        'pages/preise.json': inItem(
          '"name": "Wartung"',
          inOrder(everywhere('"price": 89.5,', '"price": 95,'), everywhere('89,50 €', '95 €')),
        ),
        'pages/leistungen/wartung.json': everywhere('"price": 89.5,', '"price": 95,'),
      },
      presses: { pointer: 4, keyboard: 100, fields: 6 },
    },
    words: {
      route: '/leistungen/wartung',
      at: { shown: paragraph, block: 'Sections: Teil für Teil', item: 'Part 1: Bremsen', field: 'Text' },
      written: [' Das ist ', 'wichtig', ', und es steht unter ', 'Preise'],
      expected: {
        'pages/leistungen/wartung.json': everywhere(
          paragraph,
          `${paragraph} Das ist **wichtig**, und es steht unter [Preise](/preise)`,
        ),
      },
      presses: { pointer: 20, keyboard: 100, fields: 20 },
    },
    block: {
      route: '/fragen',
      name: `Notice: ${block}`,
      words: block,
      moved: { 'pages/fragen.json': blockUp(2) },
      hidden: { 'pages/fragen.json': blockUp(2, withLastField('"hidden": true')) },
      presses: { pointer: 4, keyboard: 100, fields: 5 },
    },
  };
}

export const TASK_SITES = [firstSite(), secondSite()];
