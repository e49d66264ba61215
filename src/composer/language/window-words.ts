// Chooses the language of the window: the one that somebody chose in its menu, else the first of the browser's that has words here, else
// English.
import { ENGLISH } from './en.ts';

export type WindowWords = typeof ENGLISH;

const LANGUAGES: { [language: string]: WindowWords } = { en: ENGLISH };

const KEPT_AS = 'ashlar-window-language';

/** Reloads the window in the chosen language. Drafts are kept over a reload. */
export function speak(language: string): void {
  localStorage.setItem(KEPT_AS, language);
  location.reload();
}

export const LANGUAGE = chosenLanguage();
export const SHELL_WORDS: WindowWords = LANGUAGES[LANGUAGE] ?? ENGLISH;
export const LANGUAGES_TO_CHOOSE = Object.entries(LANGUAGES).map(([language, { name }]) => ({
  language,
  name,
}));

function chosenLanguage(): string {
  const isWindow = typeof window !== 'undefined';
  const wanted = isWindow ? [localStorage.getItem(KEPT_AS) ?? '', ...navigator.languages] : [];
  return wanted.map(tag => tag.split('-')[0] ?? '').find(tag => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}
