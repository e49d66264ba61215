// Clear texts are compiled the quick way. The result has to be the same as react-markdown's, to the character.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import type { MarkdownOptions } from './markdown/compiled.ts';
import { compileClear } from './markdown/quick.ts';
import { compileAny } from './markdown/reference.ts';

const OPTIONS: MarkdownOptions = {
  kind: 'longText',
  headingLevel: 2,
  href: href => href,
  newTab: () => '(opens "& <new>)',
};

const WORDS = [
  'A report',
  'it’s',
  'Māori',
  '🧭',
  '2026',
  '(2)',
  '"quoted"',
  "it's",
  'R&D & co',
  '$700',
  '50%',
  'x',
  '{email}',
];
const MARKED = [
  '**bold**',
  '*it*',
  '**b *i* b**',
  '[words](/a#b)',
  '[*i*](https://example.com)',
  '**[us](mailto:a@b.co)**',
];
const BETWEEN = [' ', ' ', ' ', ', ', '. ', '—', '\n', '  \n', '', '"', '('];
const STARTS = [
  '',
  '',
  '',
  '## ',
  '### ',
  '- ',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '1) ',
  '> ',
  '> ',
  '> > ',
  '>',
];
const ENDS = ['\n', '\n\n', '\n\n', '\n\n', '\n\n', '\n\n', '\n\n\n'];
const HALVES = [
  '*',
  '**',
  '***',
  '[',
  ']',
  '](/a)',
  '](site:x)',
  '](/a b)',
  '](/a%20b)',
  '(/a)',
  '![',
  '#',
  '  ',
  '   ',
].concat(
  [
    '===',
    '---',
    '- - -',
    ':',
    '!',
    '.',
    '/',
    '~',
    '|',
    '>',
    '\u00a0',
    '\u200d',
    '\u2028',
    '\ufeff',
    'www.example.com',
  ],
  ['_', '__', '`', '<b>', '<!--', '\\', '\\*', '\t', '\r\n', '&amp;', '&#38;', '\0'],
);

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

type Any = <Thing>(things: readonly Thing[]) => Thing;
const throwDice = dice(5);
const any: Any = things => things[throwDice(things.length)] as (typeof things)[number];
const some = (most: number, make: () => string) => Array.from({ length: 1 + throwDice(most) }, make).join('');

function madeText(): string {
  const words = () => some(4, () => any(throwDice(3) ? WORDS : MARKED) + any(BETWEEN)) + any(WORDS);
  return some(4, () => any(STARTS) + words() + any(ENDS)).trimEnd();
}

/** The same text with a few signs added, removed or doubled. */
function changed(text: string): string {
  let result = text;
  for (let left = throwDice(3); left > 0; left -= 1) {
    const at = throwDice(result.length + 1);
    const put = any([any(HALVES), any(STARTS), any(MARKED), '', result[at] ?? '']);
    result = result.slice(0, at) + put + result.slice(at + throwDice(2));
  }
  return result;
}

/** Counts the clear texts, and checks that the result of each is the same as react-markdown's. */
function clearOf(
  texts: string[],
  kind: (index: number) => MarkdownOptions['kind'] = () => 'longText',
): number {
  return texts.filter((text, index) => {
    const options = { ...OPTIONS, kind: kind(index), headingLevel: 2 + (index % 3) };
    const clear = compileClear(text, options);
    if (clear) expect(clear, JSON.stringify(text)).toEqual(compileAny(text, options));
    return clear;
  }).length;
}

const either = (index: number) => (index % 4 === 0 ? 'text' : 'longText');

describe('clear text', () => {
  const texts = siteTexts();

  it('is what react-markdown makes of it, and hardly any text of the site is not clear', () => {
    expect(texts.length).toBeGreaterThan(1500);
    const clear = clearOf(texts);
    console.info(`${texts.length - clear} of ${texts.length} texts of the site are left to react-markdown.`);
    expect(clear).toBeGreaterThan(texts.length * 0.99);
  });

  it('is what react-markdown makes of it, for texts made of markup', () => {
    const made = Array.from({ length: size(1000, 40_000) }, () => changed(madeText()));
    expect(clearOf(made, either)).toBeGreaterThan(made.length / 8);
  });

  it('is what react-markdown makes of it, for texts of the site with signs put in and taken out', () => {
    const marked = texts.filter(text => /[*[#\n-]/.test(text) && text.length < 2000);
    const made = Array.from({ length: size(400, 30_000) }, () => changed(any(marked)));
    expect(clearOf(made, either)).toBeGreaterThan(made.length / 8);
  });
});
