// Mends every safe mistake in the chosen files, and says what was done.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { mapWithProgress } from '../../base/progress.ts';
import { says, the } from '../../base/sentences/said.ts';
import { quoted } from '../../base/words.ts';
import { checkAll } from '../../check/check.ts';
import { cleaned } from '../../document/pictures/files/cleaned.ts';
import { fileKindOf } from '../../document/pictures/files/kind.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { documentOfFile } from '../../site/library/documents.ts';
import { findDocument } from '../../site/library/find-document.ts';
import type { Library } from '../../site/types.ts';
import { changedMeanwhile, makeChange } from '../change.ts';
import type { Recorder } from '../journal/record.ts';
import { replacePicture } from '../save/put-picture.ts';
import { type Done, fixedText } from './fix.ts';
import { renamedFile } from './rename-file.ts';

export type FixedFiles = { done: Done[]; left: string[] };

type Pending = { file: string; before: string; after: string; done: Done[] };

/** "isMeant" says which files may be written. "record" lets the caller put everything into one entry of the journal. */
export function fixFiles(
  library: Library,
  isMeant: (file: string) => boolean,
  record: Recorder = (_, __, write) => write(),
): FixedFiles {
  const fixed: FixedFiles = { done: [], left: [] };
  const pending = workedOut(library, isMeant);
  const files = pending.map(({ file, before, after }) => ({ file, before, after }));
  const done = pending.flatMap(({ done }) => done);
  attempt(fixed, done, () => makeChange({ by: 'command', files }, library, record));
  cleanPictures(library, isMeant, fixed);
  renameFiles(library, isMeant, fixed, record);
  return fixed;
}

/** If somebody has saved one of the files meanwhile, that version stays and nothing is written. */
function attempt(fixed: FixedFiles, done: Done[], change: () => void): void {
  try {
    change();
    fixed.done.push(...done);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    fixed.left.push(error.message);
  }
}

/** A picture has no versions in the journal. Its pixels stay as they are, so nothing has to come back. */
function cleanPictures(library: Library, isMeant: (file: string) => boolean, fixed: FixedFiles): void {
  for (const problem of checkAll(library)) {
    const { file, fix } = problem;
    if (!fix?.clean || !isMeant(file)) continue;
    attempt(fixed, [{ problem, fix, was: '' }], () => cleanPicture(library.root, file));
  }
}

function cleanPicture(root: string, file: string): void {
  const before = readFileSync(join(root, file));
  const after = cleaned(fileKindOf(before, file), before);
  if (!after)
    throw new Failure(
      says`${the.sign(file)} cannot be read to its end, so it was left as it is. Save it anew.`,
    );
  if (!replacePicture(root, file, before, after)) throw new Failure(changedMeanwhile(file));
}

/**
 * Renames one file at a time, because each rename changes the problems of the others. It changes every document that names the
 * file, also those that were not chosen.
 */
function renameFiles(
  library: Library,
  isMeant: (file: string) => boolean,
  fixed: FixedFiles,
  record: Recorder,
): void {
  const tried = new Set<string>();
  const next = () =>
    checkAll(library).find(({ file, fix }) => fix?.move && isMeant(file) && !tried.has(fix.move.from));
  for (let problem = next(); problem?.fix?.move; problem = next()) {
    const { fix } = problem;
    const { move } = problem.fix;
    tried.add(move.from);
    const done = [{ problem, fix, was: quoted(move.from) }];
    attempt(fixed, done, () => makeChange({ by: 'command', ...renamedFile(move, library) }, library, record));
  }
}

/** Works out all fixes before the first file is written, because a fix in one file may make one in another possible. */
function workedOut(library: Library, isMeant: (file: string) => boolean): Pending[] {
  const pending = new Map<string, Pending>();
  let withEdits = library;
  for (let count = -1; count !== sum(pending); ) {
    count = sum(pending);
    mapWithProgress('Mending pages:', filesToFix(checkAll(withEdits)).filter(isMeant), file => {
      const document = pending.get(file) ?? documentOf(library, file);
      if (!document) return;
      const { text, done } = fixedText(withEdits, { file, text: document.after });
      if (done.length === 0) return;
      withEdits = withEdits.withText({ file, text });
      pending.set(file, { ...document, after: text, done: [...document.done, ...done] });
    });
  }
  return [...pending.values()].filter(({ before, after }) => before !== after);
}

function sum(pending: Map<string, Pending>): number {
  return [...pending.values()].reduce((count, { done }) => count + done.length, 0);
}

function filesToFix(problems: Problem[]): string[] {
  return [...new Set(problems.flatMap(({ file, fix }) => (fix ? [file] : [])))];
}

/** Undefined for what cannot be written back as it is: a link, or a file in another encoding. */
function documentOf({ root }: Library, file: string): Pending | undefined {
  const name = documentOfFile(root, file);
  const found = name === undefined ? undefined : findDocument(root, name);
  if (!found || 'kind' in found) return undefined;
  const { text } = found.source;
  return { file, before: text, after: text, done: [] };
}
