// The words of "npm run rename" in, a page at its new address with every link to it out. Everything is worked out and checked
// first; what cannot be done is a Failure, and nothing is written then.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { counted } from '../../base/words.ts';
import { STARTERS } from '../../document/files/starters.ts';
import { EditError } from '../../edit/edits.ts';
import { saveTogether } from '../../edit/together.ts';
import { openLibrary } from '../../site/library.ts';
import type { Library } from '../../site/types.ts';
import { movesOf, pagesBelow } from './moves.ts';
import { pageToMove, targetOf } from './page-and-target.ts';
import { type Plan, planOf } from './plan.ts';
import { inWords } from './say.ts';
import { newMistakes } from './try-on-copy.ts';

const USAGE = `Moves a page and every link to it; the old address leads to the new one.

  npm run rename /faq /questions                    by address, or by file: pages/faq.json
  npm run rename -- /services /help --with-pages-below    the pages below it as well
  npm run rename -- /faq /questions --dry-run       says what it would do`;

/** "folder" is where the person stands: names of files are relative to it. */
export function runRename(args: string[], { site, engine }: Sides, folder: string): string {
  const { help, names, withPagesBelow, isRehearsal } = wordsOf(args);
  if (help) return USAGE;
  const [old, wanted] = names;
  if (old === undefined || wanted === undefined || names.length > 2) throw new Failure(USAGE);
  const library = openLibrary(site, engine);
  const page = pageToMove(old, library, folder);
  const target = targetOf(wanted, page, library, folder);
  const below = pagesBelow(page, library);
  const plan = planOf(movesOf(page, target, withPagesBelow ? below : [], library), library);
  refuseMistakes(plan, library, engine);
  if (!isRehearsal) save(plan, library);
  const words = inWords(plan, withPagesBelow ? [] : below, isRehearsal);
  return [words, ...startersLeft(page.route, withPagesBelow, site)].join('\n');
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
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new Failure(`${sentence.replace(/\.?$/, '.')}\n\n${USAGE}`);
  }
}

function refuseMistakes({ changes, moves }: Plan, library: Library, engine: string): void {
  const mistakes = newMistakes(changes, moves, library, engine);
  if (mistakes.length === 0) return;
  const lines = mistakes.map(
    ({ file, line, column, where, message }) =>
      `${file}:${line}:${column}  ${where ? `${where}: ` : ''}${message}`,
  );
  throw new Failure(
    `Nothing was written, because the site would have ${counted(mistakes.length, 'new mistake')}:\n${lines.join('\n')}`,
  );
}

function save({ changes }: Plan, { root }: Library): void {
  try {
    saveTogether(root, changes);
  } catch (error) {
    const isPlain = error instanceof EditError || error instanceof Failure;
    const reason = isPlain ? error.message : `A file could not be written (${(error as Error).message}).`;
    throw new Failure(`${reason} Everything is as it was before.`);
  }
}

/** The folder of a starter says where its pages go. */
function startersLeft(route: string, withPagesBelow: boolean, root: string): string[] {
  const folder = STARTERS + route;
  if (!withPagesBelow || !existsSync(join(root, folder))) return [];
  return [`New pages of the starters in ${folder} still go to ${route}. Move that folder as well.`];
}
