// The English words of the bar and of the window itself.
import { IN_ENGLISH } from './in-english.ts';

const { number, percent } = IN_ENGLISH;

export const ENGLISH_WINDOW = {
  window: {
    edit: (title: string) => `Edit ${title}`,
    gone: 'The server has gone; your words are kept here',
    close: 'Close',
    goneMeanwhile: 'This has gone meanwhile.',
    /** Until it has opened. */
    title: 'Edit',
    opening: 'Opening … The pages of the site are being read.',
    needsScript:
      'The composer needs JavaScript. The pages are files in the folder pages, which any editor opens.',
    noAnswer: 'The server has gone.',
  },
  bar: {
    pages: 'Pages: ',
    visitPage: 'Look at the page, in another window',
    asVisitors: 'Look: the page as visitors see it',
    saved: 'Saved here',
    saving: 'Saving …',
    savedWhere: (where: string) => `All saved ${where}. Not public until it is sent and taken in.`,
    notPublic: ', not public yet',
    notSaved: (count: number) => `${number(count)} not saved`,
    whatIsNotSaved: 'What is not saved yet, and why',
    gone: 'Server gone',
    howWide: 'How wide the page is shown',
    devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
    wide: (device: string, width: number) => `${device}, ${number(width)} wide`,
    scale: percent,
    zoom: (scale: number) => `Drawn at ${percent(scale)}`,
    fullSize: 'Show the page at its own size',
    toFit: 'Show all of its width',
    dark: 'Dark',
    darkPage: 'The page in its dark colours',
  },
  settings: {
    colours: 'Colours of this window',
    schemes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
  },
};
