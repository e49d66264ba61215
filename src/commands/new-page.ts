// Runs "npm run new page". The exit code is 0 if the page is made, and 130 if the user stopped. Throws a Failure if it cannot be
// done; the script then ends with 2.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { refuseMistakes } from '../change/added-problems.ts';
import { makeChange } from '../change/change.ts';
import { compose } from '../change/pages/new/compose.ts';
import { startersIn } from '../change/pages/new/starters.ts';
import { checkPage } from '../check/check.ts';
import { openLibrary } from '../site/library/library.ts';
import type { Library } from '../site/types.ts';
import { complete, missingFlags, refuseWrong, type WantedPage, wishesIn } from './new-page-options.ts';
import { flagsInWords, Stopped, type Terminal } from './questions.ts';

export type Outcome = { code: 0 | 130; out: string };

const USAGE = `Starts a page, as a draft that only you see.

  npm run new page                     asks for what it needs
  npm run new page -- --title "Oak Tables" --address /services/oak-tables --starter service
                                       asks nothing; with --publish the page is no draft`;

export async function runNewPage(
  args: string[],
  { site, engine }: Sides,
  terminal: Terminal,
): Promise<Outcome> {
  const wishes = wishesIn(args, USAGE);
  if (wishes.help) return { code: 0, out: USAGE };
  const library = openLibrary(site, engine);
  const starters = startersIn(site);
  refuseWrong(wishes, starters, library);
  const missing = missingFlags(wishes);
  if (missing.length > 0 && !terminal.isInteractive)
    throw new Failure(`Nobody can be asked here, and ${flagsInWords(missing)}.\n\n${USAGE}`);
  try {
    const wanted = await complete(wishes, starters, library, terminal);
    return { code: 0, out: make(wanted, !wishes.publish, library) };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { code: 130, out: '\nStopped. Nothing was written.' };
  }
}

function make({ title, address, starter }: WantedPage, isDraft: boolean, library: Library): string {
  const file = `pages${address}.json`;
  const text = compose(starter, title, isDraft, library);
  const changed = library.withText({ file, text });
  const page = changed.page(address);
  const problems = page ? [...page.problems, ...checkPage(page, changed)] : [];
  // If somebody has changed the starter, its pages may have mistakes.
  refuseMistakes(
    problems.map(problem => ({ ...problem, file: starter.file })),
    `The new page would have mistakes, so nothing was written. Mend ${starter.file}`,
  );
  makeChange({ by: 'command', what: `new page ${address}`, files: [{ file, after: text }] }, library);
  const kind = isDraft ? 'a draft' : 'a page';
  return `
Made ${file}, ${kind} from the starter "${starter.name}".

  Write     open ${file} and write your words over the ones in it${isDraft ? '' : '; until then nothing is built'}
  Look      npm start, then ${address} at the address that it prints
  Check     npm run check ${file}
  ${isDraft ? 'Publish   take the line with "status" out, and link to the page' : 'Link      visitors find it once another page leads to it'}`;
}
