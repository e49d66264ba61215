// Renames a file of pages/_public for "npm run rename", with every text of the site that names it.
import { join, normalize, relative, resolve, sep } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { inFile } from '../../base/sentences/read.ts';
import { quoted } from '../../base/words.ts';
import { linkStatOf } from '../../document/files/folder.ts';
import { PUBLIC_FOLDER, refusalUnder } from '../../document/files/public.ts';
import { endingsOf, harmlessName } from '../../document/files/public-names.ts';
import type { Library } from '../../site/types.ts';
import { makeChange } from '../change.ts';
import { renamedFile } from './rename-file.ts';

export type WantedName = { old: string; wanted: string; isRehearsal: boolean };

/** Returns the sentences that say what was done, or undefined if "old" is no file of pages/_public. "folder" is where the user stands. */
export function renamePublicFile(
  { old, wanted, isRehearsal }: WantedName,
  library: Library,
  folder: string,
): string | undefined {
  const { root } = library;
  const from = addressOf(old, root, folder);
  if (from === undefined || !linkStatOf(join(root, PUBLIC_FOLDER, from))?.isFile()) return undefined;
  const to = addressOf(wanted, root, folder);
  refuseName(from, to, root);
  const change = renamedFile({ from, to }, library);
  const what = `rename ${old} ${wanted}`;
  if (!isRehearsal) makeChange({ by: 'command', what, ...change }, library);
  const did = (done: string, would: string) => (isRehearsal ? would : done);
  const files = change.files.map(({ file }) => `  ${file}`);
  return [
    `${did('Renamed', 'Would rename')} ${PUBLIC_FOLDER}${from} to ${PUBLIC_FOLDER}${to}.`,
    ...(files.length > 0
      ? [`${did('Rewrote', 'Would rewrite')} what names it in:`, ...files]
      : ['No document names it.']),
    `Links from other sites to ${from} ${did('lead', 'would lead')} nowhere now.`,
  ].join('\n');
}

/** "/a.pdf", or "pages/_public/a.pdf" from where the user stands or from the site's folder. */
function addressOf(name: string, root: string, folder: string): string | undefined {
  const found = [resolve(folder, name), join(root, name)]
    .map(place => relative(join(root, PUBLIC_FOLDER), place).split(sep).join('/'))
    .find(file => file !== '' && !/^\.\.(?:\/|$)|^[A-Za-z]:/.test(file) && !file.startsWith('/'));
  if (found !== undefined) return `/${found}`;
  const isAddress = /^\/[^/]/.test(name) && normalize(name) === name.split('/').join(sep);
  return isAddress ? name : undefined;
}

function refuseName(from: string, to: string | undefined, root: string): asserts to is string {
  if (to === undefined || endingsOf(to).last !== endingsOf(from).last)
    throw new Failure(
      `${from} is a file of pages/_public. It keeps its ending: write its new address, such as /name.${endingsOf(from).last}.`,
    );
  if (to === from) throw new Failure(`${from} has this name already.`);
  if (harmlessName(to) !== to)
    throw new Failure(
      `Some hosts may take ${quoted(to)} for another kind of file. Write ${harmlessName(to)}.`,
    );
  const refusal = refusalUnder(root, from, to);
  if (refusal !== undefined) throw new Failure(`${from} cannot become ${quoted(to)}. ${inFile(refusal)}`);
}
