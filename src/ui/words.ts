// Gives components the engine's words in the language of the page: say(useWords(), 'newTab').
import { createContext, useContext } from 'react';
import type { LanguageWords } from '../base/languages/say.ts';

export { numberIn, say, sayAround } from '../base/languages/say.ts';

/** src/draw/page/PageView.tsx provides the words for every page. */
export const PageWords = createContext({} as LanguageWords);

export function useWords(): LanguageWords {
  return useContext(PageWords);
}
