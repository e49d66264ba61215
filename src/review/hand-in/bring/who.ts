// Finds out who made the commits that come, and who changed which file.
import { says, the } from '../../../base/sentences/said.ts';
import { shown } from '../../../base/words.ts';
import type { Change, Report } from '../../sentences/changes.ts';
import { askGit, type Repository } from '../git/repository.ts';
import type { StepForward } from './step-forward.ts';

const LONGEST_NAME = 60;

/** Who made the commits, and who changed each file. The folder of the pages begins at the top of the repository, as the files do. */
export type WhoChanged = { names: string[]; changedBy: Map<string, string[]>; pages: string };

/** A name is whatever somebody has told Git, so it is shown without anything that a terminal would obey. */
export function whoChanged(repository: Repository, { base, theirs, head }: StepForward): WhoChanged {
  const words = ['log', '--no-merges', '--name-only', '--no-renames', '-z', '--format=%x01%aN'];
  const told = askGit(repository, [...words, theirs, `^${base}`, `^${head}`]);
  const changedBy = new Map<string, string[]>();
  const names = new Set<string>();
  for (const commit of told.split('\x01').slice(1)) {
    const [said = '', ...files] = commit.split('\0');
    const name = plainName(said);
    names.add(name);
    for (const file of files.map(one => one.replace(/^\n/, '')).filter(Boolean))
      changedBy.set(file, [...new Set([...(changedBy.get(file) ?? []), name])]);
  }
  return { names: [...names].sort(), changedBy, pages: repository.pages };
}

export function whoMade(change: Change, { changedBy, pages }: WhoChanged): string[] {
  const files = filesOfChange(change).map(file => pages + file);
  return [...new Set(files.flatMap(file => changedBy.get(file) ?? []))];
}

/** Says below each change who made it. */
export function underNames({ changes, ...report }: Report, who: WhoChanged): Report {
  return {
    ...report,
    changes: changes.map(change => {
      const names = whoMade(change, who);
      if (names.length === 0) return change;
      const all = the.list(
        names.map(name => the.sign(name)),
        'and',
      );
      return { ...change, lines: [...change.lines, { phrases: [says`by ${all}`] }] };
    }),
  };
}

/** Below the folder of the pages. */
export function filesOfChange({ kind, route, formerRoute, addresses }: Change): string[] {
  if (kind === 'site') return ['/_site.json'];
  if (addresses) return addresses.map(address => `/_public${address}`);
  const routes = [route, formerRoute].filter(one => one !== undefined);
  return routes.flatMap(one => (one === '/' ? ['/index.json'] : [`${one}.json`, `${one}/index.json`]));
}

function plainName(name: string): string {
  return shown(name.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_NAME) || 'somebody';
}

/** "Ann, Ben and Cara" */
export function nameList(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
