// The English words around the page in the middle.
import { IN_ENGLISH } from './in-english.ts';

const { moment } = IN_ENGLISH;

export const ENGLISH_PAGE = {
  page: {
    /** Stands behind words that are not those of the site yet. */
    placeholder: 'placeholder',
    comes: (name: string) => `${name} is being added …`,
    name: 'The page',
    named: (title: string) => `The page: ${title}`,
    over: 'Beside the page',
    click: (name: string) => `${name} · Click to write`,
    hasMistakes: 'This page comes as soon as its mistakes are put right.',
    isHidden: 'This block is hidden, so it is not on the page.',
    isNotDrawn: 'This block could not be drawn, so it is not on the page.',
  },
  tools: {
    of: (name: string) => `What to do with ${name}`,
    more: 'More',
    addBlock: 'Add a block',
  },
  /** The page as of another day than today. */
  otherDay: {
    title: 'See the page on another day',
    day: 'Day',
    isOfWindow:
      'This window alone shows that day. You can go on changing words, and they are saved as always.',
    show: 'Show this day',
    see: (day: string) => `See the page on ${moment(day)}`,
    shown: (day: string) => `This is how the page looks on ${moment(day)}.`,
    unseen: (why: string) => `Visitors do not see it on that day (${why}).`,
  },
};
