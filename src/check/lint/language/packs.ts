// The language of a site in, which rules know it out. Where none does, they are silent: what holds for English is wrong elsewhere.
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';

/** Sentences, syllables, claims, amounts in words. */
export function isEnglish(library: Library): boolean {
  return /^en\b/.test(siteFacts(library).language ?? '');
}

/** The dictionary is Australian, and New Zealand writes the same. */
export function isSpelt(library: Library): boolean {
  return /^en-(?:AU|NZ)$/.test(siteFacts(library).language ?? '');
}

/** For the end of a report. Nothing where spelling is checked, or where the language is a mistake itself. */
export function unspeltSentence(library: Library): string | undefined {
  const { language } = library.settings().document ?? {};
  if (language === undefined || isSpelt(library)) return undefined;
  return `Spelling is not checked in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}.`;
}
