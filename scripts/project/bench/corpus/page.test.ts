import { describe, expect, it } from 'vitest';
import { HEAVY, pagesAround } from './corpus.ts';
import { documentText, pageDocument, routeOf } from './page.ts';

const SIZE = { count: 200, weight: HEAVY };
const corpus = Array.from({ length: SIZE.count }, (_, index) => pageDocument(index + 1, SIZE));

describe('the corpus', () => {
  it('is the same every time', () => {
    expect(pageDocument(7, SIZE)).toEqual(corpus[6]);
  });

  it('has pages that are as heavy as is asked for', () => {
    const weights = corpus.map(page => documentText(page).length);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(1000 * HEAVY);
    expect(Math.max(...weights)).toBeLessThan(1200 * HEAVY);
    expect(pageDocument(7, { ...SIZE, weight: 0 }).blocks).toHaveLength(8);
  });

  it('uses what authors use', () => {
    const markdown = corpus.map(proseOf).join('\n\n');
    const signs = [
      /^## /m,
      /^### /m,
      /^- /m,
      /^2\. /m,
      /^> /m,
      /\*\*[\w ]+\*\*/,
      / \*[\w ]+\*/,
      /\]\(\/guides\//,
    ];
    expect(signs.filter(sign => !sign.test(markdown))).toEqual([]);
  });

  it('links to nothing but its own pages', () => {
    const linked = new Set(JSON.stringify([corpus, pagesAround(SIZE)]).match(/\/guides\/page-\d+/g));
    expect([...linked].sort()).toEqual(corpus.map((_, index) => routeOf(index + 1)).sort());
  });

  it('leaves a cache by text nothing to find in the long texts', () => {
    const paragraphs = corpus.map(proseOf).flatMap(text => text.split('\n\n'));
    const long = paragraphs.filter(paragraph => wordsOf(paragraph) > 20);
    expect(long.length).toBeGreaterThan(SIZE.count * 5);
    expect(new Set(long).size).toBe(long.length);
  });
});

function proseOf(page: { [field: string]: unknown }): string {
  const blocks = page.blocks as { type: string; text: string[] }[];
  return blocks.flatMap(({ type, text }) => (type === 'prose' ? text : [])).join('\n\n');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
