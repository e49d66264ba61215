// The words of the window in which somebody finds a page, a block, a command, or words on any page.
import { counted } from '../../../base/words.ts';

export const FIND_WORDS = {
  title: 'Find or do',
  label: 'A page, a block, words on any page, or what you want to do',
  groups: {
    pages: 'Pages',
    blocks: 'On this page',
    deeds: 'Do',
    words: 'Words on pages',
  },
  home: 'Home',
  wholeSite: 'The whole site',
  sharedPart: (name: string) => `Shared part: ${name}`,
  allPlaces: (count: number, search: string) => `All ${count} places with “${search}” …`,
  more: (count: number) => `${counted(count, 'more place')}: type a few letters more.`,
  looking: 'Looking …',
  nothing: 'Nothing found.',
  found: (count: number) => `${count} found`,
  choose: 'choose',
  open: 'open',
  otherWindow: 'in another window',
  leave: 'close',
};
