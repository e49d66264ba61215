// Finds the commits that changed each of many files, as commitsOf() does for one. Git reads the history once for all of them: to follow
// each file from the first commit on takes Git as long as the history is.
import {
  commitsOf,
  type FileCommit,
  type FileInCommit,
  type LoggedCommit,
  loggedCommits,
  readVersions,
} from './file-commits.ts';
import { git } from './git.ts';
import { keptUntilGitMoves } from './moved.ts';
import { isPartial } from './partial-clone.ts';

/** "prefix" leads from the top of the repository to the site's folder. "changes" has the commits of each file, the newest first. */
type History = { prefix: string; changes: Map<string, ChangeInHistory[]> };

/** "index" counts the commits of the history. */
type ChangeInHistory = { index: number; isNew: boolean; found: FileInCommit };

/** A file on its way back through the history. It has "name" before the commit of this index. */
type Followed = { file: string; name: string; before: number; found: FileInCommit[]; begun?: FileInCommit };

/** So many versions are read at once. */
const MOST_AT_ONCE = 1000;

/** Returns the commits of any of these files. Reads them in the order of the list, some files at a time. */
export function commitsOfAll(root: string, files: string[]): (file: string) => FileCommit[] {
  const history = isPartial(root) ? undefined : historyOf(root);
  if (!history) return file => commitsOf(root, file);
  const followed = followAll(root, files, history);
  let read = new Map<string, FileCommit[]>();
  return file => {
    if (!followed.has(file)) return commitsOf(root, file);
    if (!read.has(file)) read = readFrom(root, files.slice(files.indexOf(file)), followed);
    return read.get(file) ?? [];
  };
}

const historyOf = keptUntilGitMoves((root): History | undefined => {
  // Without "--full-history", Git leaves out branches whose changes have come to nothing. It follows a single file through those too.
  const commits = loggedCommits(root, ['--full-history', '--no-renames', '--', 'pages']);
  const { status, stdout } = git(root, ['rev-parse', '--show-prefix']);
  if (!commits || status !== 0) return undefined;
  const changes: History['changes'] = new Map();
  for (const [index, { changes: ofCommit, ...commit }] of commits.entries())
    for (const { file, blob, isNew } of ofCommit) {
      const ones = changes.get(file) ?? [];
      changes.set(file, ones);
      ones.push({ index, isNew, found: { ...commit, file, blob } });
    }
  return { prefix: stdout.trimEnd(), changes };
});

/** In each round, asks Git at once where all files have come from that a commit has begun. */
function followAll(root: string, files: string[], { prefix, changes }: History): Map<string, FileInCommit[]> {
  const all = files.map((file): Followed => ({ file, name: prefix + file, before: -1, found: [] }));
  for (let open = all; open.length > 0; ) {
    for (const one of open) goBack(one, changes);
    open = open.filter(({ begun }) => begun);
    const commits = open.flatMap(({ begun }) => begun?.commit ?? []);
    const came = open.length > 0 ? sourcesIn(root, [...new Set(commits)]) : new Map();
    for (const one of open) one.name = sourceOf(root, one, came.get(one.begun?.commit ?? '')) ?? one.name;
  }
  return new Map(all.map(({ file, found }) => [file, found]));
}

/** Takes up the commits of the file until one of them has begun it. */
function goBack(one: Followed, changes: History['changes']): void {
  one.begun = undefined;
  for (const { index, isNew, found } of changes.get(one.name) ?? []) {
    if (index <= one.before) continue;
    one.found.push(found);
    one.before = index;
    if (!isNew) continue;
    one.begun = found;
    return;
  }
}

function sourcesIn(root: string, commits: string[]): Map<string, LoggedCommit['changes']> {
  const asked = ['--no-walk', '-C', '--find-copies-harder', '--stdin'];
  const found = loggedCommits(root, asked, `${commits.join('\n')}\n`) ?? [];
  return new Map(found.map(({ commit, changes }) => [commit, changes]));
}

/**
 * The file from which a commit has made this one. If the commit has made several files, Git may have given the nearest source to
 * another one of them, so it is asked about this one alone.
 */
function sourceOf(
  root: string,
  { name, begun }: Followed,
  changes: LoggedCommit['changes'] = [],
): string | undefined {
  const made = changes.filter(({ isNew, was }) => isNew || was !== undefined);
  const own = made.find(({ file }) => file === name);
  const isShared = made.length > 1 && made.some(({ was }) => was !== undefined);
  if (!isShared || !begun) return own?.was;
  const alone = loggedCommits(root, ['--follow', '-1', begun.commit, '--', `:(top)${name}`]);
  return alone?.[0]?.changes[0]?.was;
}

function readFrom(
  root: string,
  files: string[],
  followed: Map<string, FileInCommit[]>,
): Map<string, FileCommit[]> {
  const some: string[] = [];
  let count = 0;
  for (const file of files) {
    count += followed.get(file)?.length ?? 0;
    if (some.length > 0 && count > MOST_AT_ONCE) break;
    some.push(file);
  }
  const read = readVersions(
    root,
    some.map(file => followed.get(file) ?? []),
  );
  return new Map(some.map((file, index) => [file, read[index] ?? []]));
}
