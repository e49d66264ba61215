// Writes a site to measure with: any number of pages of any weight, with a home page, a page for missing addresses and a site
// document that every contestant can draw.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOfPage } from './author.ts';
import { after, documentText, pageDocument, routeOf, type Size } from './page.ts';

/** Kilobytes of a page as people have really written them. */
export const HEAVY = 17;

type Document = { [field: string]: unknown };

export const fileOf = (number: number): string => `pages${routeOf(number)}.json`;

export function writeCorpus(folder: string, size: Size): void {
  mkdirSync(join(folder, 'pages/guides'), { recursive: true });
  mkdirSync(join(folder, 'pages/_public/images'), { recursive: true });
  const picture = 'pages/_public/images/social.png';
  cpSync(join(import.meta.dirname, '../../../..', picture), join(folder, picture));
  for (const [name, document] of Object.entries(pagesAround(size)))
    writeFileSync(join(folder, 'pages', name), documentText(document));
  const { first = 1, count } = size;
  for (let number = first; number < first + count; number += 1)
    writeFileSync(join(folder, fileOf(number)), documentText(pageDocument(number, size)));
}

export function pagesAround(size: Size): { [file: string]: Document } {
  return {
    '_site.json': site(size),
    'index.json': { ...pageDocument(0, size), title: 'Guides to towns and trades' },
    '404.json': {
      title: 'Page not found',
      description: 'There is no page at this address. It may have moved, or the link may have a slip in it.',
      index: false,
      blocks: [{ type: 'hero', heading: 'Page not found', intro: 'There is nothing at this address.' }],
    },
  };
}

function site(size: Size): Document {
  const link = (steps: number) => {
    const number = after(size.first ?? 1, steps, size);
    return { text: titleOfPage(number), href: routeOf(number) };
  };
  const links = (from: number) => [0, 1, 2, 3, 4].map(index => link(from + index));
  return {
    brand: 'Towns & Trades',
    tagline: 'Guides to towns and trades.',
    address: 'https://www.example.com',
    language: 'en-AU',
    currency: 'AUD',
    description:
      'Guides to the towns and trades of two countries, written to be measured rather than to be read.',
    image: '/images/social.png',
    values: {},
    addresses: {},
    header: { strip: [{ text: 'Open all day' }], menu: links(0), action: link(1) },
    footer: {
      columns: [
        { title: 'Towns', items: links(5) },
        { title: 'Trades', items: links(10) },
      ],
      copyright: '© 2025 Towns & Trades',
      legal: [link(4)],
    },
    organization: {
      type: 'Organization',
      email: 'hello@example.com',
      phone: '0491 570 006',
      hours: 'Mo-Su 00:00-24:00',
      areas: ['AU'],
    },
  };
}
