// Names pages by their titles where a sentence of the check names their files, which nobody sees in the composer.
import { capital } from '../../base/words.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { documentIn } from '../../site/library/documents.ts';
import { pageName } from '../../site/page-summary.ts';
import type { Library } from '../../site/types.ts';
import type { AskRefusal } from '../form/asks.ts';

/** With its line and column, where the sentence gives them. */
const FILE = /\b(pages\/[^\s:,]+\.json)(?::\d+)*/g;
const BEGINNING = /(?:^|\n|[.!?] )$/;

/** "pages/faq.json was left as it is." → "The page “Questions” was left as it is." */
export function withTitles(sentence: string, library: Library): string {
  return sentence.replace(FILE, (written, name: string, at: number) => {
    const file = documentIn(name, library);
    if (!file) return written;
    const words = placeOnSite(file, library);
    return BEGINNING.test(sentence.slice(0, at)) ? capital(words) : words;
  });
}

export function refusedWithTitles(refused: AskRefusal, library: Library): AskRefusal {
  const { message, problems } = refused;
  return {
    ...refused,
    message: withTitles(message, library),
    ...(problems && {
      problems: problems.map(one => ({ ...one, message: withTitles(one.message, library) })),
    }),
  };
}

function placeOnSite(file: DocumentFile, library: Library): string {
  if (file.kind === 'page') return `the page “${titleOfFile(file, library)}”`;
  return file.kind === 'shared' ? `the shared part “${file.name}”` : 'what all pages share';
}

/** "the whole site" for the site document. */
export function titleOfFile(file: DocumentFile, library: Library): string {
  if (file.kind === 'page') return pageName(file, library) ?? file.route;
  return file.kind === 'shared' ? file.name : 'the whole site';
}
