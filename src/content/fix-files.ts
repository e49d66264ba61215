// Files of the library in, each with its safe fixes applied on disk, and what was done in lines for a terminal out.
import { saveText } from '../edit/save.ts';
import { Failure } from '../failure.ts';
import { findDocument } from './amend.ts';
import { documentOfFile } from './documents.ts';
import { type Fixed, fixed } from './fix.ts';
import type { Library } from './library.ts';
import { counted } from './words.ts';

/** A file that changed while it was looked at is left as it is. */
export function fixFiles(library: Library, files: string[]): string[] {
  const lines: string[] = [];
  const mended: number[] = [];
  for (const file of files) {
    const result = orSentence(() => fixFile(library, file));
    if (typeof result === 'string') lines.push(result);
    else if (result && result.done.length > 0) {
      mended.push(result.done.length);
      lines.push(...result.done.map(({ line, column, fix }) => `${file}:${line}:${column}  ${fix?.title}`));
    }
  }
  const count = mended.reduce((sum, done) => sum + done, 0);
  if (count === 0) return [...lines, 'There is nothing that mends itself.'];
  return [...lines, `${counted(count, 'mistake')} mended in ${counted(mended.length, 'file')}.`];
}

function orSentence<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

function fixFile(library: Library, file: string): Fixed | undefined {
  const name = documentOfFile(library.root, file);
  const found = name === undefined ? undefined : findDocument(library.root, name);
  // What cannot be read as it is, is not written either.
  if (!found || 'kind' in found) return undefined;
  const result = fixed(library, found.source);
  if (result.done.length === 0) return result;
  saveText(found.path, result.text, () => refuseChange(library, name ?? '', found.source.text, file));
  library.forget(file);
  return result;
}

function refuseChange(library: Library, name: string, text: string, file: string): void {
  const now = findDocument(library.root, name);
  if ('kind' in now || now.source.text !== text)
    throw new Failure(`${file} has changed in the meantime, so it was left as it is. Run the command again.`);
}
