// The English words of the left side: the blocks of a page, all pages, and the whole site.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, PAGES } = IN_ENGLISH;

export const ENGLISH_OUTLINE = {
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
};
