// Runs "npm run remove": takes a page away with everything that leads to it. Works out and checks everything first. Throws a
// Failure before anything is written if it cannot be done.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { inFile } from '../base/sentences/read.ts';
import { makeChange } from '../change/change.ts';
import { routeNamed } from '../change/pages/move/page-and-target.ts';
import { removePage } from '../change/pages/remove/remove-page.ts';
import { openLibrary } from '../site/library/library.ts';
import { argumentsIn } from './arguments.ts';

const USAGE = `Removes a page and its cards. Its links and its address lead to another page from then on.

  npm run remove /faq /contact                 by address, or by file: pages/faq.json
  npm run remove /idea                         a draft that nothing leads to needs no other page
  npm run remove -- /faq /contact --take-links-out    links become plain words, entries of menus go
  npm run remove -- /faq /contact --dry-run    says what it would do`;

const REHEARSAL = 'Nothing is written. Without --dry-run it will be so:';

const OPTIONS = {
  'take-links-out': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** "folder" is where the user stands. Names of files are relative to it. */
export function runRemove(args: string[], { site, engine }: Sides, folder: string): string {
  const {
    help,
    names,
    'take-links-out': takesLinksOut,
    'dry-run': isRehearsal,
  } = argumentsIn(args, OPTIONS, USAGE);
  if (help) return USAGE;
  const [route, to] = names.map(name => routeNamed(name, site, folder));
  if (route === undefined) throw new Failure(USAGE);
  if (names.length > 2 || names.some(name => name.includes('*')))
    throw new Failure(`One page goes at a time, and one other page takes its place.\n\n${USAGE}`);
  const library = openLibrary(site, engine);
  const links = takesLinksOut ? 'take out' : 'lead on';
  const removal = removePage(library, { route, to, links, rehearse: isRehearsal });
  if ('refusal' in removal) throw removal.refusal;
  const what = `remove ${[route, ...(to ? [to] : [])].join(' ')}`;
  if (!isRehearsal) makeChange({ by: 'command', what, files: removal.changes }, library);
  return [...(isRehearsal ? [REHEARSAL] : []), ...removal.sentences.map(one => inFile(one))].join('\n');
}
