// Parses a style sheet of the site's look: its rules, and its urls with their places. Reports the first mistake that keeps a
// browser from reading the sheet.
import { type Rule, transform } from 'lightningcss';
import type { Source } from '../../document/problem/document.ts';
import { offsetOf, problemAt } from '../../document/problem/position.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';
import { addressesIn } from './addresses.ts';

export type Sheet = { rules: Rule[]; urls: (Span & { url: string })[] };

const NO_CSS =
  'No browser can read this. Look for a colon, semicolon or bracket here that is missing or one too many.';

export function parseSheet(source: Source): { sheet?: Sheet; problems: Problem[] } {
  const sheet: Sheet = { rules: [], urls: [] };
  try {
    const { code } = transform({
      filename: source.file,
      code: Buffer.from(source.text),
      visitor: {
        StyleSheet(parsed) {
          sheet.rules = parsed.rules;
        },
        Url({ url, loc }) {
          sheet.urls.push({ url, offset: offsetOf(source, loc), length: 4 });
        },
      },
    });
    for (const url of addressesIn(code.toString()))
      if (!sheet.urls.some(known => known.url === url)) sheet.urls.push({ url, ...placeOf(url, source) });
    return { sheet, problems: [] };
  } catch (error) {
    const { loc } = error as Error & { loc?: { line: number; column: number } };
    const offset = Math.min(offsetOf(source, loc ?? { line: 1, column: 1 }), source.text.length);
    return { problems: [problemAt(source, { offset, length: 1 }, '', NO_CSS)] };
  }
}

/** The place of the url in the file, or the beginning of the file if the url is written differently there. */
function placeOf(url: string, { text }: Source): Span {
  const offset = text.indexOf(url);
  return offset < 0 ? { offset: 0, length: 1 } : { offset, length: url.length };
}

/** Lightning CSS counts the lines of rules from 0, but their columns from 1. */
export function startOf(rule: Rule, source: Source): number {
  const { loc } = ('value' in rule ? rule.value : {}) as { loc?: { line: number; column: number } };
  return loc ? offsetOf(source, { line: loc.line + 1, column: loc.column }) : 0;
}
