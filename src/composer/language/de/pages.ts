// The German words of pages that begin, move and go.
import type { ENGLISH_PAGES } from '../en/pages.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, PAGES, PLACES } = IN_GERMAN;

export const GERMAN_PAGES = {
  pages: {
    doing: 'Wird gemacht …',
    looking: 'Es wird nachgesehen, was sich ändern würde …',
    newPage: {
      title: 'Neue Seite',
      itsTitle: 'Titel',
      from: 'Vorlage',
      like: (title: string) => `Wie diese Seite: ${title}`,
      address: 'Adresse (wird aus dem Titel gebildet, wenn Sie nichts schreiben)',
      menu: 'Wo sie im Menü steht',
      notInMenu: 'Nicht im Menü',
      inMenu: 'Hauptmenü',
      first: 'An erster Stelle',
      after: (text: string) => `Hinter ${quoted(text)}`,
      make: 'Diese Seite anlegen',
    },
    move: {
      title: (title: string) => `Adresse von ${quoted(title)} ändern`,
      address: 'Neue Adresse',
      along: 'Die Seiten darunter ziehen mit um',
      make: 'Adresse ändern',
    },
    take: {
      title: (title: string) => `${quoted(title)} entfernen`,
      instead: 'Wohin soll die alte Adresse führen?',
      none: 'Keine',
      make: 'Diese Seite entfernen',
    },
    shared: (count: number) => `gemeinsam, auf ${counted(count, PAGES)}`,
  },
  pageChanges: {
    begins: (title: string, address: string) =>
      `Die Seite ${quoted(title)} wird unter ${address} angelegt, als Entwurf; Besucher sehen sie noch nicht.`,
    inMenu: (after: string | undefined) =>
      after === undefined
        ? 'Im Menü steht sie an erster Stelle ihres Teils.'
        : `Im Menü steht sie nach ${quoted(after)}.`,
    isHere: (title: string) => `Die Seite ${quoted(title)} ist da.`,
    noStarter: 'Diese Vorlage gibt es nicht mehr. Wählen Sie eine andere.',
    unreadable: 'Diese Seite lässt sich gerade nicht lesen. Wählen Sie eine andere.',
    wouldBeWrong:
      'Auf der neuen Seite würde etwas nicht stimmen, deshalb wurde nichts angelegt. Berichtigen Sie zuerst die Seite, mit der sie beginnt',
    moves: (title: string, from: string, to: string) =>
      `Die Seite ${quoted(title)} bekommt statt ${from} die Adresse ${to}.`,
    along: (count: number) =>
      `${counted(count, { one: 'Seite darunter zieht', other: 'Seiten darunter ziehen' })} mit um.`,
    links: (count: number, where: string) =>
      `${counted(count, { one: 'Link auf sie wird angepasst', other: 'Links auf sie werden angepasst' })}: ${where}.`,
    places: (count: number) => counted(count, PLACES),
    aroundPages: 'im Menü oder Fußbereich',
    noLinks: 'Kein Link führt zu ihr.',
    leading: (address: string) => `Wer ${address} aufruft, kommt zur neuen Adresse.`,
    neverPublic: 'Sie war nie öffentlich, deshalb kennt niemand die alte Adresse.',
    stay: (count: number) =>
      `${counted(count, { one: 'Seite darunter bleibt, wo sie ist', other: 'Seiten darunter bleiben, wo sie sind' })}.`,
    hasMoved: (address: string) => `Die Seite hat jetzt die Adresse ${address}.`,
    goes: (title: string) => `Die Seite ${quoted(title)} wird entfernt.`,
    wentAway: (title: string) => `Die Seite ${quoted(title)} wurde entfernt.`,
    isAway: 'Die Seite wurde entfernt.',
  },
} satisfies typeof ENGLISH_PAGES;
