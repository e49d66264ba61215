import { counted } from '../base/words.ts';
import { publicSpan, type Standing, standingOf } from '../site/publication.ts';
import type { Library } from '../site/types.ts';

/** Says which pages a build leaves out, and when it would next be different. Empty for most sites. */
export function leftOutSentences(library: Library): string {
  return [countSentence(library), nextSentence(library)].filter(sentence => sentence).join(' ');
}

function countSentence(library: Library): string {
  const kinds = library.routes().map(route => {
    const file = library.page(route);
    return file && standingOf(file, library).kind;
  });
  const count = (kind: Standing['kind']) => kinds.filter(one => one === kind).length;
  const [drafts, waiting, over] = [count('draft'), count('waiting'), count('over')];
  const parts = [
    drafts > 0 ? counted(drafts, 'draft') : '',
    waiting > 0 ? `${counted(waiting, 'page')} to come` : '',
    over > 0 ? `${counted(over, 'page')} whose time is over` : '',
  ].filter(part => part !== '');
  return parts.length > 0 ? `Left out: ${parts.join(', ')}.` : '';
}

function nextSentence(library: Library): string {
  const changes = library.routes().flatMap(route => changesOf(route, library));
  const [next] = changes.filter(({ at }) => at > library.now()).sort((a, b) => a.at - b.at);
  return next ? `${next.words} Build again then.` : '';
}

function changesOf(route: string, library: Library): { at: number; words: string }[] {
  const file = library.page(route);
  const span = file && publicSpan(file, library);
  if (!span) return [];
  const wordsAt = (at: number) => standingOf(file, library, at);
  return [
    { at: span.from, words: `${route} is due on ${dateOf(wordsAt(span.from - 1))}.` },
    { at: span.until, words: `${route} goes on ${dateOf(wordsAt(span.until))}.` },
  ].filter(({ at }) => Number.isFinite(at));
}

function dateOf(standing: Standing): string {
  return 'date' in standing ? standing.date : '';
}
