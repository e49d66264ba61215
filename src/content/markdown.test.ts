// Text without markup takes a short way; react-markdown is what it has to agree with, to the character.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMarkdown, compileWithMarkup, type MarkdownOptions } from './markdown.ts';
import { dice } from './testing.ts';

const OPTIONS: MarkdownOptions = { kind: 'prose', headingLevel: 2, href: href => href };

const PARTS = [
  'Harbour & Fern',
  'A report',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n\n\n',
  '- ',
  '+ ',
  '1. ',
  '12) ',
  '2026',
  '**',
  '*',
  '_',
  '__',
  '`',
  '[',
  ']',
  '(/a)',
  '<b>',
  '>',
  '\\',
  '\\*',
  '#',
  '## ',
  '~',
  '|',
  '\t',
  '"quoted"',
  "it's",
  '&',
  '&amp;',
  '&#38;',
  '& co',
  '!',
  '![',
  '===',
  '---',
  '—',
  'Māori',
  '🧭',
  '\u00a0',
  '\u200d',
  'https://example.com',
  'www.example.com',
  'a@example.com',
  ':',
  '{email}',
  '\r\n',
  'x',
  '.',
  '50%',
  '$700',
  '(2)',
];

function siteTexts(): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    if (Array.isArray(value) && value.every(item => typeof item === 'string')) texts.push(value.join('\n\n'));
  };
  for (const name of readdirSync('pages', { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json')) collect(JSON.parse(readFileSync(join('pages', name), 'utf8')));
  return [...new Set(texts)];
}

function madeTexts(count: number): string[] {
  const throwDice = dice(5);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + throwDice(6) }, () => PARTS[throwDice(PARTS.length)]).join(''),
  );
}

describe('text on the short way', () => {
  const made = madeTexts(2000);
  const texts = siteTexts();

  it('is what the compiler makes of it, for all texts of the site', () => {
    expect(texts.length).toBeGreaterThan(1500);
    for (const text of texts)
      expect(compileMarkdown(text, OPTIONS), text).toEqual(compileWithMarkup(text, OPTIONS));
  });

  it('is what the compiler makes of it, for 2,000 texts full of half markup', () => {
    for (const text of made)
      expect(compileMarkdown(text, OPTIONS), JSON.stringify(text)).toEqual(compileWithMarkup(text, OPTIONS));
  });
});
