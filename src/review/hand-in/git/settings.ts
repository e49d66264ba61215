// Reads what is set in Git for a folder, all at once. Reading runs no program, whatever the folder's own settings name.
import { gitAsSetUp } from '../../../site/git/git.ts';
import type { Repository } from './repository.ts';

type Folder = Pick<Repository, 'top'>;

/** By their names, in small letters but for what stands between their points, each with the value that counts. */
export type Settings = ReadonlyMap<string, string>;

const known = new WeakMap<Folder, Settings>();

/** Kept for as long as this repository is spoken of. */
export function settingsOf(folder: Folder): Settings {
  const kept = known.get(folder);
  if (kept) return kept;
  const { stdout } = gitAsSetUp(folder.top, ['config', '--null', '--list']);
  const entries = (stdout ?? '').split('\0').filter(Boolean);
  const settings = new Map(
    entries.map((entry): [string, string] => {
      const [name = '', ...value] = entry.split('\n');
      return [name, value.join('\n').trim()];
    }),
  );
  known.set(folder, settings);
  return settings;
}

/** Sets it for this folder alone. */
export function setHere(folder: Folder, name: string, value: string): void {
  known.delete(folder);
  gitAsSetUp(folder.top, ['config', '--local', '--', name, value]);
}
