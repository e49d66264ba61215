// Finds the pictures that a text of then needs and that the site no longer has: among those that are kept, or in Git.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from '../../change/journal/kept-files.ts';
import { keepPictureBytes, pathOfKept } from '../../change/journal/kept-pictures.ts';
import type { JournalEntry, KeptChange } from '../../change/journal/parts.ts';
import type { SavedFile } from '../../change/save/together.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { isPhotograph } from '../../document/pictures/photograph.ts';
import { allLoggedCommits, isNoBlob } from '../../site/git/file-commits.ts';
import { gitBytes } from '../../site/git/git.ts';
import { picturesNamed } from '../../site/inventory.ts';

/** "pictures" can come back, by the names of their kept bytes. "lost" are files of which nothing is kept. */
export type PicturesBack = { pictures: KeptChange[]; lost: string[] };

/** Keeps the bytes that only Git has, so that they can be put into the site, and once more after an undo. */
export function picturesForTexts(files: SavedFile[], entries: JournalEntry[], root: string): PicturesBack {
  const wanted = new Set(files.flatMap(({ before, after }) => namedIn(after, before)));
  const gone = [...wanted].filter(file => isPublished(file) && !existsSync(join(root, file)));
  const found = gone.map(file => ({ file, name: keptOf(file, entries, root) ?? fromGit(file, root) }));
  return {
    pictures: found.flatMap(({ file, name }) =>
      name === undefined ? [] : [{ file, before: null, after: name }],
    ),
    lost: found.flatMap(({ file, name }) => (name === undefined ? [file] : [])),
  };
}

/** Leaves out names that are cut off, because a text may name a picture with a space in its name. */
function namedIn(text = '', other = ''): string[] {
  const others = picturesNamed(other);
  return picturesNamed(text)
    .filter(src => (isPhotograph(src) || src.endsWith('.svg')) && !others.includes(src))
    .map(src => PUBLIC_FOLDER + src);
}

function keptOf(file: string, entries: JournalEntry[], root: string): string | undefined {
  const own = entries.filter(({ cameWithFolder }) => !cameWithFolder);
  const names = own.flatMap(({ pictures = [] }) =>
    pictures.filter(one => one.file === file).flatMap(({ before, after }) => before ?? after ?? []),
  );
  return names.findLast(name => pathOfKept(root, name) !== undefined);
}

/** The last version that was committed. */
function fromGit(file: string, root: string): string | undefined {
  const words = ['--no-renames', '--relative', '-10', '--', file];
  const changes = allLoggedCommits(root, words)?.flatMap(one => one.changes) ?? [];
  const blob = changes.find(one => one.file === file && !isNoBlob(one.blob))?.blob;
  if (blob === undefined) return undefined;
  const { status, stdout } = gitBytes(root, ['cat-file', 'blob', blob], '');
  return status === 0 ? keepPictureBytes(root, stdout) : undefined;
}
