// The words of the composer's window in English. Every other language has the same names, which its type asks for.
import { quotedIn } from '../../base/sentences/quotes.ts';
import { inLanguage } from './in-language.ts';

const { counted, listed, moment, number, percent, weekday } = inLanguage('en-AU');

const PAGES = { one: 'page', other: 'pages' };
const VERSIONS = { one: 'version', other: 'versions' };
const PLACES = { one: 'place', other: 'places' };
const ARTICLES = { one: 'article', other: 'articles' };
const CHANGES = { one: 'change', other: 'changes' };
const CHARACTERS = { one: 'character', other: 'characters' };

export const ENGLISH = {
  /** As the language calls itself, for the menu. */
  name: 'English',
  quoted: quotedIn('en'),
  listed: (words: string[]) => listed(words),
  weekday,
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
  commands: {
    undo: 'Undo',
    undoThis: (said: string) => `Undo: ${said}`,
    redo: 'Redo',
    nothingTo: { undo: 'There is nothing to undo', redo: 'There is nothing to redo' },
    moveUp: 'Move up',
    moveDown: 'Move down',
    hide: 'Hide',
    show: 'Show',
    hides: 'It stays here. Visitors do not see it',
    shows: 'Visitors see it again',
    duplicate: 'Duplicate',
    addAfter: 'Add after',
    addBlockAfter: 'Add after …',
    addBlock: 'Add a block …',
    addBefore: 'Add a block before …',
    takeAway: 'Take away',
    staysElsewhere: 'It stays on the other pages',
    find: 'Find or do',
    finds: 'Pages, blocks, commands, and words on all pages',
    newPage: 'New page …',
    changeAddress: 'Change its address …',
    takePageAway: 'Take this page away …',
    seeDay: 'See the page on another day …',
    seeToday: 'Back to today',
    save: 'Save',
    saves: 'Words are saved as you type, an amount or an address when you leave its field',
    history: 'History',
    looksBack: 'What this page was, beside what it is now',
    send: 'Send',
    sends: 'What you have changed goes to whoever reads it',
    /** Other words for it, by which somebody may look for it. */
    sendAlso: 'hand in, publish, upload, submit',
    sent: 'What was sent',
    sentHolds: 'Where your work is on its way, and who reads it',
    others: 'The others’ changes',
    openFile: 'Open a change file …',
    opensFile: 'Changes that somebody has sent as a file',
    othersHold: 'What the others have changed, and how it comes here',
    fold: 'Fold the left side',
    settings: 'Menu',
    settingsHold: 'Keys, colours and language of this window',
    pages: 'Pages',
    choosesPage: 'Choose another page',
    nextPane: 'Go to the next part of the window',
    previousPane: 'Go to the part before',
    stepOut: 'Go one step out',
    stepsOut: 'From the field to its block, from the block to the page',
    keys: 'Keys',
    allKeys: 'All keys',
    firstMinute: 'The first minute',
    whatItNeeds: 'What sending needs: your name, the host, a reader',
  },
  /** As the keyboard names its keys. */
  keys: {
    Ctrl: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Delete: 'Delete',
    Escape: 'Esc',
    Enter: 'Enter',
  },
  done: {
    added: 'Added.',
    nothingAdded: 'Nothing was added, because another page was opened first.',
    duplicated: (name: string) => `${name} duplicated.`,
    moved: (name: string, isUp: boolean) => `${name} moved ${isUp ? 'up' : 'down'}.`,
    takenAway: (name: string) => `${name} taken away.`,
    renamed: 'Renamed.',
    hidden: (name: string) => `${name} is hidden.`,
    shown: (name: string) => `${name} is shown again.`,
    leftAway: 'Taken away.',
    leftAsItWas: 'Left as it was.',
    putAway: (count: number) => `${counted(count, PLACES)} put away as right.`,
    saved: 'Saved.',
    savedHere:
      'Saved here. You need not save: words are saved as you type them, an amount or an address when you leave its field.',
  },
  list: {
    add: (noun: string) => `Add: ${noun}`,
    most: (count: number) => `${number(count)} at most.`,
    moveUp: (title: string) => `Move up: ${title}`,
    moveDown: (title: string) => `Move down: ${title}`,
    takeAway: (title: string) => `Take away: ${title}`,
  },
  search: {
    nothing: 'Nothing found.',
    suggestions: 'Suggestions',
    found: (count: number) => `${number(count)} found`,
    more: (count: number) => `${number(count)} more: type a few letters.`,
  },
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
  side: {
    name: 'This page and the others',
    tabs: { blocks: 'Blocks', pages: 'Pages', site: 'Site' },
    /** What a document is called before its title. */
    kinds: { page: 'page', shared: 'shared part', site: 'site' },
    hidden: 'hidden',
    notSaved: 'not saved yet',
    comes: 'being added',
    /** Of a page that has changed since it was sent. */
    notSent: 'not sent',
    onPages: (count: number) => counted(count, PAGES),
    everyPage: 'every page',
    wholeSite: 'The whole site',
    siteIs: 'What all pages share. A change here shows on every page.',
    addBlock: 'Add a block',
    find: 'Find',
    thisPage: 'This page',
    begun: (label: string) => `new ${label}`,
    findPage: 'Find a page',
    newPage: 'New',
    pagesUnder: (title: string) => `Pages under ${title}`,
  },
  site: {
    onEvery: 'On every page',
    onPages: (count: number) => `On ${counted(count, PAGES)}:`,
    andOthers: (count: number) => `and ${number(count)} more`,
    /** By the keyword "group" of the fields in schema/site.json. */
    groups: {
      name: 'Name and picture',
      menu: 'Menu and its button',
      edges: 'Strip and footer',
      hours: 'Opening hours and business',
      addresses: 'Addresses',
      values: 'Values',
      categories: 'Articles and categories',
      words: 'Words',
      technical: 'Technical',
    },
  },
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
  blocks: {
    add: 'Add a block',
    addAfter: (name: string) => `Add a block after ${name}`,
    search: 'Search the blocks',
    kinds: 'Kinds of blocks',
    all: 'All',
    /** By the keyword "group" of a block's schema. */
    groups: {
      words: 'Words',
      pictures: 'Pictures',
      offers: 'Offers and prices',
      people: 'People and trust',
      pages: 'Lists of pages',
      asking: 'Asking',
      others: 'Others',
    },
    example: (name: string) => `An example: ${name}`,
  },
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
  /** The editor of words, and its toolbar. */
  editor: {
    toolbar: (label: string) => `Form of the words: ${label}`,
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    list: 'List',
    numbers: 'Numbered list',
    heading: 'Heading',
    smallerHeading: 'Smaller heading',
    noTable:
      'Text cannot hold a table, so each of its rows has become a paragraph. For columns, add a block that has them.',
    signsAreSeen: 'A part of these words stood as it was in the file. Now visitors see its signs.',
  },
  link: {
    name: 'Where the words lead',
    box: 'A page, or an address',
    make: 'Link',
    takeAway: 'Take the link away',
    cancel: 'Cancel',
    noPage: (wanted: string) =>
      `No page is called “${wanted}”. Write an address that begins with https://, or another name.`,
  },
  /** Where an address leads. */
  address: {
    placeOn: (title: string) => `A place on the page “${title}”.`,
    page: (title: string) => `The page “${title}”.`,
    placeHere: 'A place on the page where the link stands.',
    website: (name: string) => `Another website: ${name}.`,
    email: (to: string) => `Writes an email to ${to}.`,
    calls: (phone: string) => `Calls ${phone}.`,
    ofSite: (name: string, address: string) => `The address “${name}” of the site: ${address}.`,
  },
  sharedPart: (title: string) => `The shared part “${title}”.`,
  /** How much room a field has. */
  room: {
    left: (count: number) => `${counted(count, CHARACTERS)} left.`,
    tooMany: (count: number, most: number) =>
      `${counted(count, CHARACTERS)} too many: ${number(most)} at most.`,
    tooFew: (least: number, more: number) => `${counted(least, CHARACTERS)} at least: ${number(more)} more.`,
  },
  picture: {
    none: 'No picture yet',
    choose: 'Choose a picture',
    another: 'Choose another picture',
    search: 'Search by name',
    takeAway: 'Take it away',
    drop: 'Drop a photograph here, paste it, or',
    chooseFile: 'choose a file',
    dropHere: 'Drop it here',
    arriving: (name: string) => `${name} is being made smaller …`,
    arrived: (name: string, width: number, height: number, needsWords: boolean) =>
      `${name} is here, ${width} by ${height} pixels.${needsWords ? ' Say what it shows, then use it.' : ''}`,
    waits: 'Waits for its words',
    sayWhat: (isToBeUsed: boolean) =>
      `Say what it shows, for people who cannot see it. Or say that it is only decoration.${isToBeUsed ? ' Then use it.' : ''}`,
    /** Said of something begun that cannot be without a picture. "where" names the fields that have none. */
    needsOwn: (where: string) =>
      `Choose a picture in ${where}, and say what it shows or that it is only decoration. It is put on the page then.`,
    isSaid: 'This photograph is not in the site yet. Use it, and it is saved together with its words.',
    use: 'Use this photograph',
    used: 'The photograph is used.',
    tooHeavy: 'A photograph has at most 25 MB. Save it smaller.',
    notSent:
      'The photograph has not arrived, because the server has gone. Drop it once more when it is back.',
    placeGone: (name: string) =>
      `“${name}” has arrived, but its place has been taken away in the meantime. Drop it where you want it.`,
    noField:
      'No picture can be shown here. Drop the photograph on a picture, or on a block that can show one.',
    locked: 'This stands on other pages too. Press “Change it everywhere” first, then drop the photograph.',
    deleteFile: (name: string) => `Delete ${name}`,
  },
  /** Why a photograph is not taken. The first three follow the name of its file. */
  photographs: {
    drawing:
      'is a drawing (SVG), whatever its name says, and here only photographs are taken. Save it as PNG, or ask whoever keeps the folder of the site to put it there.',
    small: (width: number, height: number) =>
      `is ${number(width)} by ${number(height)} pixels, too small for any place on a page. Choose a larger one; 3000 pixels are enough for any place.`,
    notKept: 'could not be kept. Choose it once more.',
    noLongerKept: 'This photograph is no longer kept. Choose it once more.',
    noName: 'The name of the file is not written as in an address.',
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
  /** Where the pictures of the site are used. */
  pictures: {
    onPages: (count: number, names: string) => `On ${counted(count, PAGES)}: ${names}`,
    ofWholeSite: 'Used by the whole site',
    onNone: 'On no page',
    used: (name: string) => `The picture “${name}” is used, so it stays.`,
    goneAlready: 'This picture has gone already.',
    gone: (name: string, comesBack: boolean) =>
      `The picture “${name}” is gone.${comesBack ? ' Undo brings it back.' : ''}`,
  },
  /** Which part of a photograph is shown. */
  crop: {
    sides: { left: 'From the left', top: 'From the top', width: 'Width', height: 'Height' },
    whole: 'Show all of it',
  },
  elsewhere: {
    name: 'Other places that still say the old',
    still: (what: string, count: number) =>
      `Still ${what} in ${counted(count, { one: 'other place', other: 'other places' })}`,
    looking: 'Looking for other places that still say the old…',
    tickThose: 'Tick those that mean the same.',
    change: (count: number) => (count === 0 ? 'Change' : `Change ${counted(count, PLACES)}`),
    thisPage: 'this page',
    areRight: 'These are right',
    othersAreRight: 'The others are right',
    /** Written into the site document, where the check reads it. */
    reason: 'Looked at in the composer, and right as it is.',
    byHand: 'Change these words by hand.',
  },
  notSaved: {
    name: 'Not saved yet',
    begins: 'Not saved yet.',
    onItsWay: 'Everything is being saved.',
    contested: 'Somebody else has changed this in the meantime.',
    unfinished: 'This was still being typed when the window closed. Save it, or type on.',
    saveIt: 'Save it',
    isGone: 'What this belongs to is no longer there.',
    /** Said of something begun with the words of an example. "where" names the fields that still have some. */
    toBeWritten: (where?: string) =>
      `Write over the words of the example${where === undefined ? '' : ` in ${where}`}. It is put on the page when none of them is left.`,
    addedWithExample: 'Added with sample words.',
    yours: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    takeAway: 'Take it away',
    leave: 'Leave it as it was',
    onPage: (title: string) => `On the page “${title}”`,
    within: (label: string, around: string | undefined) => (around ? `${label}, in ${around}` : label),
    forSeveral: (part: string) => `${part}, for several pages`,
    moreFields: (count: number) => counted(count, { one: 'more field', other: 'more fields' }),
    items: (count: number) => counted(count, { one: 'item', other: 'items' }),
    fields: (count: number) => counted(count, { one: 'field', other: 'fields' }),
    nothing: 'Nothing',
  },
  /** What sending will need, once, for somebody who is new here. */
  first: {
    title: 'What sending needs',
    notYet: 'not yet',
    gitKnows: 'Git knows your name',
    stands: 'It stands beside what you send. Kept for this copy of the site alone.',
    name: 'Your name',
    email: 'Your email',
    keep: 'Keep this',
    kept: 'Git knows your name now.',
    hostKnows: (host: string) => `${host || 'The host'} knows you`,
    tries: 'Tries whether you may send something there. Nothing is sent.',
    tryIt: 'Try it',
    trying: 'Asking …',
    isKnown: 'You may send something there.',
    noHost: 'No place to send changes to is set up here. A developer can do that once.',
    reads: 'Who reads your changes',
    mayBeLeft: 'You may leave it open. Colleagues see it here, visitors never.',
    reader: 'Name of that person',
    isRead: (reader: string) => `${reader} reads what you send.`,
    isSaid: 'It is said now who reads changes.',
    putAway: 'Put this away',
    isAway: 'Put away. “The first minute”, under “Find or do”, brings it back.',
    notInGit:
      'This folder is not kept in Git, so nothing can be sent from here. Send the folder pages to whoever looks after the site.',
    badName: 'Your name, as your colleagues know it: 1 to 100 letters, without < and >.',
    badEmail: 'An email address, such as “ann@example.com”.',
    notKept: 'Git could not keep this. Try again, or ask a developer.',
    /** Why the host takes nothing from this computer. */
    trouble: {
      unknown: (host: string) =>
        `${host || 'The host'} wants to know who you are, and no password or key for it is kept on this computer. A developer can set that up once.`,
      mayNot: (host: string) =>
        `${host || 'The host'} knows you, but your account may not add to this project. Ask whoever looks after it.`,
      unreachable: (host: string) =>
        `${host || 'The host'} cannot be reached. Is this computer on the internet?`,
      noProject: () =>
        'There is no project at the address that this folder knows, or it is not open to you. A developer has to look at it.',
      oddAddress: () =>
        'The address that this folder knows is of a kind that could run a program, so it was not asked. A developer has to look at it.',
      slow: (host: string) => `${host || 'The host'} has not answered for a minute. Try again later.`,
      failed: () => 'Git has failed with it. A developer has to look at it.',
    },
  },
  settings: {
    colours: 'Colours of this window',
    schemes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
  },
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
  /** Said where somebody tries what other tools can do. */
  instead: {
    block: 'Blocks are moved with the arrows beside them, or with Alt+Shift+↑ and ↓.',
    picture: 'To change a picture, drop a photograph on it, or click it and choose another one on the right.',
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
  /** The others' work on its way to her. */
  others: {
    kind: 'The others',
    title: 'The others’ changes',
    looksAt: (host: string) => `Looking for changes${host === '' ? '' : ` at ${host}`} …`,
    haveChanged: (who: string, people: number, count: number) =>
      `${who || 'Somebody'} ${people > 1 ? 'have' : 'has'} changed ${counted(count, PAGES)}`,
    haveChangedSite: (who: string, people: number) =>
      `${who || 'Somebody'} ${people > 1 ? 'have' : 'has'} changed what all pages share`,
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
    drawing: 'The two versions are being drawn …',
    onNoPage: 'No page shows this by itself, so there is nothing to see here.',
    drawnAlike: 'Both look the same on the page.',
    youTookAway: 'You have taken it away',
    tookAway: (name?: string) => `${name ?? 'Somebody else'} has taken it away`,
  },
};

/** The words that every language has. */
export type WindowWords = typeof ENGLISH;
