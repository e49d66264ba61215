// Says what was mended.

import { counted, shown } from '../../base/words.ts';
import { MOST_TOLD } from '../../check/report/first-of-many.ts';
import type { Deed } from '../../document/problem/problem.ts';
import type { Done } from './fix.ts';
import type { FixedFiles } from './fix-files.ts';

const SENTENCES: { [deed in Deed['deed']]: (what: string, was: string) => string } = {
  change: (what, was) => `Changed ${was} to ${what}`,
  rename: (what, was) => `Renamed ${was} to ${what}`,
  take: what => `Took ${what} out`,
  clean: what => `Took out ${what}`,
  put: what => `Put ${what}`,
  write: what => `Wrote ${what}`,
  make: what => `Made ${what}`,
};

export function fixedReport({ done, left }: FixedFiles): string {
  if (done.length + left.length === 0) return 'Nothing could be mended safely.';
  const sum = done.length > 0 ? [`${counted(done.length, 'mistake')} mended.`] : [];
  const more = done.length - MOST_TOLD;
  const others = more > 0 ? [`${more} more are not listed.`] : [];
  return [...done.slice(0, MOST_TOLD).map(doneSentence), ...others, ...sum, ...left].join('\n');
}

/** "pages/faq.json:8:7  hero: Renamed "headnig" to "heading"." */
export function doneSentence({ problem, fix, was }: Done): string {
  const { file, line, column, where } = problem;
  const { deed, what } = fix.done;
  return `${shown(file)}:${line}:${column}  ${where === '' ? '' : `${where}: `}${SENTENCES[deed](what, shown(was))}.`;
}
