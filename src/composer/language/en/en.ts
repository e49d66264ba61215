// The words of the composer's window in English, a file for each part of it. Every other language has the same names, which its types ask for.

import { ENGLISH_ANSWERS } from './answers.ts';
import { ENGLISH_COMMANDS } from './commands.ts';
import { ENGLISH_EDITOR } from './editor.ts';
import { ENGLISH_ELSEWHERE } from './elsewhere.ts';
import { ENGLISH_FIELDS } from './fields.ts';
import { ENGLISH_FIND } from './find.ts';
import { ENGLISH_FIRST } from './first.ts';
import { ENGLISH_HISTORY } from './history.ts';
import { IN_ENGLISH } from './in-english.ts';
import { ENGLISH_NOT_SAVED } from './not-saved.ts';
import { ENGLISH_OTHERS } from './others.ts';
import { ENGLISH_OUTLINE } from './outline.ts';
import { ENGLISH_PAGE } from './page.ts';
import { ENGLISH_PAGES } from './pages.ts';
import { ENGLISH_PICTURES } from './pictures.ts';
import { ENGLISH_SEND } from './send.ts';
import { ENGLISH_WINDOW } from './window.ts';

const { quoted, listed, weekday } = IN_ENGLISH;

export const ENGLISH = {
  /** As the language calls itself, for the menu. */
  name: 'English',
  quoted,
  listed: (words: string[]) => listed(words),
  weekday,
  ...ENGLISH_WINDOW,
  ...ENGLISH_COMMANDS,
  ...ENGLISH_FIND,
  ...ENGLISH_PAGES,
  ...ENGLISH_OUTLINE,
  ...ENGLISH_PAGE,
  ...ENGLISH_FIELDS,
  ...ENGLISH_EDITOR,
  ...ENGLISH_PICTURES,
  ...ENGLISH_ELSEWHERE,
  ...ENGLISH_NOT_SAVED,
  ...ENGLISH_FIRST,
  ...ENGLISH_ANSWERS,
  ...ENGLISH_HISTORY,
  ...ENGLISH_SEND,
  ...ENGLISH_OTHERS,
};

/** The words that every language has. */
export type WindowWords = typeof ENGLISH;
