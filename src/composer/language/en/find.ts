// The English words of the command that finds anything, and of each search box.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, PLACES } = IN_ENGLISH;

export const ENGLISH_FIND = {
  find: {
    box: 'A page, a block, words on any page, or what you want to do',
    groups: {
      pages: 'Pages',
      blocks: 'On this page',
      commands: 'Do',
      words: 'Words on pages',
    },
    home: 'Home',
    wholeSite: 'The whole site',
    sharedPart: (name: string) => `Shared part: ${name}`,
    allPlaces: (count: number, search: string) => `All ${counted(count, PLACES)} with “${search}” …`,
    more: (count: number) =>
      `${counted(count, { one: 'more place', other: 'more places' })}: type a few letters more.`,
    looking: 'Looking …',
    choose: 'choose',
    open: 'open',
    otherWindow: 'in another window',
  },
  search: {
    nothing: 'Nothing found.',
    suggestions: 'Suggestions',
    found: (count: number) => `${number(count)} found`,
    more: (count: number) => `${number(count)} more: type a few letters.`,
  },
};
