// Each computer keeps in .ashlar/ what it has made and saved for itself. Where Git has files there, somebody has put them in by
// force, and whoever looks at the pages alone would not see them.
import { counted } from '../../base/words.ts';
import { git } from './git.ts';

export const OWN_FOLDER = '.ashlar';

/** A sentence where Git has any. */
export function broughtAlong(root: string): string | undefined {
  const { status, stdout } = git(root, ['ls-files', '-z', '--', OWN_FOLDER]);
  const [first = '', ...others] = status === 0 ? stdout.split('\0').filter(name => name !== '') : [];
  if (first === '') return undefined;
  return `Git has ${counted(others.length + 1, 'file')} in ${OWN_FOLDER}/, which each computer keeps for itself (${first}). Nothing there is believed. Take them out: git rm -r --cached ${OWN_FOLDER}`;
}
