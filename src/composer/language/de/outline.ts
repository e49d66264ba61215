// The German words of the left side: the blocks of a page, all pages, and the whole site.
import type { ENGLISH_OUTLINE } from '../en/outline.ts';
import { IN_GERMAN } from './in-german.ts';

const { counted, number, PAGES } = IN_GERMAN;

export const GERMAN_OUTLINE = {
  side: {
    name: 'Diese Seite und die anderen',
    tabs: { blocks: 'Bausteine', pages: 'Seiten', site: 'Website' },
    kinds: { page: 'Seite', shared: 'gemeinsamer Teil', site: 'Website' },
    hidden: 'ausgeblendet',
    notSaved: 'noch nicht gespeichert',
    comes: 'wird hinzugefügt',
    notSent: 'nicht gesendet',
    onPages: (count: number) => counted(count, PAGES),
    everyPage: 'jede Seite',
    wholeSite: 'Die ganze Website',
    siteIs: 'Was alle Seiten gemeinsam haben. Eine Änderung hier zeigt sich auf jeder Seite.',
    addBlock: 'Baustein hinzufügen',
    find: 'Suchen',
    thisPage: 'Diese Seite',
    begun: (label: string) => `neu: ${label}`,
    findPage: 'Seite suchen',
    newPage: 'Neu',
    pagesUnder: (title: string) => `Seiten unter ${title}`,
  },
  site: {
    onEvery: 'Auf jeder Seite',
    onPages: (count: number) => `Auf ${counted(count, PAGES)}:`,
    andOthers: (count: number) => `und ${number(count)} weitere`,
    groups: {
      name: 'Name und Bild',
      menu: 'Menü und Schaltfläche',
      edges: 'Kopfzeile und Fußbereich',
      hours: 'Öffnungszeiten und Angaben zur Firma',
      addresses: 'Adressen',
      values: 'Werte',
      categories: 'Artikel und Kategorien',
      words: 'Wörter',
      technical: 'Technisches',
    },
  },
  blocks: {
    add: 'Baustein hinzufügen',
    addAfter: (name: string) => `Baustein nach ${name} hinzufügen`,
    search: 'Bausteine durchsuchen',
    kinds: 'Arten von Bausteinen',
    all: 'Alle',
    groups: {
      words: 'Text',
      pictures: 'Bilder',
      offers: 'Angebote und Preise',
      people: 'Personen und Vertrauen',
      pages: 'Listen von Seiten',
      asking: 'Anfragen',
      others: 'Weitere',
    },
    example: (name: string) => `Ein Beispiel: ${name}`,
  },
} satisfies typeof ENGLISH_OUTLINE;
