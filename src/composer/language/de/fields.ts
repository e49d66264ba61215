// The German words of the fields of a form.
import type { ENGLISH_FIELDS } from '../en/fields.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, number, CHARACTERS } = IN_GERMAN;

export const GERMAN_FIELDS = {
  fields: {
    letters: 'Aa',
    name: 'Felder',
    whereYouAre: 'Wo Sie sind',
    clickWords:
      'Klicken Sie auf der Seite auf ein Wort oder ein Bild, um es zu ändern. F6 führt von Bereich zu Bereich.',
    style: 'Aussehen',
    more: (count: number) => `Weitere Felder (${number(count)})`,
    oneOfThese: 'Eines davon',
    remarks: (count: number) => `${counted(count, { one: 'Hinweis', other: 'Hinweise' })} zu dieser Seite`,
    show: (label: string, around: string | undefined) => `${label}${around ? `, in ${around}` : ''} zeigen`,
    add: (label: string) => `Hinzufügen: ${label}`,
    takeAway: (label: string) => `Entfernen: ${label}`,
    example: (words: string) => `Zum Beispiel: ${words}`,
    exampleLeft: (words: string) =>
      `Hier stehen noch Wörter aus dem Beispiel: ${quoted(words)}. Entfernen Sie sie, oder ändern Sie eines davon.`,
    onlyInFile: 'Das lässt sich hier noch nicht ändern, nur in der Datei selbst.',
    moreAbout: (label: string) => `Mehr zu ${label}`,
  },
  summary: {
    found: 'In Suchergebnissen',
    edit: 'Bearbeiten',
    address: 'Adresse',
    seen: 'Für Besucher sichtbar',
    always: 'Immer',
  },
  filled: {
    fromArticles: 'Kommt aus den Artikeln der Website. Hier ist nichts zu tun.',
    fromSite: (where: string) => `Kommt aus den Angaben der ganzen Website: ${where}.`,
    goThere: 'Dorthin gehen',
    writeHere: 'Stattdessen hier schreiben',
  },
  shapes: {
    writeAs: (words: string) => `Stattdessen so schreiben: ${words}`,
    table: 'mehrere Formen',
    list: 'eine Liste',
    amount: 'ein Geldbetrag',
    line: 'eine Zeile',
  },
  everywhere: {
    name: 'Wo das verwendet wird',
    everyPage: 'Das wird auf jeder Seite verwendet.',
    otherPages: 'Das wird auch auf anderen Seiten verwendet.',
    change: 'Überall ändern',
    changes: 'Was Sie hier ändern, ändert sich überall.',
    valueOfSite: (label: string) => `Das ist der Wert ${quoted(label)} der ganzen Website.`,
    writeElse: 'Hier etwas anderes schreiben',
    written: 'Wo das geschrieben ist',
    ofPage: (title: string) =>
      `Diese Wörter gehören zur Seite ${quoted(title)} und werden auch hier gezeigt.`,
    changeThere: 'Auf jener Seite ändern',
    backTo: (title: string) => `Zurück zu ${title}`,
  },
  list: {
    add: (noun: string) => `Hinzufügen: ${noun}`,
    most: (count: number) => `Höchstens ${number(count)}.`,
    moveUp: (title: string) => `Nach oben: ${title}`,
    moveDown: (title: string) => `Nach unten: ${title}`,
    takeAway: (title: string) => `Entfernen: ${title}`,
  },
  table: {
    addName: 'Namen hinzufügen',
    add: 'Hinzufügen',
    newName: (old: string) => `Neuer Name für ${old}`,
    rename: 'Umbenennen',
    renameOne: (name: string) => `${name} umbenennen`,
    takeAwayOne: (name: string) => `${name} entfernen`,
    taken: 'Diesen Namen gibt es schon.',
  },
  choice: {
    usual: 'Wie üblich',
    nothing: 'Hier ist nichts gewählt',
    none: 'Keine Auswahl',
    unknown: 'Steht nicht zur Auswahl',
    middle: 'Mitte',
    yes: 'Ja',
    no: 'Nein',
    leaveOut: 'Weglassen',
  },
  amount: {
    isOne: 'Das ist ein Betrag. Schreiben Sie eine Zahl.',
    several: (what: string) => `${what} enthält mehr als eine Zahl. Schreiben Sie eine.`,
    written: (what: string) =>
      `Diese Zahl ist nicht eindeutig geschrieben: ${what}. Lassen Sie weg, was zwischen den Tausendern steht.`,
    beside: (what: string) => `${what} kann nicht neben der Zahl stehen. Schreiben Sie nur die Zahl.`,
    foreign: (what: string, currency: string) =>
      `${what} ist nicht die Währung dieser Website; das ist ${currency}. Schreiben Sie den Betrag in ${currency}.`,
    doYouMean: 'Welche Zahl meinen Sie?',
    understood: (typed: string, amount: string) => `${typed} gilt als ${amount}.`,
  },
  day: {
    time: 'Uhrzeit',
    zone: (zone: string) => `Uhrzeit in ${zone}`,
    skipped: (wanted: string, written: string) =>
      `An diesem Tag werden die Uhren vorgestellt und zeigen nie ${wanted}. Deshalb steht hier ${written}.`,
    twice: (time: string) => `An diesem Tag werden die Uhren zurückgestellt und zeigen ${time} zweimal`,
    which: (time: string) =>
      `An diesem Tag werden die Uhren zurückgestellt und zeigen ${time} zweimal. Welches Mal ist gemeint?`,
    first: 'Das erste Mal',
    second: 'Das zweite Mal',
  },
  values: {
    another: 'Einen Wert der Website einsetzen',
    anotherFor: (label: string) => `Ein anderer Wert für ${label}`,
    change: 'Überall ändern',
    changeOne: (label: string) => `Überall ändern: ${label}`,
  },
  room: {
    left: (count: number) => `Noch ${counted(count, CHARACTERS)}.`,
    tooMany: (count: number, most: number) =>
      `${counted(count, CHARACTERS)} zu viel: höchstens ${number(most)}.`,
    tooFew: (least: number, more: number) =>
      `Mindestens ${counted(least, CHARACTERS)}: noch ${number(more)}.`,
  },
} satisfies typeof ENGLISH_FIELDS;
