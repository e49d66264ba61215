// The words of the engine as components ask for them; the page around says in which language: say(useWords(), 'newTab').
import { createContext, useContext } from 'react';
import type { LanguageWords } from '../base/languages/say.ts';

export { numberIn, say, sayAround } from '../base/languages/say.ts';

/** Every page stands in one of these (src/draw/page/PageView.tsx). */
export const PageWords = createContext({} as LanguageWords);

export function useWords(): LanguageWords {
  return useContext(PageWords);
}
