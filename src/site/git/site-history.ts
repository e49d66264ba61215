// Tells what every commit has changed in a site, and when the main branch of the remote got it. Starts Git once, and again when Git has
// moved.
import {
  allLoggedCommits,
  blobsOf,
  type FileCommit,
  type FileInCommit,
  isNoBlob,
  type LoggedCommit,
} from './file-commits.ts';
import { keptUntilGitMoves, MAIN_REFS } from './moved.ts';

/**
 * "commits" are those of the present branch, the newest first, and "changes" has those of each file. "index" counts the commits.
 * "takenIn" has the instant at which the main branch of the remote got a blob of a file.
 */
export type SiteHistory = {
  commits: LoggedCommit[];
  changes: Map<string, ChangeOfFile[]>;
  takenIn: Map<string, number>;
  texts: Map<string, Buffer | undefined>;
};
type ChangeOfFile = { index: number; isNew: boolean; was?: string; found: FileInCommit };

const REMOTE_MAIN = MAIN_REFS.filter(name => name.startsWith('refs/remotes/'));
/** A pattern may find nothing, while Git refuses a name that is not there. */
const REFS = REMOTE_MAIN.map(name => `--glob=${name.slice(0, -1)}[${name.slice(-1)}]`);
const NAMED = ['HEAD', ...REMOTE_MAIN].map(name => `--decorate-refs=${name}`);
/** With all commits, because the way from one to the next leads through those that changed nothing here. */
const ASKED = [
  '-c',
  '--full-history',
  '--sparse',
  '--relative',
  '--decorate=full',
  ...NAMED,
  'HEAD',
  ...REFS,
];

/** Undefined if the project is not in Git, or has no commit. */
export const historyOfSite = keptUntilGitMoves((root): SiteHistory | undefined => {
  // A partial clone lacks the old texts that Git compares to find a move with changes.
  const logged = (moves: string) => allLoggedCommits(root, [moves, ...ASKED, '--', 'pages']);
  const all = logged('-M') ?? logged('-M100%');
  if (!all) return undefined;
  const byName = new Map(all.map(one => [one.commit, one]));
  const head = all.find(({ refs }) => refs.some(name => /^HEAD\b/.test(name)));
  const own = reachable(head, byName);
  const commits = all.filter(one => own.has(one));
  const main = REMOTE_MAIN.map(name => all.find(({ refs }) => refs.includes(name))).find(Boolean);
  return { commits, changes: changesIn(commits), takenIn: takenInBy(main, byName), texts: new Map() };
});

type ByName = Map<string, LoggedCommit>;

/** The commit and all before it, without those that are known. */
function reachable(
  from: LoggedCommit | undefined,
  byName: ByName,
  known: { has: (one: LoggedCommit) => boolean } = new Set(),
): Set<LoggedCommit> {
  const found = new Set<LoggedCommit>();
  for (const open = from ? [from] : []; open.length > 0; ) {
    const one = open.pop();
    if (!one || found.has(one) || known.has(one)) continue;
    found.add(one);
    open.push(...one.parents.flatMap(name => byName.get(name) ?? []));
  }
  return found;
}

/** A merge brings in at its own time what was committed on another branch earlier. */
function takenInBy(main: LoggedCommit | undefined, byName: ByName): Map<string, number> {
  const line: LoggedCommit[] = [];
  for (let one = main; one; one = byName.get(one.parents[0] ?? '')) line.push(one);
  const since = new Map<LoggedCommit, number>();
  const takenIn = new Map<string, number>();
  for (const merge of line.reverse())
    for (const one of reachable(merge, byName, since)) {
      since.set(one, merge.at);
      for (const { file, blob } of one.changes) {
        const key = blobIn(file, blob);
        takenIn.set(key, Math.min(merge.at, takenIn.get(key) ?? merge.at));
      }
    }
  return takenIn;
}

export const blobIn = (file: string, blob: string): string => `${file}\0${blob}`;

function changesIn(commits: LoggedCommit[]): SiteHistory['changes'] {
  const changes: SiteHistory['changes'] = new Map();
  const add = (name: string, change: ChangeOfFile) => {
    const ones = changes.get(name) ?? [];
    changes.set(name, ones);
    ones.push(change);
  };
  for (const [index, { changes: ofCommit, parents, refs, ...commit }] of commits.entries())
    for (const { file, blob, isNew, was } of ofCommit) {
      const found = { ...commit, file, blob };
      add(file, { index, isNew: isNew || was !== undefined, ...(was !== undefined && { was }), found });
      if (was !== undefined)
        add(was, { index, isNew: false, found: { ...commit, file: was, blob: NO_BLOB } });
    }
  return changes;
}

const NO_BLOB = '0'.repeat(40);

/** The commits that changed a file, the newest first, also under the names that it had before a move. */
function followed(file: string, changes: SiteHistory['changes']): FileInCommit[] {
  const found: FileInCommit[] = [];
  for (let name: string | undefined = file, before = -1; name !== undefined; ) {
    const older: ChangeOfFile[] = (changes.get(name) ?? []).filter(({ index }) => index > before);
    const begun = older.findIndex(({ isNew }) => isNew);
    const own = older.slice(0, begun < 0 ? undefined : begun + 1);
    const last = own.at(-1);
    found.push(...own.map(one => one.found));
    name = begun < 0 ? undefined : (last?.was ?? name);
    before = last?.index ?? before;
  }
  return found;
}

/** Returns the commits of a file with their texts. Starts Git at most once for all of these files. */
export function commitsInHistory(
  root: string,
  files: string[],
  { changes, texts }: SiteHistory,
): (file: string) => FileCommit[] {
  readTexts(
    root,
    files.flatMap(file => followed(file, changes)),
    texts,
  );
  return file => {
    const found = followed(file, changes);
    readTexts(root, found, texts);
    return found.flatMap(one => {
      const bytes = texts.get(blobIn(one.file, one.blob));
      return bytes || isNoBlob(one.blob) ? { ...one, bytes } : [];
    });
  };
}

/** In bytes. With more, what was read earlier is read again when it is asked for. */
const MOST_KEPT = 2 ** 27;

function readTexts(root: string, wanted: FileInCommit[], texts: SiteHistory['texts']): void {
  const sum = [...texts.values()].reduce((bytes, text) => bytes + (text?.length ?? 0), 0);
  if (sum > MOST_KEPT) texts.clear();
  // Git is asked for one file a line.
  const readable = wanted.filter(({ file, blob }) => !isNoBlob(blob) && !file.includes('\n'));
  const fresh = new Map(
    readable.map(one => [blobIn(one.file, one.blob), one] as const).filter(([key]) => !texts.has(key)),
  );
  if (fresh.size === 0) return;
  const read = blobsOf(root, [...fresh.values()]);
  for (const [index, key] of [...fresh.keys()].entries()) texts.set(key, read[index]);
}
