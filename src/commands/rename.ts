// Runs "npm run rename": moves a page, or a file of pages/_public, with every link to it.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { renamePublicFile } from '../change/fix/rename-public-file.ts';
import { movePage } from '../change/pages/move/move-page.ts';
import { openLibrary } from '../site/library/library.ts';
import { argumentsIn } from './arguments.ts';

const USAGE = `Moves a page and every link to it; the old address leads to the new one.

  npm run rename /faq /questions                    by address, or by file: pages/faq.json
  npm run rename /faq /questions                    where the file was moved by hand: the links
  npm run rename -- /services /help --with-pages-below    the pages below it as well
  npm run rename /files/a.pdf /files/terms.pdf      a file of pages/_public, and every link to it
  npm run rename -- /faq /questions --dry-run       says what it would do`;

const OPTIONS = {
  'with-pages-below': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** "folder" is where the user stands. Names of files are relative to it. */
export function runRename(args: string[], { site, engine }: Sides, folder: string): string {
  const {
    help,
    names,
    'with-pages-below': withPagesBelow,
    'dry-run': isRehearsal,
  } = argumentsIn(args, OPTIONS, USAGE);
  if (help) return USAGE;
  const [old, wanted] = names;
  if (old === undefined || wanted === undefined || names.length > 2) throw new Failure(USAGE);
  const library = openLibrary(site, engine);
  return (
    renamePublicFile({ old, wanted, isRehearsal }, library, folder) ??
    movePage({ old, wanted, withPagesBelow, isRehearsal }, library, folder)
  );
}
