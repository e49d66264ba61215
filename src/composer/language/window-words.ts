// Chooses the language of the window: the one that somebody chose in its menu, or the first of the browser's that has words here.
import { languageAmong, WINDOW_LANGUAGES, windowWords } from './languages.ts';

const KEPT_AS = 'ashlar-window-language';

/** Reloads the window in the chosen language. Drafts are kept over a reload. */
export function speak(language: string): void {
  localStorage.setItem(KEPT_AS, language);
  location.reload();
}

export const LANGUAGE = languageAmong(
  typeof window === 'undefined' ? [] : [localStorage.getItem(KEPT_AS) ?? '', ...navigator.languages],
);
export const SHELL_WORDS = windowWords(LANGUAGE);
export const LANGUAGES_TO_CHOOSE = Object.entries(WINDOW_LANGUAGES).map(([language, { name }]) => ({
  language,
  name,
}));
