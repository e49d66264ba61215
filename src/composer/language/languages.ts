// The languages that the composer speaks. Each is a folder, named here.
import { GERMAN } from './de/de.ts';
import { ENGLISH, type WindowWords } from './en/en.ts';

export type { WindowWords } from './en/en.ts';

export const WINDOW_LANGUAGES: { [language: string]: WindowWords } = { de: GERMAN, en: ENGLISH };

/** The first of these tags, the best first, that has words here: ["fr", "de-AT;q=0.9"] → "de". English if none has. */
export function languageAmong(tags: readonly string[]): string {
  const languages = tags.map(tag => tag.trim().split(/[-;]/)[0] ?? '');
  return languages.find(language => Object.hasOwn(WINDOW_LANGUAGES, language)) ?? 'en';
}

export function windowWords(language = 'en'): WindowWords {
  return WINDOW_LANGUAGES[language] ?? ENGLISH;
}
