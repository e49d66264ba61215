// Says what was mended.

import { counted, shown } from '../../base/words.ts';
import { MOST_TOLD } from '../../check/report/first-of-many.ts';
import type { Done } from './fix.ts';
import type { FixedFiles } from './fix-files.ts';

/** A fix begins with what it will do, such as "Change". The report says the same in the past. */
const DONE: { [verb: string]: string } = {
  Change: 'Changed',
  Make: 'Made',
  Rename: 'Renamed',
  Take: 'Took',
  Put: 'Put',
  Write: 'Wrote',
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
  return `${shown(file)}:${line}:${column}  ${where === '' ? '' : `${where}: `}${doneWords(fix.title, shown(was))}.`;
}

function doneWords(title: string, was: string): string {
  const [verb = '', ...rest] = title.split(' ');
  const said = [DONE[verb] ?? verb, ...rest].join(' ');
  return /^(Changed|Renamed) to /.test(said) ? said.replace(' to ', ` ${was} to `) : said;
}
