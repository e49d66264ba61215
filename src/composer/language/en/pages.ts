// The English words of pages that begin, move and go.
import { IN_ENGLISH } from './in-english.ts';

const { counted, PAGES, PLACES } = IN_ENGLISH;

export const ENGLISH_PAGES = {
  pages: {
    doing: 'This is being done …',
    looking: 'Looking what this would change …',
    newPage: {
      title: 'New page',
      itsTitle: 'Title',
      from: 'Begins',
      like: (title: string) => `Like this page: ${title}`,
      address: 'Address (made of the title, if you leave this empty)',
      menu: 'Where it stands in the menu',
      notInMenu: 'Not in the menu',
      inMenu: 'In the menu itself',
      first: 'First',
      after: (text: string) => `After ${text}`,
      make: 'Make this page',
    },
    move: {
      title: (title: string) => `Change the address of “${title}”`,
      address: 'Its new address',
      along: 'The pages below it move along',
      make: 'Change its address',
    },
    take: {
      title: (title: string) => `Take “${title}” away`,
      instead: 'Which page takes its place?',
      none: 'None',
      make: 'Take this page away',
    },
    shared: (count: number) => `shared, on ${counted(count, PAGES)}`,
  },
  pageChanges: {
    begins: (title: string, address: string) =>
      `The page “${title}” begins at ${address}, as a draft that visitors do not see.`,
    inMenu: (after: string | undefined) =>
      after === undefined
        ? 'It stands first in its part of the menu.'
        : `In the menu, it stands after “${after}”.`,
    isHere: (title: string) => `The page “${title}” is here.`,
    noStarter: 'This starter has gone. Choose another one.',
    unreadable: 'This page cannot be read now. Choose another one.',
    wouldBeWrong: 'The new page would have mistakes, so nothing was made. Mend the page that it begins with',
    moves: (title: string, from: string, to: string) => `The page “${title}” moves from ${from} to ${to}.`,
    along: (count: number) =>
      `${counted(count, { one: 'page below it moves', other: 'pages below it move' })} along.`,
    links: (count: number, where: string) =>
      `${counted(count, { one: 'link to it follows', other: 'links to it follow' })}: ${where}.`,
    places: (count: number) => counted(count, PLACES),
    aroundPages: 'in the menu or the footer',
    noLinks: 'No link leads to it.',
    leading: (address: string) => `Visitors who come to ${address} get to the new address.`,
    neverPublic: 'It was never public, so nobody knows the old address.',
    stay: (count: number) =>
      `${counted(count, { one: 'page below it stays where it is', other: 'pages below it stay where they are' })}.`,
    hasMoved: (address: string) => `The page has the address ${address} now.`,
    goes: (title: string) => `The page “${title}” goes.`,
    wentAway: (title: string) => `The page “${title}” was taken away.`,
    isAway: 'The page was taken away.',
  },
};
