// The English words of the others’ work on its way to the author.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, PAGES, VERSIONS } = IN_ENGLISH;

export const ENGLISH_OTHERS = {
  /** The others' work on its way to her. */
  others: {
    kind: 'The others',
    title: 'The others’ changes',
    looksAt: (host: string) => `Looking for changes${host === '' ? '' : ` at ${host}`} …`,
    haveChanged: (who: string, people: number, count: number) =>
      `${who || 'Somebody'} ${people > 1 ? 'have' : 'has'} changed ${counted(count, PAGES)}`,
    haveChangedSite: (who: string, people: number) =>
      `${who || 'Somebody'} ${people > 1 ? 'have' : 'has'} changed what all pages share`,
    haveChangedSome: (who: string, people: number) =>
      `${who || 'Somebody'} ${people > 1 ? 'have' : 'has'} changed something`,
    fileChanges: (count: number) => `Changes in ${counted(count, PAGES)}`,
    fromFile: (name: string) => `From the file “${name}”.`,
    fileIsIn: 'All of it is here already.',
    areHere: (who: string, count: number) =>
      `${who === '' ? 'The others’' : `${who}’s`} changes are here, in ${counted(count, PAGES)}.`,
    siteIsHere: (who: string) => `${who === '' ? 'The others’' : `${who}’s`} changes are here.`,
    fileIsHere: (name: string) => `The changes of “${name}” are here.`,
    nothingNew: 'Nothing new',
    haveAll: 'You have everything that the others have changed.',
    areAt: (host: string) =>
      host === ''
        ? 'The others’ changes are in the folder that is set up here.'
        : `The others’ changes are at ${host}.`,
    look: 'Look for others’ changes',
    lookedAt: (time: string) => `Looked at ${time}.`,
    get: 'Get them',
    coming: 'They are coming …',
    later: 'Later',
    chooseFirst: (count: number) => `Choose ${counted(count, VERSIONS)} first`,
    nothingIsLost: 'Nothing of yours is lost. Where both of you have changed the same place, you are asked.',
    newTools:
      'The tools of the site have changed as well. Once this is here, somebody has to run npm ci in its folder and start it again.',
    goToPage: 'Go to the page',
    moreChanges: (count: number) => counted(count, { one: 'more change', other: 'more changes' }),
    isMet: 'You have changed something here too',
    met: {
      sentence: 'A sentence that you have changed too',
      price: 'A price that you have changed too',
      number: 'A number that you have changed too',
      value: 'A place that you have changed too',
      block: 'A block that you have changed too',
      page: 'You have changed this page in another way',
      begun: 'You have begun such a page too',
      picture: 'A file that you have changed too',
      order: 'You have moved something there too',
      address: 'You have moved this page too',
    },
    which: {
      sentence: 'Which sentence stays?',
      price: 'Which price stays?',
      number: 'Which number stays?',
      value: 'Which version stays?',
      block: 'Which block stays?',
      page: 'Does this page stay?',
      begun: 'Which of the two pages stays?',
      picture: 'Which file stays?',
      order: 'Which order stays?',
      address: 'Which address stays?',
    },
    twoVersions: {
      sentence: (count: number) =>
        counted(count, { one: 'sentence has two versions', other: 'sentences have two versions' }),
      price: (count: number) =>
        counted(count, { one: 'price has two versions', other: 'prices have two versions' }),
      number: (count: number) =>
        counted(count, { one: 'number has two versions', other: 'numbers have two versions' }),
      value: (count: number) =>
        counted(count, { one: 'place has two versions', other: 'places have two versions' }),
      block: (count: number) =>
        counted(count, { one: 'block has two versions', other: 'blocks have two versions' }),
      page: (count: number) =>
        counted(count, { one: 'page has two versions', other: 'pages have two versions' }),
      begun: (count: number) =>
        counted(count, { one: 'page was begun twice', other: 'pages were begun twice' }),
      picture: (count: number) =>
        counted(count, { one: 'file has two versions', other: 'files have two versions' }),
      order: (count: number) =>
        counted(count, { one: 'list has two orders', other: 'lists have two orders' }),
      address: (count: number) =>
        counted(count, { one: 'page has two addresses', other: 'pages have two addresses' }),
    },
    choose: 'Choose',
    chooseAgain: 'Look again',
    decided: (count: number, all: number) => `${number(count)} of ${number(all)} decided`,
    keepAllYours: 'Keep all of yours',
    keepAllTheirs: (name?: string) => `Keep all of ${name === undefined ? 'theirs' : `${name}’s`}`,
    readOnceMore: 'To be read once more',
    bothWrote: 'Both of you have written in these texts, each in another sentence. Do they fit together?',
    /** Of a place that both have changed. */
    versions: 'Two versions',
    ofAll: (at: number, all: number) => `${number(at)} of ${number(all)}`,
    beforeBoth: 'Before both of you',
    yours: 'Yours',
    theirs: (name?: string) => (name === undefined ? 'Theirs' : `${name}’s`),
    both: 'Both',
    third: 'A third, from both …',
    chosen: 'Chosen',
    keepYours: 'Keep yours',
    keepTheirs: (name?: string) => `Keep ${name === undefined ? 'theirs' : `${name}’s`}`,
    keepBoth: 'Keep both',
    keepThis: 'Keep this',
    decideLater: 'Decide later',
    otherStays: 'The other one stays in History.',
    bothStay: 'The two others stay in History.',
    yoursStays: 'Yours stays in History.',
    yoursGoes: 'Yours goes for good: History keeps pages, and no other files.',
    drawing: 'The two versions are being drawn …',
    onNoPage: 'No page shows this by itself, so there is nothing to see here.',
    drawnAlike: 'Both look the same on the page.',
    youTookAway: 'You have taken it away',
    tookAway: (name?: string) => `${name ?? 'Somebody else'} has taken it away`,
  },
  /** Of a file with the work of somebody. */
  changeFile: {
    arriving: (name: string) => `“${name}” is being read …`,
    notSent: 'The server has gone. Open the file once more when it is back.',
    onlyOne: 'One change file at a time. Open the others once this one is here.',
    several: 'A file is arriving already. Open this one once it is here.',
    tooLarge: 'A change file has at most 60 MB. Ask for the folder with the pages itself.',
    cut: 'The file did not arrive as a whole. Open it once more.',
    hasMistakes: (count: number) =>
      count === 1
        ? 'One thing in it has to be mended before it can be public:'
        : `${number(count)} things in it have to be mended before it can be public:`,
  },
};
