// Tests messages by tables: a page, and every sentence that is said about it.
import { expect, test } from 'vitest';
import { parse } from '../../../../src/document/json/parse.ts';
import type { Fix, Problem } from '../../../../src/document/problem/problem.ts';
import { type Files, hero, pageWith, siteWith } from '../sites/small-site.ts';
import { readInGerman } from './in-german.ts';

/** "page" replaces fields of a valid page. "marks" are the marked parts of the messages, "fixes" the texts that fixes write. */
export type Golden = {
  name: string;
  page: object;
  says: string[];
  marks?: string[];
  fixes?: (string | undefined)[];
  /** Replaces a part of the file, for JSON that can be written in several ways. */
  written?: [string, string];
};

/** The pages around the one that is checked. */
export const AROUND: Files = {
  'pages/_public/images/broken.svg': 'not a drawing',
  'pages/_public/files/zebra.svg': 'not a drawing',
  'pages/_public/images/a.svg': 'not a drawing',
  'pages/_public/images/both.png': 'not a photograph',
  'pages/_public/images/both.svg': 'not a drawing',
  'pages/_public/images/narrow.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 30"></svg>',
  'pages/_public/images/flat.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 0"></svg>',
  'pages/_public/images/more.png/b.svg': 'not a drawing',
  'pages/_public/images/more.png/deep.svg': 'not a drawing',
  // Naming them here avoids messages about pictures that no page shows.
  'pages/_public/files/pictures.txt':
    '/images/broken.svg /images/a.svg /images/both.png /images/both.svg /images/narrow.svg /images/flat.svg /images/more.png/b.svg /images/more.png/deep.svg',
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
  for (const { name, page, says, marks, fixes, written: [from, to] = ['', ''] } of cases) {
    test(name, () => {
      const text = JSON.stringify(pageWith(page), null, 2).replace(from, to);
      const site = siteWith({ ...AROUND, 'pages/page.json': text });
      expect(site.says()).toEqual(says);
      readInGerman(site.problems(), site.library);
      if (marks) expect(site.problems().map(marked)).toEqual(marks);
      if (fixes) expect(site.problems().map(({ fix }) => fix?.text)).toEqual(fixes);
    });
  }
}

function applied(text: string, fix?: Fix): string {
  return fix ? text.slice(0, fix.offset) + fix.text + text.slice(fix.offset + fix.length) : text;
}

/** Returns the part of the line that the message marks. */
export function marked({ frame }: Problem): string {
  const rows = frame.split('\n');
  const marker = rows.findIndex(row => row.endsWith('^'));
  return rows[marker - 1]?.slice(rows[marker]?.indexOf('^'), rows[marker]?.length) ?? '';
}

/** Each row has a text, its messages with their places and, if given, the text after the fix. */
export function goldenTexts(cases: { name: string; text: string; says: string[]; fixed?: string }[]): void {
  for (const { name, text, says, fixed } of cases) {
    test(name, () => {
      const { problems } = parse({ file: 'pages/page.json', text });
      expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(says);
      if (fixed !== undefined) expect(applied(text, problems[0]?.fix)).toBe(fixed);
    });
  }
}
