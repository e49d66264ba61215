// No text can make a regular expression run for ages
// (https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS). tests/patterns.txt holds recheck's
// judgement of each; tests/engine/project/judge-patterns.ts adds new ones.
import { describe, expect, it } from 'vitest';
import { findPatterns, nameOfPattern, readJudged } from '../../support/tools/patterns.ts';

const judged = readJudged();
const patterns = findPatterns();

const HOW = 'Judge what is new: node --import tsx tests/engine/project/judge-patterns.ts';

/** Patterns that are put together while the program runs, with their parts. */
const MADE: { [part: string]: string } = {
  'line.trim()': 'the paths of our own _headers',
  longFirst: 'names of services, letters and digits as they are',
  said: 'words of an example without their signs, each once',
  closing: 'one of our lists of quotation marks',
  'AFTER[role]})`)': 'our own ends of a text',
  letters: 'the letters of a font',
  route: 'a route of the site, which has passed its schema',
  numberParted: 'our own signs between digits',
  WORDS_FOR_MONEY: 'our own list',
  sign: 'the signs of currencies, as Intl writes them',
  '{words}': 'the words of our own packs of languages, each once',
  '{open}': 'the quotation marks of our own packs of languages',
  following: 'the sign of a currency, as Intl writes it',
  component: 'the name of a folder of blocks/',
  'anchor?.pattern': 'a pattern of our own schemas',
  'pattern)': 'a pattern of our own schemas',
  '{property}': 'a property of a style sheet, as our own code names it',
};

describe('regular expressions', () => {
  it('are found in schemas and sources', () => {
    expect(patterns.length).toBeGreaterThan(300);
    expect(
      patterns.filter(({ files }) =>
        files.some(file => file.endsWith('schema.json') || file.startsWith('schema/')),
      ).length,
    ).toBeGreaterThan(10);
  });

  it('are those that were judged last', () => {
    expect(patterns.map(nameOfPattern).sort(), HOW).toEqual([...judged.keys()].sort());
  });

  it('take time in line with the length of the text', () => {
    const slow = [...judged].filter(([, word]) => word !== 'safe' && word !== 'unread');
    expect(slow).toEqual([]);
  });

  it('are put together from nothing that people write freely', () => {
    const made = [...judged].filter(([, word]) => word === 'unread').map(([name]) => name);
    const unknown = made.filter(name => !Object.keys(MADE).some(part => name.includes(part)));
    expect(unknown).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
  });
});
