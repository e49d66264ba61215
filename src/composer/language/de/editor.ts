// The German words of the editor of texts, and of where a link leads.
import type { ENGLISH_EDITOR } from '../en/editor.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted } = IN_GERMAN;

export const GERMAN_EDITOR = {
  editor: {
    toolbar: (label: string) => `Textformat: ${label}`,
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    list: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    heading: 'Überschrift',
    smallerHeading: 'Kleinere Überschrift',
    noTable:
      'Ein Text kann keine Tabelle enthalten, deshalb ist jede Zeile ein Absatz geworden. Für Spalten fügen Sie einen Baustein hinzu, der welche hat.',
    signsAreSeen:
      'Ein Teil dieser Wörter stand so, wie er in der Datei steht. Jetzt sehen Besucher seine Zeichen.',
  },
  link: {
    name: 'Linkziel',
    box: 'Eine Seite oder eine Adresse',
    make: 'Verlinken',
    takeAway: 'Link entfernen',
    cancel: 'Abbrechen',
    noPage: (wanted: string) =>
      `Keine Seite heißt ${quoted(wanted)}. Schreiben Sie eine Adresse, die mit https:// beginnt, oder einen anderen Namen.`,
  },
  address: {
    placeOn: (title: string) => `Eine Stelle auf der Seite ${quoted(title)}.`,
    page: (title: string) => `Die Seite ${quoted(title)}.`,
    placeHere: 'Eine Stelle auf der Seite, auf der der Link steht.',
    website: (name: string) => `Eine andere Website: ${name}.`,
    email: (to: string) => `Schreibt eine E-Mail an ${to}.`,
    calls: (phone: string) => `Ruft ${phone} an.`,
    ofSite: (name: string, address: string) => `Die Adresse ${quoted(name)} der Website: ${address}.`,
  },
  sharedPart: (title: string) => `Der gemeinsame Teil ${quoted(title)}.`,
} satisfies typeof ENGLISH_EDITOR;
