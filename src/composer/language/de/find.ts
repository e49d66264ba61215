// The German words of the command that finds anything, and of each search box.
import type { ENGLISH_FIND } from '../en/find.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, number, PLACES } = IN_GERMAN;

export const GERMAN_FIND = {
  find: {
    box: 'Eine Seite, ein Baustein, Wörter auf irgendeiner Seite, oder was Sie tun möchten',
    groups: {
      pages: 'Seiten',
      blocks: 'Auf dieser Seite',
      commands: 'Ausführen',
      words: 'Wörter auf Seiten',
    },
    home: 'Startseite',
    wholeSite: 'Die ganze Website',
    sharedPart: (name: string) => `Gemeinsamer Teil: ${name}`,
    allPlaces: (count: number, search: string) => `Alle ${counted(count, PLACES)} mit ${quoted(search)} …`,
    more: (count: number) =>
      `${counted(count, { one: 'weitere Stelle', other: 'weitere Stellen' })}: Schreiben Sie ein paar Buchstaben mehr.`,
    looking: 'Wird gesucht …',
    choose: 'wählen',
    open: 'öffnen',
    otherWindow: 'in einem neuen Fenster',
  },
  search: {
    nothing: 'Nichts gefunden.',
    suggestions: 'Vorschläge',
    found: (count: number) => `${number(count)} gefunden`,
    more: (count: number) => `${number(count)} weitere: Schreiben Sie ein paar Buchstaben.`,
  },
} satisfies typeof ENGLISH_FIND;
