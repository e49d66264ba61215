// The guides for people who don't program, read by the check's own measure of how hard a text is.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { yearOf } from '../../../src/check/lint/language/reading.ts';
import { type Sentence, wordsIn } from '../../../src/check/lint/language/sentences.ts';

const GUIDES = ['docs/guide.md', 'docs/studio.md', 'docs/publishing.md', 'docs/look.md'];
const MOST_WORDS = 35;
/** The year of school from which a guide can be read. The hardest guide has 4.3. */
const HARDEST_YEAR = 4.5;

type Read = Sentence & { text: string };

/** A piece of code counts as one word. Headings and code that stands alone are left out. */
function sentencesIn(markdown: string): Read[] {
  const paragraphs = markdown
    .replace(/^```[\s\S]*?^```$|^#.*$|^!\[.*$|^<!--.*$/gm, '\n')
    .replace(/`[^`]+`/g, 'Code')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*[\]]/g, '')
    .split(/\n\s*\n|\n(?= *(?:[-|]|\d+\.) ?)/)
    .flatMap(part => (part.startsWith('|') ? part.split('|').filter(cell => /\.\s*$/.test(cell)) : [part]))
    .map(part => part.replace(/\s+/g, ' ').replace(/^ ?(?:-|\d+\.) /, ''));
  return paragraphs.flatMap(text => wordsIn(text).sentences.map(sentence => ({ ...sentence, text })));
}

describe.each(GUIDES)('%s', file => {
  const markdown = readFileSync(file, 'utf8');

  it('has no sentence that has to be read twice for its length', () => {
    const long = sentencesIn(markdown).filter(({ words }) => words > MOST_WORDS);
    expect(long.map(({ text, offset, length }) => text.slice(offset, offset + length))).toEqual([]);
  });

  it('reads easily', () => {
    const running = sentencesIn(markdown.replace(/^\|.*$/gm, ''));
    expect(running.length).toBeGreaterThan(10);
    const sum = (of: 'words' | 'syllables') => running.reduce((total, sentence) => total + sentence[of], 0);
    const year = yearOf({ sentences: running.length, words: sum('words'), syllables: sum('syllables') });
    expect(year).toBeLessThan(HARDEST_YEAR);
  });
});
