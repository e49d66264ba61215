// The English words of the editor of texts, and of where a link leads.
export const ENGLISH_EDITOR = {
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
};
