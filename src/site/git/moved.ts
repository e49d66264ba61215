// Tells whether Git has moved: whether HEAD, the main branch or the commits that are here are others than before. Reads a few small
// files of Git, because starting Git takes longer than most answers in which it is asked.
import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { statOf } from '../../document/files/folder.ts';

/** The main branch has one of these names. Only the first that exists counts. */
export const MAIN_REFS = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/heads/main'];

/** A working tree beside the first has a folder of its own, with its HEAD, and shares the rest. */
type Folders = { own: string; common: string };

const NOWHERE = 'not in Git';
/** A reference that leads to another one, which leads on, stops here. */
const FARTHEST = 5;
/** In bytes. A reference holds a name or a hash. */
const LONGEST = 10_000;

/**
 * Keeps an answer that depends on commits and references alone, until Git moves. Undefined is not kept inside a repository: Git
 * may have refused the folder, and the refusal leaves no trace in the files. "also" names a file of Git's folder of the working
 * tree on which the answer depends too.
 */
export function keptUntilGitMoves<Answer>(
  ask: (root: string) => Answer | undefined,
  also?: string,
): (root: string) => Answer | undefined {
  const kept = new Map<string, { where: string; answer: Answer }>();
  return root => {
    // Before the question: if Git moves in the meantime, the next question notices.
    const where = whereGitIs(root, also);
    if (where === NOWHERE) return undefined;
    const last = kept.get(root);
    if (last && last.where === where) return last.answer;
    kept.delete(root);
    const answer = ask(root);
    if (where !== undefined && answer !== undefined) kept.set(root, { where, answer });
    return answer;
  };
}

/**
 * Changes whenever Git moves. Undefined if only Git knows where its files are, as in a hook. Then nothing may be kept.
 */
export function whereGitIs(root: string, also?: string): string | undefined {
  if (process.env.GIT_DIR !== undefined) return undefined;
  const folders = foldersAround(root);
  if (!folders) return NOWHERE;
  const { own, common } = folders;
  const files = ['packed-refs', 'shallow', 'reftable/tables.list'].map(name => join(common, name));
  return JSON.stringify([
    own,
    leadsTo('HEAD', folders),
    ...MAIN_REFS.map(name => leadsTo(name, folders)),
    // A repository may keep its references in one table: https://git-scm.com/docs/reftable
    ...[...files, join(own, 'reftable/tables.list')].map(stampOf),
    ...(also === undefined ? [] : [stampOf(join(own, also))]),
  ]);
}

function foldersAround(root: string): Folders | undefined {
  for (let folder = realOf(root); ; folder = dirname(folder)) {
    const own = ownFolder(join(folder, '.git'));
    if (own !== undefined && textOf(join(own, 'HEAD')) !== undefined) {
      const common = textOf(join(own, 'commondir'));
      return { own, common: common === undefined ? own : resolve(own, common) };
    }
    if (dirname(folder) === folder) return undefined;
  }
}

/** In a working tree beside the first, and in a submodule, ".git" is a file that names the folder. */
function ownFolder(path: string): string | undefined {
  const stat = statOf(path);
  if (stat?.isDirectory()) return path;
  const [, named] = (stat?.isFile() && /^gitdir: (.+)/.exec(textOf(path) ?? '')) || [];
  return named === undefined ? undefined : resolve(dirname(path), named);
}

/** The content of a reference and of those to which it leads, or nothing if all of it is in the packed ones. */
function leadsTo(name: string, { own, common }: Folders): string[] {
  const found: string[] = [];
  for (let next: string | undefined = name; next !== undefined && found.length < FARTHEST; ) {
    const text: string = textOf(join(next === 'HEAD' ? own : common, next)) ?? '';
    found.push(text);
    next = /^ref: (.+)/.exec(text)?.[1];
  }
  return found;
}

function stampOf(path: string): string {
  const { ino, mtimeMs, size } = statOf(path) ?? {};
  return [ino, mtimeMs, size].join(' ');
}

function textOf(path: string): string | undefined {
  return readUpTo(path, LONGEST)?.toString().trim();
}

function realOf(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}
