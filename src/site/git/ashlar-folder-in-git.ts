// Finds files of .ashlar/ that are in Git. Each computer keeps there what it has made for itself, so somebody must have forced
// them in. A reviewer who looks only at the pages would not see them.
import { counted } from '../../base/words.ts';
import { git } from './git.ts';
import { keptUntilGitMoves } from './moved.ts';

export const OWN_FOLDER = '.ashlar';

/** Says so and what to do; undefined if there are none. */
export function ashlarFolderInGit(root: string): string | undefined {
  const [first = '', ...others] = namesInGit(root) ?? [];
  if (first === '') return undefined;
  return `Git has ${counted(others.length + 1, 'file')} in ${OWN_FOLDER}/, which each computer keeps for itself (${first}). Nothing there is believed. Take them out: git rm -r --cached ${OWN_FOLDER}`;
}

const namesInGit = keptUntilGitMoves(root => {
  const { status, stdout } = git(root, ['ls-files', '-z', '--', OWN_FOLDER]);
  return status === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
}, 'index');
