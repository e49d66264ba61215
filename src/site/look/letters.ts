// A site's language in, the letters that each of its pages is written with out: those of the engine's own words in it. And a sheet of
// typefaces in, the letters that they are for out.
import { wordsOf } from '../../base/languages/read.ts';

export type Written = Parameters<typeof wordsOf>[0];

/** Typefaces of scripts with thousands of signs are fetched piece by piece: no page needs them all. */
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

/** Undefined where no face of it names any. Minified, U+400-4FF is U+4??. */
export function lettersIn(css: string): RegExp | undefined {
  const ranges = [...css.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)];
  if (ranges.length === 0) return undefined;
  const letters = ranges
    .map(([, first = '', last = first]) => [first.replaceAll('?', '0'), last.replaceAll('?', 'F')])
    .map(([first, last]) => `\\u{${first}}-\\u{${last}}`);
  return new RegExp(`[${letters.join('')}]`, 'u');
}
