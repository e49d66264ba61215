// A partial clone lacks old versions of files, which Git would fetch when they are asked for. Our questions fetch nothing, so this
// says what is lacking and how it comes.
import { git } from './git.ts';

export const LACKING =
  'This copy of the project lacks old versions of its files (a partial clone), and nothing is fetched unasked. To fetch them: git fetch --refetch --no-filter';

export function isPartial(root: string): boolean {
  const settings = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';
  return git(root, ['config', '--get-regexp', settings]).status === 0;
}

/** The sentence, if an old version of a page is not here. */
export function lackingHere(root: string): string | undefined {
  if (!isPartial(root)) return undefined;
  const { stdout } = git(root, ['rev-list', '--objects', '--missing=print', 'HEAD', '--', 'pages']);
  return stdout.split('\n').some(line => line.startsWith('?')) ? LACKING : undefined;
}

/** All objects that are here. Git ends a list of questions at the first object that is not. */
export function objectsHere(root: string): Set<string> {
  const words = ['cat-file', '--batch-all-objects', '--unordered', '--batch-check=%(objectname)'];
  return new Set(git(root, words).stdout.split('\n'));
}
