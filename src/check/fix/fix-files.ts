// The library and the files that are meant in, each of them written with its safe fixes, and what was done out.

import { Failure } from '../../base/failure.ts';
import { mapWithProgress } from '../../base/progress.ts';
import { quoted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { saveText } from '../../edit/save.ts';
import { documentOfFile } from '../../site/documents.ts';
import type { Library } from '../../site/types.ts';
import { checkAll } from '../check.ts';
import { changed, findDocument } from './change-document.ts';
import { type Done, fixed } from './fix.ts';
import { renameFile } from './rename-file.ts';

export type FixedFiles = { done: Done[]; left: string[] };

type Pending = { file: string; path: string; before: string; text: string; done: Done[] };

/** "isMeant" says which files may be written. */
export function fixFiles(library: Library, isMeant: (file: string) => boolean): FixedFiles {
  const written: FixedFiles = { done: [], left: [] };
  for (const document of workedOut(library, isMeant)) {
    const refusal = save(library, document);
    if (refusal === undefined) written.done.push(...document.done);
    else written.left.push(refusal);
  }
  const renamed = renameFiles(library, isMeant);
  return { done: [...written.done, ...renamed.done], left: [...written.left, ...renamed.left] };
}

/** One after the other: each changes what the others are about. All documents that name the file change, whichever are meant. */
function renameFiles(library: Library, isMeant: (file: string) => boolean): FixedFiles {
  const renamed: FixedFiles = { done: [], left: [] };
  const tried = new Set<string>();
  const next = () =>
    checkAll(library).find(({ file, fix }) => fix?.move && isMeant(file) && !tried.has(fix.move.from));
  for (let problem = next(); problem?.fix?.move; problem = next()) {
    const { fix } = problem;
    const { move } = problem.fix;
    tried.add(move.from);
    try {
      renameFile(move, library);
      renamed.done.push({ problem, fix, was: quoted(move.from) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      renamed.left.push(error.message);
    }
  }
  return renamed;
}

/** A fix in one file may make one in another possible, so all are worked out before the first is written. */
function workedOut(library: Library, isMeant: (file: string) => boolean): Pending[] {
  const pending = new Map<string, Pending>();
  let withEdits = library;
  for (let count = -1; count !== sum(pending); ) {
    count = sum(pending);
    mapWithProgress('Mending pages:', filesToFix(checkAll(withEdits)).filter(isMeant), file => {
      const document = pending.get(file) ?? documentOf(library, file);
      if (!document) return;
      const { text, done } = fixed(withEdits, { file, text: document.text });
      if (done.length === 0) return;
      withEdits = withEdits.withText({ file, text });
      pending.set(file, { ...document, text, done: [...document.done, ...done] });
    });
  }
  return [...pending.values()].filter(({ before, text }) => before !== text);
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
  return { file, path: found.path, before: text, text, done: [] };
}

/** Somebody may have saved the file in the meantime: theirs is kept. */
function save(library: Library, { file, path, before, text }: Pending): string | undefined {
  try {
    saveText(path, text, () => {
      if (documentOf(library, file)?.before !== before) throw new Failure(changed(file).message);
    });
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  library.forget(file);
  return undefined;
}
