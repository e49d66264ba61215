// The words of the composer's window in German: Sie, calm and short, with the words that people know from Word, Wix and Figma.
import type { WindowWords } from '../en/en.ts';
import { GERMAN_ANSWERS } from './answers.ts';
import { GERMAN_COMMANDS } from './commands.ts';
import { GERMAN_EDITOR } from './editor.ts';
import { GERMAN_ELSEWHERE } from './elsewhere.ts';
import { GERMAN_FIELDS } from './fields.ts';
import { GERMAN_FIND } from './find.ts';
import { GERMAN_FIRST } from './first.ts';
import { GERMAN_HISTORY } from './history.ts';
import { IN_GERMAN } from './in-german.ts';
import { GERMAN_NOT_SAVED } from './not-saved.ts';
import { GERMAN_OTHERS } from './others.ts';
import { GERMAN_OUTLINE } from './outline.ts';
import { GERMAN_PAGE } from './page.ts';
import { GERMAN_PAGES } from './pages.ts';
import { GERMAN_PICTURES } from './pictures.ts';
import { GERMAN_SEND } from './send.ts';
import { GERMAN_WINDOW } from './window.ts';

const { quoted, listed, weekday } = IN_GERMAN;

export const GERMAN = {
  name: 'Deutsch',
  quoted,
  listed: (words: string[]) => listed(words),
  weekday,
  ...GERMAN_WINDOW,
  ...GERMAN_COMMANDS,
  ...GERMAN_FIND,
  ...GERMAN_PAGES,
  ...GERMAN_OUTLINE,
  ...GERMAN_PAGE,
  ...GERMAN_FIELDS,
  ...GERMAN_EDITOR,
  ...GERMAN_PICTURES,
  ...GERMAN_ELSEWHERE,
  ...GERMAN_NOT_SAVED,
  ...GERMAN_FIRST,
  ...GERMAN_ANSWERS,
  ...GERMAN_HISTORY,
  ...GERMAN_SEND,
  ...GERMAN_OTHERS,
} satisfies WindowWords;
