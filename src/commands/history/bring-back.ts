// The files of a plan in, all of them on disk as one entry of the journal out, with the mistakes that came with them: those refuse
// nothing, or nobody could go back to a page that was not finished.
import { checkAll } from '../../check/check.ts';
import type { SavedFile } from '../../edit/together.ts';
import type { Library } from '../../site/types.ts';
import { saveAll } from '../rename/save.ts';
import type { BroughtBack } from './take-back.ts';

/** "what" are the words of the command. */
export function bringBack(changes: BroughtBack[], what: string, library: Library): string[] {
  const before = new Set(mistakesIn(library).map(({ key }) => key));
  saveAll(changes.map(savedFile), what, library);
  library.forget();
  return mistakesIn(library).flatMap(({ key, told }) => (before.has(key) ? [] : [told]));
}

function mistakesIn(library: Library): { key: string; told: string }[] {
  const mistakes = checkAll(library).filter(({ level }) => level === 'error');
  return mistakes.map(({ file, line, column, where, message }) => ({
    key: `${file} ${where} ${message}`,
    told: `${file}:${line}:${column}  ${where ? `${where}: ` : ''}${message}`,
  }));
}

/** To the byte: a mark of the byte order comes back, or goes. */
function savedFile({ file, now, wanted }: BroughtBack): SavedFile {
  return {
    file,
    ...(now && { before: decoded(now) }),
    ...(wanted && { after: decoded(wanted), bytes: wanted }),
  };
}

function decoded(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
