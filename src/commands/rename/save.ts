// The changes of a plan and the problems that they would bring in, all of them on disk out, or a Failure and nothing written.
import { Failure } from '../../base/failure.ts';
import { counted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { EditError } from '../../edit/edits.ts';
import { type SavedFile, saveTogether } from '../../edit/together.ts';
import { asOneEntry } from '../../journal/look.ts';
import type { Library } from '../../site/types.ts';

export function refuseMistakes(problems: Problem[]): void {
  const mistakes = problems.filter(({ level }) => level === 'error');
  if (mistakes.length === 0) return;
  const lines = mistakes.map(
    ({ file, line, column, where, message }) =>
      `${file}:${line}:${column}  ${where ? `${where}: ` : ''}${message}`,
  );
  throw new Failure(
    `Nothing was written, because the site would have ${counted(mistakes.length, 'new mistake')}:\n${lines.join('\n')}`,
  );
}

/** "what" are the words of the command, for the journal. */
export function saveAll(changes: SavedFile[], what: string, { root }: Library): void {
  try {
    asOneEntry(root, what, () => saveTogether(root, changes));
  } catch (error) {
    const isPlain = error instanceof EditError || error instanceof Failure;
    const reason = isPlain ? error.message : `A file could not be written (${(error as Error).message}).`;
    throw new Failure(`${reason} Everything is as it was before.`);
  }
}
