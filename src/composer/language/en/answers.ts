// The English words that the server answers with.
import { IN_ENGLISH } from './in-english.ts';

const { counted, moment, PAGES, PLACES, ARTICLES } = IN_ENGLISH;

export const ENGLISH_ANSWERS = {
  /** What the server answers. */
  answers: {
    broken: 'Something went wrong here. The terminal says what.',
    severalPhotographs: 'Several photographs are arriving already. Send this one once they are here.',
    photographIsCut: 'The photograph did not arrive as a whole. Send it once more.',
    unknownAsk: 'This window asks what the server does not know. Load it anew.',
    noDay: 'There is no such day. Choose another one.',
    noPage: (route: string) => `There is no page at ${route} any more.`,
    wholeSite: 'the whole site',
    starter: (name: string) => `the starter “${name}”`,
    mayNot: 'Your account may not do this. Ask somebody who looks after this site.',
    nothingMore: 'Nothing more can be put here.',
    placeChanged: 'One of these places has changed in the meantime. Look again.',
    placesChanged: (count: number) => `${counted(count, PLACES)} changed.`,
    valueChanged: 'This has been changed since. Choose which of the two stays.',
    changedSince: 'Somebody else has changed this since. Look at it, and do it once more.',
    notKept:
      'This page has changed since, and what it was then is no longer kept. Copy your words and leave this as it was.',
  },
  /** Explains a choice in a list: an address, a shared part, a picture. */
  names: {
    page: (title: string, isDraft: boolean) => `The page “${title}”${isDraft ? ', a draft' : ''}`,
    place: (title: string | undefined, page: string) =>
      `${title === undefined ? 'A place' : `“${title}”`} on the page “${page}”`,
    shared: (title: string, pages: number, routes: string) =>
      pages === 0
        ? `“${title}”, used on no page yet`
        : `“${title}”, used on ${counted(pages, PAGES)}: ${routes}`,
    category: (articles: number) => `A category with ${counted(articles, ARTICLES)}`,
    folder: (articles: number) => `A folder with ${counted(articles, ARTICLES)}`,
    file: (src: string) => `The file ${src}`,
  },
  /** Where changes are saved. */
  where: { thisComputer: 'on this computer' },
  /** Why visitors do not see a page. */
  standing: {
    draft: 'Draft',
    draftMeans: 'Visitors do not see this page.',
    waiting: (date: string) => `Public from ${moment(date)}`,
    waitingMeans: 'Until then visitors do not see this page.',
    until: (date: string) => `Public until ${moment(date)}`,
    over: (date: string) => `No longer public since ${moment(date)}`,
    overMeans: 'Visitors do not see this page any more.',
  },
  undone: {
    undo: (what: string) => `Taken back: ${what}`,
    redo: (what: string) => `Done again: ${what}`,
    /** Asks before the first step on another page. */
    elsewhere: {
      undo: (what: string) =>
        `The next step back is elsewhere: ${what}. Press Undo once more to take it back there.`,
      redo: (what: string) =>
        `The next step is elsewhere: ${what}. Press Redo once more to do it again there.`,
    },
    changed: 'This has been changed in the file since, so it stays as it is.',
    /** Somebody else has changed the very value. Without "back", Undo or Redo would take it away. */
    contested: (way: 'undo' | 'redo', field: string, now: string, back: string | undefined) => {
      const command = way === 'undo' ? 'Undo' : 'Redo';
      const would = back === undefined ? 'take it away' : `make it ${back} again`;
      const hand = back === undefined ? 'Take it away by hand' : 'Change it by hand';
      return `${field} has been changed since: it is ${now} now, and ${command} would ${would}. ${hand} if you want that.`;
    },
    /** What a contested value is called that cannot be said in a few words. */
    nothing: 'empty',
    somethingElse: 'something else',
    movedSince: (name: string) =>
      `${name} has been moved since, so it stays where it is. Move it by hand if you want it elsewhere.`,
    placeGone: 'What this changed is no longer there, so it stays as it is.',
    /** Before the list of the mistakes. */
    mistakes: {
      undo: 'This has been changed in the file since, and both together would be a mistake, so nothing was taken back:',
      redo: 'This has been changed in the file since, and both together would be a mistake, so nothing was done again:',
    },
    readdressed: (from: string, to: string) => `the page at ${from} got the address ${to}`,
    pageMade: (at: string) => `the page at ${at} was begun`,
    pageTaken: (at: string) => `the page at ${at} was taken away`,
    renamed: (from: string, to: string) => `${from} is called ${to}`,
    pictureTaken: (name: string) => `the picture “${name}” was deleted`,
    pictureAdded: (name: string) => `the picture “${name}” was added`,
    pictureReplaced: (name: string) => `the picture “${name}” was replaced`,
    pictureLost: (name: string) => `The picture “${name}” is no longer kept, so it cannot come back.`,
    pictureGone: (name: string) => `The picture “${name}” has been deleted since, so this stays as it is.`,
    /** What Undo of a photograph leaves in the site. */
    picturesLeft: (names: string, count: number) =>
      count === 1
        ? `The picture ${names} stays among the pictures of the site, where no page shows it.`
        : `The pictures ${names} stay among the pictures of the site, where no page shows them.`,
    andMore: (what: string, count: number) =>
      `${what} and ${counted(count, { one: 'more change', other: 'more changes' })}`,
    byCommand: (what: string) => `${what}, done by a command`,
    on: (what: string, where: string) => `${what} (${where})`,
    documents: (count: number) => counted(count, { one: 'document', other: 'documents' }),
  },
};
