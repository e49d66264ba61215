// The English words of work on its way to the others.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, CHANGES } = IN_ENGLISH;

export const ENGLISH_SEND = {
  /** Her work on its way to the others. */
  send: {
    send: 'Send',
    sendTo: (reader: string) => `Send to ${reader}`,
    pages: (count: number) => counted(count, { one: 'changed page', other: 'changed pages' }),
    title: (count: number) => (count === 0 ? 'Send' : `Send ${counted(count, CHANGES)}`),
    /** The stops of the way. */
    way: {
      name: 'The way of your work',
      here: 'On this computer',
      sent: 'Sent',
      isRead: (reader: string) => `Read by ${reader}`,
      takenIn: 'Taken in',
    },
    looking: 'Looking at what has changed …',
    comes: 'Then you read it, and send it if it is right.',
    beingSent: 'Being sent …',
    goesOn: 'You can go on writing meanwhile. A sentence will say how it has ended.',
    stopWaiting: 'Stop waiting',
    goesTo: (host: string) =>
      host === '' ? 'Your changes go to the folder that is set up here.' : `Your changes go to ${host}.`,
    consent:
      'From now on, this window asks there what is new, and sends what you send. Nothing goes by itself.',
    agree: 'Go on',
    changes: (count: number) => counted(count, CHANGES),
    pair: 'before and after',
    notOnPage:
      'The page itself looks the same: this is seen in a list of results, or in the tab of a browser.',
    pairComes: 'The page is being drawn before and after …',
    before: 'Before',
    after: 'After',
    holdBack: (count: number) =>
      count === 1 ? 'One thing holds this back' : `${number(count)} things hold this back`,
    goThere: 'Go there',
    notSavedStays: 'It does not go along.',
    line: 'Say in one line what it is',
    siteIsIn: (language: string) =>
      `Everybody who works on the site reads this line, and the site is in ${language}.`,
    anew: 'Send anew',
    asFile: 'As a file',
    isSaved: (name: string) =>
      `“${name}” is among the downloads of this browser. Send it by mail, for example.`,
    whereItIs: 'See where it is',
    /** What can be done about a state. */
    next: {
      now: 'Try now',
      again: 'Try again',
      signIn: 'Sign in …',
      get: 'Get them',
      asking: 'Asking …',
    },
    sent: 'Sent',
    nothingSent: 'Nothing is on its way',
    asking: 'Looking where it is …',
    toSend: (count: number) =>
      count === 0 ? 'Nothing to send' : `${counted(count, { one: 'page', other: 'pages' })} to send`,
    today: (time: string) => `Today, ${time}`,
    seeThere: 'See it there',
    goOnWriting: (reader = '') =>
      `Go on writing. What you change now goes with the next “Send”, and is added to what ${reader || 'is being read'}${reader && ' is reading'}.`,
    isTakenIn: 'Your change has been taken in.',
    whatIsRead: (reader = '') => (reader ? `What ${reader} reads` : 'What is being read'),
  },
  /** What the server says of what is sent to others and comes from them. */
  exchange: {
    somebodySends:
      'Somebody is sending from this folder just now, perhaps in a terminal. Try again once that has ended.',
    lookAgain: 'Something else comes by now than you have read. Look again.',
    notAnswered: 'The answer did not come. Nothing is lost: look again.',
    /** Where an author's work is. */
    is: {
      nothing: () => 'Nothing has changed since the last time.',
      changed: () => 'Your changes are saved here. Nobody else has them yet.',
      unsent: () => 'Kept on this computer, and not sent yet.',
      waits: () => 'Kept on this computer. It is sent as soon as the host answers.',
      beingRead: (reader: string) =>
        `Sent. ${reader ? `${reader} reads it` : 'It is read'} before visitors see it.`,
      addedTo: (reader: string) =>
        `${reader || 'Somebody'} has added to your change. Get that first, and then send.`,
      takenIn: () => 'Your last change has been taken in. Get it first, and then the next one begins.',
      offTheList: (reader: string) =>
        `Your change is no longer there, and not in the site either. Ask ${reader || 'whoever reads changes'}, or send it anew.`,
      asksFirst: (host: string) =>
        `Changes go to ${host || 'a folder that is set up here'}. Nobody has been asked there from this computer yet.`,
      noRemote: () => 'No place to send changes to is set up here. You can pass them on as a file.',
      noGit: (why: string) =>
        `${why}, so nothing can be sent from here. You can pass your changes on as a file.`,
    },
    hasChanged: 'Something has changed since you looked, so nothing was sent. Look at it again.',
    isHeldBack: 'Something has to be mended first, so nothing was sent.',
    badTitle: 'A title is one line of 1 to 120 characters.',
    nameFirst: 'Say first who you are: your name and your email.',
  },
};
