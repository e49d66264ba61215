// Problems in, what a report says of them in numbers out.
import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';
import { counted } from '../words.ts';

export type Summary = { mistakes: number; warnings: number; files: number; pages: number };

/** "pages" are the pages that were looked at: all of the library where nothing else is said. */
export function summaryOf(problems: Problem[], library: Library, pages = library.routes().length): Summary {
  const mistakes = problems.filter(({ level }) => level === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  return { mistakes, warnings: problems.length - mistakes, files, pages };
}

export function summarySentence({ mistakes, warnings, files, pages }: Summary): string {
  const warned = warnings > 0 ? counted(warnings, 'warning') : '';
  if (mistakes === 0) return `${counted(pages, 'page')}, no mistakes${warned && `, ${warned}`}.`;
  return `${counted(mistakes, 'mistake')}${warned && ` and ${warned}`} in ${counted(files, 'file')}.`;
}
