// Reads documents as they were in the last commit.
import { LARGEST_DOCUMENT } from '../../document/files/read.ts';
import { lastCommit } from './base.ts';
import { git, gitBytes } from './git.ts';
import { keptUntilGitMoves } from './moved.ts';

type Text = { file: string; text: string };

/** If more files than this change at once, somebody is bringing in another site. */
const MOST_FILES = 200;

/** The texts that were read last, because each check asks for the same ones again. */
const texts = new Map<string, string>();

/**
 * All documents that differ from the last commit, with their old texts. A new document has an empty text, and deleted ones are
 * included. Empty if the project is not in Git.
 */
export function earlierTexts(root: string): Text[] {
  if (lastCommit(root) === undefined) return [];
  const changed = ['diff', '--raw', '--no-abbrev', '--no-renames', '--relative', '-z', '--diff-filter=AMD'];
  const { status, stdout } = git(root, [...changed, 'HEAD', '--', 'pages']);
  if (status !== 0) return [];
  const known = [...stdout.matchAll(/:\d+ \d+ (\w+) \w+ ([AMD])\0([^\0]+)\0/g)].map(
    ([, blob = '', state = '', file = '']) => ({ file, blob: state === 'A' ? undefined : blob }),
  );
  const files = [...known, ...untracked(root)].filter(({ file }) => file.endsWith('.json'));
  const [fresh, others] = [true, false].map(isNew =>
    files.filter(({ blob }) => (blob === undefined) === isNew),
  );
  return [fresh, others].flatMap((some = []) => (some.length > MOST_FILES ? [] : textsBefore(root, some)));
}

function untracked(root: string): { file: string; blob?: string }[] {
  const { stdout } = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'pages']);
  return stdout.split('\0').map(file => ({ file }));
}

function textsBefore(root: string, files: { file: string; blob?: string }[]): Text[] {
  const blobs = files.flatMap(({ blob }) => (blob === undefined || texts.has(blob) ? [] : blob));
  for (const [blob, text] of textsOf(root, blobs)) texts.set(blob, text);
  const read = files.flatMap(({ file, blob }) => {
    const text = blob === undefined ? '' : texts.get(blob);
    return text === undefined ? [] : { file, text };
  });
  for (const blob of [...texts.keys()].slice(0, -MOST_FILES)) texts.delete(blob);
  return read;
}

/** The text of a document in the last commit. */
export function committedText(root: string, file: string): string | undefined {
  return textOf(root, `HEAD:./${file}`);
}

/**
 * The pages of these routes in the last commit, even if their files have moved or gone since. Beyond MOST_FILES, the texts are
 * left empty.
 */
export function committedPageTexts(root: string, routes: string[]): Map<string, string> {
  const blobs = committedBlobs(root) ?? new Map<string, string | undefined>();
  const known = routes.flatMap(route => {
    const file = [`pages${route}.json`, `pages${route}/index.json`].find(name => blobs.has(name));
    return file === undefined ? [] : { route, file };
  });
  const wanted = known.slice(0, MOST_FILES).map(({ file }) => ({ file, blob: blobs.get(file) }));
  const read = new Map(textsBefore(root, wanted).map(({ file, text }) => [file, text]));
  return new Map(known.map(({ route, file }) => [route, read.get(file) ?? '']));
}

/** The blob of each file below pages/ in the last commit. */
const committedBlobs = keptUntilGitMoves(root => {
  const { status, stdout } = git(root, ['ls-tree', '-r', '-z', 'HEAD', 'pages']);
  if (status !== 0) return undefined;
  // Each line holds the mode, kind and hash of a file and, after a tab, its name.
  return new Map(
    stdout.split('\0').map(line => {
      const [about = '', file = ''] = line.split('\t');
      return [file, about.split(' ')[2]];
    }),
  );
});

function textOf(root: string, blob: string): string | undefined {
  const { status, stdout } = git(root, ['cat-file', 'blob', blob]);
  return status === 0 && stdout.length <= LARGEST_DOCUMENT ? withoutMark(stdout) : undefined;
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Starts Git once for all texts. For each, Git writes a line with the size in bytes, then the bytes and a line feed. */
function textsOf(root: string, blobs: string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (blobs.length === 0) return found;
  const { status, stdout } = gitBytes(root, ['cat-file', '--batch'], blobs.join('\n'));
  for (let at = 0, start = 1; status === 0 && start > 0 && at < stdout.length; ) {
    start = stdout.indexOf('\n', at) + 1;
    const [blob = '', kind, size] = stdout.toString('latin1', at, start).split(' ');
    at = start;
    if (kind !== 'blob') continue;
    // A larger one is no document, and reading it could take minutes.
    if (Number(size) <= LARGEST_DOCUMENT)
      found.set(blob, withoutMark(stdout.toString('utf8', start, start + Number(size))));
    at = start + Number(size) + 1;
  }
  return found;
}
