import { describe, expect, it } from 'vitest';
import { pagesAround } from './alone.ts';
import { pageDocument, routeOf } from './page.ts';

const RANGE = { first: 1, count: 400 };
const corpus = Array.from({ length: RANGE.count }, (_, index) => pageDocument(index + 1, RANGE));

describe('the corpus', () => {
  it('is the same every time', () => {
    expect(pageDocument(7, RANGE)).toEqual(corpus[6]);
  });

  it('has eight blocks and about 400 words of Markdown a page', () => {
    const counts = corpus.map(page => wordsOf(proseOf(page)));
    expect(corpus.every(({ blocks }) => (blocks as unknown[]).length === 8)).toBe(true);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...counts)).toBeLessThan(500);
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

  it('links to nothing but its own pages, wherever it begins', () => {
    const range = { first: 31, count: 20 };
    const numbers = Array.from({ length: range.count }, (_, index) => range.first + index);
    const text = JSON.stringify([numbers.map(number => pageDocument(number, range)), pagesAround(range)]);
    const linked = new Set(text.match(/\/guides\/page-\d+/g));
    expect([...linked].sort()).toEqual(numbers.map(routeOf).sort());
  });

  it('leaves a cache by text nothing to find in the long texts', () => {
    const paragraphs = corpus.map(proseOf).flatMap(text => text.split('\n\n'));
    const long = paragraphs.filter(paragraph => wordsOf(paragraph) > 20);
    expect(long.length).toBeGreaterThan(RANGE.count * 5);
    expect(new Set(long).size).toBe(long.length);
  });
});

function proseOf(page: { [field: string]: unknown }): string {
  const [, prose] = page.blocks as { text: string[] }[];
  return prose?.text.join('\n\n') ?? '';
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
