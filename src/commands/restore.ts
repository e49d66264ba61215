// Runs "npm run restore": brings documents back as they were. Records first what is there now, so that this can be taken back as
// well.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { addedProblems, placed } from '../change/added-problems.ts';
import { makeChange } from '../change/change.ts';
import { problemKey } from '../change/fix/new-mistakes.ts';
import { saidOfOthers } from '../change/journal/entries.ts';
import { recordAll } from '../change/journal/record.ts';
import { checkAll } from '../check/check.ts';
import { restorePlan } from '../review/past/plan.ts';
import { openLibrary } from '../site/library/library.ts';
import { argumentsIn } from './arguments.ts';

const USAGE = `Brings back an earlier version of a page, of one block, or of all pages.

  npm run restore /about-us yesterday      as it was when yesterday ended; a removed page comes back with its links
  npm run restore /about-us 2026-11-21     as it was when that day ended; also 2026-11-21 15:40, or 15:40 for a time of today
  npm run restore /about-us last           as it was before it was saved last; a number is one of npm run history /about-us
  npm run restore /about-us#3 last         its third block alone; also by its id, its type or "/about-us#Its heading"
  npm run restore yesterday                every page
  npm run restore last                     undoes what was done last, also by restore itself
  npm run restore -- /about-us last --dry-run   says what it would do`;

export function runRestore(args: string[], { site, engine }: Sides, folder: string): string {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { help, names: words, 'dry-run': isRehearsal } = argumentsIn(args, options, USAGE);
  if (help) return USAGE;
  const library = openLibrary(site, engine);
  recordAll(site);
  const ofOthers = saidOfOthers(site);
  if (words.length === 0) throw new Failure(USAGE);
  const plan = restorePlan(words, library, folder);
  const { files, renames } = plan;
  if (files.length === 0 && renames.length === 0) return [plan.head, ...plan.rows].join('\n');
  const told = (did: string) => [
    ...(ofOthers ? [ofOthers, ''] : []),
    `${did} ${plan.head}:`,
    ...plan.rows.map(row => `  ${row}`),
  ];
  if (isRehearsal) return told('Would bring').join('\n');
  const mistakesNow = () => checkAll(library).filter(({ level }) => level === 'error');
  const before = mistakesNow();
  const what = `restore ${words.join(' ')}`;
  makeChange({ by: 'command', what, files, renames }, library);
  // Says what is wrong now, but refuses nothing: otherwise nobody could go back to an unfinished page.
  const mistakes = addedProblems(before, mistakesNow(), problemKey);
  return [
    ...told('Brought'),
    ...(mistakes.length > 0
      ? ['There is something to mend now that was not there before:', ...mistakes.map(placed)]
      : []),
    'To take this back: npm run restore last',
  ].join('\n');
}
