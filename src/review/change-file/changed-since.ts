// Finds what an author has changed since the others last had the site, with both versions of each file. Only reads: runs no program that
// the folder names, and works without Git too.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { knownFrom, ownEntries } from '../../change/journal/entries.ts';
import { bytesIn, isGone, isKept, isPublished, keptFiles } from '../../change/journal/kept-files.ts';
import { beganAt } from '../../change/journal/record.ts';
import { openTexts } from '../../change/journal/texts.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../document/files/public.ts';
import { forkOf, lastCommit } from '../../site/git/base.ts';
import { blobsOf } from '../../site/git/file-commits.ts';
import { git } from '../../site/git/git.ts';

/** A document or a style sheet. A side without bytes does not have it. */
export type ChangedFile = { file: string; was?: Buffer; now?: Buffer };

/** A new or replaced file for visitors. "was" is Git's name for the bytes that it replaces. */
type PublishedSince = { file: string; was?: string };

/**
 * "base" is the commit with which the folder was compared: the last one that the main branch has too. Without Git it is what the
 * journal of this computer has known of each file first.
 */
type ChangedSince = { base?: string; files: ChangedFile[]; published: PublishedSince[] };

export function changedSince(root: string): ChangedSince {
  const base = isLeftOut(root) ? undefined : (forkOf(root) ?? lastCommit(root));
  return base === undefined ? sinceJournal(root) : sinceCommit(root, base);
}

/** The project around the folder may keep no history of it. */
function isLeftOut(root: string): boolean {
  return git(root, ['check-ignore', '--quiet', 'pages']).status === 0;
}

function sinceCommit(root: string, base: string): ChangedSince {
  const words = ['diff', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--relative', '-z'];
  const differing = git(root, [...words, base, '--', 'pages']).stdout;
  const changed = [...differing.matchAll(/:(\d+) \d+ (\w+) \w+ \w\0([^\0]+)\0/g)].map(
    ([, mode = '', blob = '', file = '']) => ({ file, ...(mode.startsWith('100') && { blob }) }),
  );
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'pages']).stdout;
  const all = [...changed, ...untracked.split('\0').map(file => ({ file, blob: undefined }))];
  const kept = all.filter(({ file }) => isKept(file));
  const known = kept.flatMap(({ file, blob }) => (blob === undefined ? [] : [{ file, blob }]));
  const texts = blobsOf(root, known);
  const was = new Map(known.map(({ file }, at) => [file, texts[at]]));
  return {
    base,
    files: withChanges(
      root,
      kept.map(({ file }) => file),
      file => was.get(file),
    ),
    published: all.flatMap(({ file, blob }) =>
      isPublished(file) && isThere(root, file) ? [{ file, ...(blob !== undefined && { was: blob }) }] : [],
    ),
  };
}

function sinceJournal(root: string): ChangedSince {
  const began = beganAt(root);
  if (began === undefined) return { files: [], published: [] };
  const entries = ownEntries(root);
  const textNamed = openTexts(root);
  const first = new Map<string, string | null>();
  for (const { by, changes } of entries)
    for (const { file, before, after } of changes)
      if (!first.has(file)) first.set(file, by === 'found' ? after : before);
  const files = withChanges(root, [...keptFiles(root), ...knownFrom(entries).keys()], file =>
    textNamed(first.get(file) ?? ''),
  );
  return { files, published: publishedSince(root, began, files) };
}

/** Nobody has noted which pictures came when: a copied file keeps its old date. So pictures count that changed texts name newly. */
function publishedSince(root: string, began: number, files: ChangedFile[]): PublishedSince[] {
  const texts = files.map(({ was, now }) => [was, now].map(bytes => bytes?.toString() ?? ''));
  return listPublicFiles(root).names.flatMap(name => {
    const file = `${PUBLIC_FOLDER}/${name}`;
    const isNamedNewly = texts.some(([was, now]) => now?.includes(`/${name}`) && !was?.includes(`/${name}`));
    const isYounger = (lstatSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > began;
    return isPublished(file) && (isNamedNewly || isYounger) ? [{ file }] : [];
  });
}

/** Git may write other line ends into the working tree than into the commit. A link, and a file that is no document, is left out. */
function withChanges(
  root: string,
  names: string[],
  before: (file: string) => Buffer | undefined,
): ChangedFile[] {
  return [...new Set(names)].sort().flatMap(file => {
    const [was, now] = [before(file), bytesIn(root, file)];
    if (!now && !isGone(root, file)) return [];
    if (plainEnds(was) === plainEnds(now)) return [];
    return { file, ...(was && { was }), ...(now && { now }) };
  });
}

function plainEnds(bytes: Buffer | undefined): string | undefined {
  return bytes?.toString('latin1').replaceAll('\r\n', '\n');
}

function isThere(root: string, file: string): boolean {
  return lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true;
}
