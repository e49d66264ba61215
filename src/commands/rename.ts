// Runs "npm run rename": moves a page, with every link to it.
import { parseArgs } from 'node:util';
import { Failure, usageFailure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { movePage } from '../change/pages/move/move-page.ts';
import { openLibrary } from '../site/library/library.ts';

const USAGE = `Moves a page and every link to it; the old address leads to the new one.

  npm run rename /faq /questions                    by address, or by file: pages/faq.json
  npm run rename /faq /questions                    where the file was moved by hand: the links
  npm run rename -- /services /help --with-pages-below    the pages below it as well
  npm run rename -- /faq /questions --dry-run       says what it would do`;

/** "folder" is where the user stands. Names of files are relative to it. */
export function runRename(args: string[], { site, engine }: Sides, folder: string): string {
  const { help, names, withPagesBelow, isRehearsal } = wordsOf(args);
  if (help) return USAGE;
  const [old, wanted] = names;
  if (old === undefined || wanted === undefined || names.length > 2) throw new Failure(USAGE);
  const library = openLibrary(site, engine);
  return movePage({ old, wanted, withPagesBelow, isRehearsal }, library, engine, folder);
}

function wordsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'with-pages-below': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return {
      help: values.help,
      names: positionals,
      withPagesBelow: values['with-pages-below'],
      isRehearsal: values['dry-run'],
    };
  } catch (error) {
    throw usageFailure(error, USAGE);
  }
}
