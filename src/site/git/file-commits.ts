// Finds the commits that changed a file, with its content in each, also under the file's earlier names.
import { spawnSync } from 'node:child_process';
import { LARGEST_DOCUMENT } from '../../document/files/read.ts';
import { git, withoutPrograms } from './git.ts';
import { isPartial, objectsHere } from './partial-clone.ts';

/**
 * "bytes" are as Git would write the file on this disk; undefined if the commit deleted it. "file" is its path at that time, from
 * the top of the repository.
 */
export type FileCommit = {
  commit: string;
  at: number;
  author: string;
  title: string;
  file: string;
  blob: string;
  bytes?: Buffer;
};

const FORMAT = '%x01%H%x00%ct%x00%an%x00%s%x00%P%x00%D%x00';
const RAW = ['--raw', '--no-abbrev', '-z', `--format=${FORMAT}`];
const MOST_BYTES = 2 ** 28;

/** "blob" is its content after the commit. A file that was moved or copied "was" another one before. */
type FileChange = { file: string; was?: string; blob: string; isNew: boolean };
/** "refs" are the names that lead to the commit, if the question asks for them. */
export type LoggedCommit = Pick<FileCommit, 'commit' | 'at' | 'author' | 'title'> & {
  parents: string[];
  refs: string[];
  changes: FileChange[];
};
export type FileInCommit = Omit<FileCommit, 'bytes'>;

/** The newest first. Empty if the project is not in Git. Leaves out versions that a partial clone lacks. */
export function commitsOf(root: string, file: string): FileCommit[] {
  // To find a move with changes, Git has to read the old version.
  const moves = isPartial(root) ? ['--find-renames=100%'] : [];
  const logged = loggedCommits(root, ['--follow', ...moves, '--', file]) ?? [];
  const found = logged.flatMap(({ changes: [change], ...rest }) =>
    change ? [{ ...rest, file: change.file, blob: change.blob }] : [],
  );
  return readVersions(root, [found])[0] ?? [];
}

/** Undefined if Git refuses the question. Leaves out commits that have changed none of the files. */
export function loggedCommits(root: string, words: string[], input?: string): LoggedCommit[] | undefined {
  return allLoggedCommits(root, words, input)?.filter(({ changes }) => changes.length > 0);
}

/** No name and no title can hold the sign between the fields, so they cannot be taken for a field or for another commit. */
export function allLoggedCommits(root: string, words: string[], input?: string): LoggedCommit[] | undefined {
  const { status, stdout } = git(root, ['log', ...RAW, ...words], {}, { input });
  if (status !== 0) return undefined;
  const fields = stdout.split('\0');
  const commits: LoggedCommit[] = [];
  for (let at = 0; at < fields.length; ) {
    const field = fields[at]?.trimStart() ?? '';
    if (field.startsWith(BEGINNING)) {
      commits.push(commitIn(fields.slice(at, at + 6)));
      at += 6;
    } else if (field.startsWith(':')) {
      const { change, length } = changeIn(field, fields.slice(at + 1, at + 3));
      commits.at(-1)?.changes.push(change);
      at += length;
    } else at += 1;
  }
  return commits;
}

const BEGINNING = '\x01';
/** Git accepts any time. A later one is none that a clock can show. */
const LATEST = Date.UTC(9999, 0);

function commitIn([
  name = '',
  seconds,
  author = '',
  title = '',
  parents = '',
  refs = '',
]: string[]): LoggedCommit {
  // Git tells only the second. This takes its end, so that what was saved within that second is not later than the commit.
  const at = Math.min(Number(seconds) * 1000 + 999, LATEST);
  const listed = (words: string, joint: string) => words.split(joint).filter(Boolean);
  return {
    commit: name.trimStart().slice(BEGINNING.length),
    at,
    author,
    title,
    parents: listed(parents, ' '),
    refs: listed(refs, ', '),
    changes: [],
  };
}

/** Of a merge, Git tells one blob for each parent, and the merged one last. For a move or a copy, it gives both names, the new one last. */
function changeIn(
  about: string,
  [first = '', second = '']: string[],
): { change: FileChange; length: number } {
  const words = about.split(' ');
  const state = words.at(-1) ?? '';
  const blob = words.at(-2) ?? '';
  if (/^[RC]\d/.test(state)) return { change: { file: second, was: first, blob, isNew: false }, length: 3 };
  return { change: { file: first, blob, isNew: state === 'A' }, length: 2 };
}

/** Reads the files of all lists at once. Leaves out the versions that are not here. */
export function readVersions(root: string, lists: FileInCommit[][]): FileCommit[][] {
  const texts = blobsOf(root, lists.flat()).values();
  return lists.map(found =>
    found.flatMap(({ blob, ...rest }) => {
      const bytes = texts.next().value;
      return bytes || isNoBlob(blob) ? { ...rest, blob, bytes } : [];
    }),
  );
}

/** Files below pages/ that a commit since then has changed. Their paths begin at the site's folder. */
export function filesChangedSince(root: string, instant: number): string[] {
  const since = `--since=${new Date(instant).toISOString()}`;
  const { status, stdout } = git(root, [
    'log',
    since,
    '--name-only',
    '--relative',
    '-z',
    '--format=',
    '--',
    'pages',
  ]);
  return status === 0 ? [...new Set(stdout.split('\0').map(name => name.trim()))].filter(Boolean) : [];
}

/** The last commit before an instant, on the current branch. */
export function commitBefore(root: string, instant: number): string | undefined {
  const before = `--before=${new Date(instant).toISOString()}`;
  const { status, stdout } = git(root, ['rev-list', '-1', before, 'HEAD']);
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
}

/** The content of files below pages/ in the last commit before an instant. Undefined for files that came later. */
export function committedThen(
  root: string,
  instant: number,
  isMeant: (file: string) => boolean,
): Map<string, Buffer | undefined> {
  const commit = commitBefore(root, instant);
  if (commit === undefined) return new Map();
  const files = new Map<string, Buffer | undefined>();
  for (const { file } of blobsIn(root, 'HEAD')) if (isMeant(file)) files.set(file, undefined);
  for (const [file, bytes] of filesInCommit(root, commit, isMeant)) files.set(file, bytes);
  return files;
}

/** The content of files below pages/ in a commit. Undefined for those that are not here. */
export function filesInCommit(
  root: string,
  commit: string,
  isMeant: (file: string) => boolean,
): Map<string, Buffer | undefined> {
  const then = blobsIn(root, commit).filter(({ file }) => isMeant(file));
  const texts = blobsOf(root, then);
  return new Map(then.map(({ file }, index) => [file, texts[index]]));
}

function blobsIn(root: string, commit: string): { blob: string; file: string }[] {
  const { stdout } = git(root, ['ls-tree', '-r', '-z', commit, '--', 'pages']);
  return stdout
    .split('\0')
    .filter(Boolean)
    .map(line => {
      const [about = '', file = ''] = line.split('\t');
      return { blob: about.split(' ')[2] ?? '', file };
    });
}

/** Git writes this name for a file that a commit deletes. */
export function isNoBlob(blob: string): boolean {
  return /^0+$/.test(blob);
}

type Wanted = { blob: string; file: string };

/** Asks Git for all files at once. Their line ends are as Git writes them on this computer. */
export function blobsOf(root: string, wanted: Wanted[]): (Buffer | undefined)[] {
  if (wanted.length === 0) return [];
  const whole = ask(root, wanted);
  if (whole.status === 0 || !isPartial(root)) return bytesIn(whole.stdout, wanted);
  const here = objectsHere(root);
  const found = wanted.filter(({ blob }) => here.has(blob));
  const bytes = new Map(bytesIn(ask(root, found).stdout, found).map((bytes, index) => [found[index], bytes]));
  return wanted.map(one => bytes.get(one));
}

function ask(root: string, wanted: Wanted[]) {
  return spawnSync('git', ['cat-file', '--batch', '--filters'], {
    cwd: root,
    env: { ...process.env, ...withoutPrograms(root) },
    input: wanted.map(({ blob, file }) => `${blob} ${file}\n`).join(''),
    maxBuffer: MOST_BYTES,
  });
}

/** For each file, Git writes a line with its kind and size, then its bytes and a line feed. */
function bytesIn(answer: Buffer, wanted: Wanted[]): (Buffer | undefined)[] {
  let offset = 0;
  return wanted.map(({ blob }) => {
    const end = answer.indexOf(10, offset);
    if (end < 0) return undefined;
    const [, type, size] = answer.subarray(offset, end).toString().split(' ');
    offset = end + 1;
    if (type !== 'blob' || isNoBlob(blob)) return undefined;
    const bytes = answer.subarray(offset, offset + Number(size));
    offset += Number(size) + 1;
    // A larger one is no document, and comparing it could take minutes.
    return bytes.length <= LARGEST_DOCUMENT ? bytes : undefined;
  });
}
