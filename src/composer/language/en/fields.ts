// The English words of the fields of a form.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, CHARACTERS } = IN_ENGLISH;

export const ENGLISH_FIELDS = {
  fields: {
    /** What a background looks like with letters on it. */
    letters: 'Aa',
    name: 'Fields',
    whereYouAre: 'Where you are',
    clickWords: 'Click any words or any picture on the page to change them. F6 goes from part to part.',
    style: 'Look',
    more: (count: number) => `More fields (${number(count)})`,
    oneOfThese: 'One of these',
    remarks: (count: number) => `${counted(count, { one: 'remark', other: 'remarks' })} about this page`,
    show: (label: string, around: string | undefined) => `Show ${label}${around ? `, in ${around}` : ''}`,
    add: (label: string) => `Add: ${label}`,
    takeAway: (label: string) => `Take away: ${label}`,
    example: (words: string) => `For example: ${words}`,
    exampleLeft: (words: string) =>
      `Words of the example are still here: “${words}”. Take them away, or change one of them.`,
    onlyInFile: 'This cannot be changed here yet, only in the file itself.',
    moreAbout: (label: string) => `More about ${label}`,
  },
  /** The page in short, while nothing on it is selected. */
  summary: {
    found: 'In search results',
    edit: 'Edit',
    address: 'Address',
    seen: 'Visitors see it',
    always: 'Always',
  },
  filled: {
    fromArticles: 'Filled from the site’s articles. There is nothing to do here.',
    fromSite: (where: string) => `Filled from ${where} of the whole site.`,
    goThere: 'Go there',
    writeHere: 'Write it here instead',
  },
  shapes: {
    writeAs: (words: string) => `Write it as ${words} instead`,
    table: 'several forms',
    list: 'a list',
    amount: 'an amount of money',
    line: 'one line',
  },
  everywhere: {
    name: 'Where this is used',
    everyPage: 'It is used on every page.',
    otherPages: 'It is used on other pages too.',
    change: 'Change it everywhere',
    changes: 'What you change here changes everywhere.',
    valueOfSite: (label: string) => `This is the value “${label}” of the whole site.`,
    writeElse: 'Write something else here',
    written: 'Where this is written',
    ofPage: (title: string) => `These words belong to the page “${title}”, and are shown here as well.`,
    changeThere: 'Change them on that page',
    backTo: (title: string) => `Back to ${title}`,
  },
  list: {
    add: (noun: string) => `Add: ${noun}`,
    most: (count: number) => `${number(count)} at most.`,
    moveUp: (title: string) => `Move up: ${title}`,
    moveDown: (title: string) => `Move down: ${title}`,
    takeAway: (title: string) => `Take away: ${title}`,
  },
  table: {
    addName: 'Add a name',
    add: 'Add',
    newName: (old: string) => `New name of ${old}`,
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    takeAwayOne: (name: string) => `Take away ${name}`,
    taken: 'This name is there already.',
  },
  choice: {
    usual: 'As usual',
    nothing: 'Nothing is chosen here',
    none: 'None',
    unknown: 'Not one of the choices',
    middle: 'Middle',
    yes: 'Yes',
    no: 'No',
    leaveOut: 'Leave it out',
  },
  amount: {
    isOne: 'This is an amount. Write a number.',
    several: (what: string) => `${what} has more than one number. Write one.`,
    written: (what: string) =>
      `${what} is not how a number is written. Leave out what stands between its thousands.`,
    beside: (what: string) => `${what} cannot stand beside the number. Write the number alone.`,
    foreign: (what: string, currency: string) =>
      `${what} is not the money of this site, which is ${currency}. Write the amount in ${currency}.`,
    doYouMean: 'Do you mean',
    understood: (typed: string, amount: string) => `${typed} is taken as ${amount}.`,
  },
  day: {
    time: 'Time',
    zone: (zone: string) => `Time in ${zone}`,
    skipped: (wanted: string, written: string) =>
      `Clocks go forward that day and never show ${wanted}, so ${written} is written.`,
    twice: (time: string) => `Clocks go back that day and show ${time} twice`,
    which: (time: string) => `Clocks go back that day and show ${time} twice. Which one is meant?`,
    first: 'The first time',
    second: 'The second time',
  },
  /** The values of the site that words show. */
  values: {
    another: 'Show another value here',
    anotherFor: (label: string) => `Another value for ${label}`,
    change: 'Change everywhere',
    changeOne: (label: string) => `Change everywhere: ${label}`,
  },
  /** How much room a field has. */
  room: {
    left: (count: number) => `${counted(count, CHARACTERS)} left.`,
    tooMany: (count: number, most: number) =>
      `${counted(count, CHARACTERS)} too many: ${number(most)} at most.`,
    tooFew: (least: number, more: number) => `${counted(least, CHARACTERS)} at least: ${number(more)} more.`,
  },
};
