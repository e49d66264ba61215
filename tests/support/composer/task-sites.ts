// What the tasks are on each of the two sites. The words of the first site belong to its authors, so they are read from its documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_CONTENT } from '../site/site.ts';
import type { Expected } from './edited-site.ts';
import type { Part, WordsAt } from './hands.ts';
import { blockUp, everywhere, inItem, inOrder, likeItem, withImage, withLastField } from './texts.ts';

type TaskSite = {
  name: string;
  content: string;
  price: { route: string; at: WordsAt; typed: string; expected: Expected };
  words: {
    route: string;
    at: WordsAt;
    /** Written after it: plain, bold, plain, the name of a page. */
    written: [string, string, string, string];
    expected: Expected;
  };
  testimonial: {
    route: string;
    /** The last one there is. */
    at: Part;
    /** Written over the words of the example, field by field. */
    written: { text: string; [field: string]: string };
    expected: Expected;
  };
  block: { route: string; at: Part; moved: Expected; hidden: Expected };
  /** A photograph takes the place of the picture of a block. */
  photograph: { route: string; at: Part; words: string; expected: Expected };
  /** A page is begun where this one is open, and gets another address. */
  page: { route: string; title: string; begun: string; moved: string };
};

/** What the office calls it on its computer, and the site. */
export const PHOTOGRAPH = { name: 'Team Photo (1).JPG', src: '/images/team-photo-1.jpg' };

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

  const quotes = ofFirst('pages/testimonials.json', 'testimonials');
  const last = quotes.items.at(-1) ?? {};
  const quote = {
    name: 'Ruth Ahern',
    role: 'Employer, Hobart',
    text: 'They told me what I could leave out.',
    date: 'July 2025',
  };
  const facts = ofFirst('pages/why-choose-us.json', 'table');
  const source = ofFirst('pages/why-choose-us.json', 'media-text');
  const shows = 'Two advisers read a report at a desk by the harbour';

  return {
    name: 'the first site',
    content: process.cwd(),
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
    },
    words: {
      route: '/privacy-policy',
      at: {
        shown: paragraph,
        block: 'Sections: On this page',
        item: `Part ${part + 1}: ${heading}`,
        field: 'Text',
      },
      written: [' We say so ', 'plainly', ', as under ', 'Pricing'],
      expected: {
        'pages/privacy-policy.json': everywhere(
          paragraph,
          `${paragraph} We say so **plainly**, as under [Pricing](/pricing)`,
        ),
      },
    },
    testimonial: {
      route: '/testimonials',
      at: {
        shown: String(last.text),
        block: `Testimonials: ${quotes.heading}`,
        item: `Testimonial ${quotes.items.length}: ${last.name}`,
      },
      written: quote,
      // The words of a client are no sample, as those of the last one are.
      expected: {
        'pages/testimonials.json': likeItem(`"name": "${last.name}"`, { ...quote, sample: undefined }),
      },
    },
    block: {
      route: '/why-choose-us',
      at: { shown: facts.heading, block: `Table: ${facts.heading}` },
      moved: { 'pages/why-choose-us.json': blockUp(facts.at) },
      hidden: { 'pages/why-choose-us.json': blockUp(facts.at, withLastField('"hidden": true')) },
    },
    photograph: {
      route: '/why-choose-us',
      at: { shown: source.heading, block: `Picture and text: ${source.heading}` },
      words: shows,
      expected: { 'pages/why-choose-us.json': withImage(source.at, { src: PHOTOGRAPH.src, alt: shows }) },
    },
    page: {
      route: '/why-choose-us',
      title: 'Reports for regional employers',
      begun: '/reports-for-regional-employers',
      moved: '/regional-employers',
    },
  };
}

function secondSite(): TaskSite {
  const paragraph = 'Hydraulische Bremsen entlüften wir, wenn der Druckpunkt wandert.';
  const quote = {
    name: 'Ayşe Demir',
    role: 'Hebamme',
    text: 'Sie hören zu, bevor sie schrauben.',
    date: 'April 2026',
  };
  const block = 'Für Räder mit Motor gilt alles ebenso.';
  const shows = 'Zwei Leute prüfen eine Kette in der Werkstatt';
  return {
    name: 'the second site',
    content: join(process.cwd(), SECOND_CONTENT),
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
    },
    testimonial: {
      route: '/stimmen',
      at: {
        shown: 'Man erklärt mir alles, ohne mich zu belehren.',
        block: 'Testimonials: In ihren Worten',
        item: 'Testimonial 7: Edith Schön',
      },
      written: quote,
      expected: { 'pages/stimmen.json': likeItem('"name": "Edith Schön"', quote) },
    },
    block: {
      route: '/fragen',
      at: { shown: block, block: `Notice: ${block}` },
      moved: { 'pages/fragen.json': blockUp(2) },
      hidden: { 'pages/fragen.json': blockUp(2, withLastField('"hidden": true')) },
    },
    photograph: {
      route: '/leistungen',
      at: { shown: 'Warum wir Teile aufheben', block: 'Picture and text: Warum wir Teile aufheben' },
      words: shows,
      expected: { 'pages/leistungen/index.json': withImage(3, { src: PHOTOGRAPH.src, alt: shows }) },
    },
    page: {
      route: '/fragen',
      title: 'Was ein Rad kostet',
      begun: '/was-ein-rad-kostet',
      moved: '/preise/raeder',
    },
  };
}

export const TASK_SITES = [firstSite(), secondSite()];
