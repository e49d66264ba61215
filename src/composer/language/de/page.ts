// The German words around the page in the middle.
import type { ENGLISH_PAGE } from '../en/page.ts';
import { IN_GERMAN } from './in-german.ts';

const { moment } = IN_GERMAN;

export const GERMAN_PAGE = {
  page: {
    placeholder: 'Platzhalter',
    comes: (name: string) => `${name} wird hinzugefügt …`,
    name: 'Die Seite',
    named: (title: string) => `Die Seite: ${title}`,
    over: 'Neben der Seite',
    click: (name: string) => `${name} · Zum Schreiben klicken`,
    hasMistakes: 'Diese Seite erscheint, sobald ihre Fehler behoben sind.',
    isHidden: 'Dieser Baustein ist ausgeblendet und steht deshalb nicht auf der Seite.',
    isNotDrawn: 'Dieser Baustein konnte nicht dargestellt werden und steht deshalb nicht auf der Seite.',
  },
  tools: {
    of: (name: string) => `Werkzeuge für ${name}`,
    more: 'Mehr',
    addBlock: 'Baustein hinzufügen',
  },
  otherDay: {
    title: 'Die Seite an einem anderen Tag ansehen',
    day: 'Tag',
    isOfWindow:
      'Nur dieses Fenster zeigt diesen Tag. Sie können weiter Text ändern, er wird wie immer gespeichert.',
    show: 'Diesen Tag zeigen',
    see: (day: string) => `Die Seite am ${moment(day)} ansehen`,
    shown: (day: string) => `So sieht die Seite am ${moment(day)} aus.`,
    unseen: (why: string) => `Besucher sehen sie an diesem Tag nicht (${why}).`,
  },
} satisfies typeof ENGLISH_PAGE;
