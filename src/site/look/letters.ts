// Finds the letters that the pages of a site are surely written with: those of the engine's own words in the site's language.
// Also finds the letters that a sheet of typefaces is for.
import { wordsOf } from '../../base/languages/read.ts';

export type Written = Parameters<typeof wordsOf>[0];

/**
 * All letters, except those of scripts with thousands of signs. Browsers load such typefaces in pieces, and no page needs all.
 */
const LETTER = /(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])\p{L}/gu;

export function lettersOf(site: Written): string[] {
  const { texts } = wordsOf(site);
  const words = Object.values(texts).flatMap(text => (typeof text === 'string' ? text : Object.values(text)));
  return [
    ...new Set(
      words
        .join(' ')
        .replace(/\{\w+\}/g, '')
        .match(LETTER),
    ),
  ];
}

/** Undefined if no face names its letters. A minified sheet writes U+4?? for U+400-4FF. */
export function lettersIn(css: string): RegExp | undefined {
  const ranges = [...css.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)];
  if (ranges.length === 0) return undefined;
  const letters = ranges
    .map(([, first = '', last = first]) => [first.replaceAll('?', '0'), last.replaceAll('?', 'F')])
    .map(([first, last]) => `\\u{${first}}-\\u{${last}}`);
  return new RegExp(`[${letters.join('')}]`, 'u');
}
