// The English words of the window while it looks back, and of two drawings beside each other.
import { IN_ENGLISH } from './in-english.ts';

const { counted, moment, number, PLACES } = IN_ENGLISH;

export const ENGLISH_HISTORY = {
  /** What the server says of the past of a page. */
  history: {
    unknownPage: (name: string) => `Nothing is known of what ${name} was.`,
    unknownMoment: 'This moment is no longer kept. Choose another one.',
    notThereThen: 'This page was not there then.',
    went: (day: string) => `Taken away on ${moment(day)}.`,
    minute: (day: string, time: string) => `${moment(day)}, ${time}`,
    isBack: {
      document: (title: string, then: string) => `“${title}” is as it was on ${then}.`,
      block: (title: string, then: string) => `The block on “${title}” is as it was on ${then}.`,
      value: (title: string, then: string) => `This place on “${title}” is as it was on ${then}.`,
      site: (_title: string, then: string) => `The whole site is as it was on ${then}.`,
    },
    isDone: 'It is as it was.',
    comesBack: (title: string) => `“${title}” is there again.`,
    changedSince: (name: string, title: string, when: string) =>
      `This also takes back what ${name === '' ? 'somebody else' : name} changed on “${title}” on ${when}.`,
    leftAlone: (title: string) =>
      `“${title}” has been changed since, so a place in it stays as it is. Look whether a link belongs there.`,
    notKept: (title: string) => `“${title}” stays as it is: nothing of it is kept from then.`,
    pictureLost: (name: string) =>
      `The picture “${name}” is no longer kept. Choose another one for its place.`,
    pageGone: 'The page is not there now, so nothing can be put into it. Put the page back first.',
    placeGone: 'Nothing is left of what was around this place. Put its block or the page back.',
    withMistakes: 'There would be something to mend on the site. Put it back and mend it, or leave it.',
  },
  /** The window while it looks back. */
  past: {
    name: 'History',
    ofWhat: 'History of what',
    of: { block: 'This block', page: 'This page', site: 'Whole site' },
    choose: 'Choose a moment, and the page is shown as it was then, beside what it is now.',
    none: 'Nothing has changed here yet.',
    coming: 'Looking back …',
    today: (day: string) => `Today, ${day}`,
    older: 'Earlier moments',
    isNow: 'as it is now',
    more: (count: number) => `and ${counted(count, { one: 'more change', other: 'more changes' })}`,
    by: {
      command: (name?: string) => (name === undefined ? 'by a command' : `by the command ${name}`),
      editor: (name?: string) => (name === undefined ? 'in an editor' : `${name}, in an editor`),
      found: () => 'as it was found',
      elsewhere: (name?: string) =>
        name === undefined ? 'came with the folder' : `${name}, came with the folder`,
    },
    elsewhereMeans:
      'This came with the folder and was not done at this computer, so Undo never takes it back. You can put it back from here.',
    takenIn: (when: string) => `taken in on ${when}`,
    takenInBelow: (day: string) => `Taken in on ${day}`,
    asItWas: 'as it was',
    now: 'Now',
    places: (count: number) => counted(count, { one: 'place differs', other: 'places differ' }),
    before: 'Difference before',
    next: 'Next difference',
    differs: 'Different from now',
    likeNow: 'The page is like this now.',
    siteOther: 'Header and footer are those of today. They were different then.',
    hadMistakes:
      'The page had mistakes at that moment, so it cannot be drawn. What differs from now is told in words.',
    putBack: 'Put back',
    putBackThis: (words: string) => `Put back: ${words}`,
    putBlockBack: 'Put this block back',
    putAllBack: 'Put the whole page back',
    putPageBack: 'Put this page back',
    putSiteBack: 'Put the whole site back',
    putAndMend: 'Put back and mend',
    gonePages: (count: number) => `Pages that are gone (${number(count)})`,
    /** Asks about places that were changed in the same step. */
    along: {
      name: 'Put back together',
      ask: (words: string) => `Put this back? ${words}`,
      together: (count: number) =>
        `It was changed together with ${counted(count, { one: 'other place', other: 'other places' })}.`,
      others: (count: number) => (count === 1 ? 'The other one too' : `The ${number(count)} others too`),
      pages: (count: number) => `${number(count)} more pages`,
      putBack: (count: number) => `Put back ${counted(count, PLACES)}`,
    },
  },
  /** Two drawings of a page, side by side. */
  pair: {
    name: 'Side by side',
    alike: (count: number) => `${counted(count, { one: 'block', other: 'blocks' })} alike`,
    hidden: 'Hidden from visitors',
    notDrawn: 'It cannot be drawn',
    notThereYet: 'Not there yet',
    gone: 'No longer there',
  },
};
