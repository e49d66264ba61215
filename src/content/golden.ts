// Tables of messages as tests: one page, and every sentence that is said of it. Only tests import this.
import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { type Files, hero, pageWith, siteWith } from './testing.ts';

/** "page" are the fields that stand in place of a valid page's own. */
export type Golden = { name: string; page: object; says: string[] };

/** The pages around the one that is checked. */
export const AROUND: Files = {
  'pages/_public/images/broken.svg': 'not a drawing',
  'pages/index.json': pageWith({
    title: 'Home',
    blocks: [
      { ...hero, links: ['/pricing', '/page'].map(href => ({ text: 'Read', href })) },
      { type: 'cards', items: [{ page: '/services/rpl' }] },
    ],
  }),
  'pages/pricing.json': pageWith({
    title: 'Pricing',
    blocks: [
      { ...hero, id: 'deals' },
      { type: 'prose', id: 'kept', hidden: true, text: 'Kept.' },
    ],
  }),
  'pages/services/rpl.json': pageWith({ title: 'Prior learning', card: { title: 'Prior learning' } }),
};

export function golden(cases: Golden[]): void {
  for (const { name, page, says } of cases) {
    test(name, () => {
      expect(siteWith({ ...AROUND, 'pages/page.json': pageWith(page) }).says()).toEqual(says);
    });
  }
}

/** One row: the text, and what is said of it with its place. */
export function goldenTexts(cases: { name: string; text: string; says: string[] }[]): void {
  for (const { name, text, says } of cases) {
    test(name, () => {
      const { problems } = parse({ file: 'pages/page.json', text });
      expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(says);
    });
  }
}
