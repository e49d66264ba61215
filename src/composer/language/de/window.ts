// The German words of the bar and of the window itself.
import type { ENGLISH_WINDOW } from '../en/window.ts';
import { IN_GERMAN } from './in-german.ts';

const { number, percent } = IN_GERMAN;

export const GERMAN_WINDOW = {
  window: {
    edit: (title: string) => `${title} bearbeiten`,
    gone: 'Der Server ist nicht erreichbar; Ihr Text bleibt hier gesichert',
    close: 'Schließen',
    goneMeanwhile: 'Das gibt es inzwischen nicht mehr.',
    title: 'Bearbeiten',
    opening: 'Wird geöffnet … Die Seiten der Website werden gelesen.',
    needsScript:
      'Dieses Fenster braucht JavaScript. Die Seiten sind Dateien im Ordner pages, die jeder Editor öffnet.',
    noAnswer: 'Der Server ist nicht erreichbar.',
  },
  bar: {
    pages: 'Seiten: ',
    visitPage: 'Seite ansehen, in einem neuen Fenster',
    asVisitors: 'Ansehen: die Seite, wie Besucher sie sehen',
    saved: 'Hier gespeichert',
    saving: 'Wird gespeichert …',
    savedWhere: (where: string) =>
      `Alles ${where} gespeichert. Öffentlich wird es erst, wenn es gesendet und übernommen ist.`,
    notPublic: ', noch nicht öffentlich',
    notSaved: (count: number) => `${number(count)} nicht gespeichert`,
    whatIsNotSaved: 'Was noch nicht gespeichert ist, und warum',
    gone: 'Server nicht erreichbar',
    howWide: 'Breite, in der die Seite gezeigt wird',
    devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Smartphone' },
    wide: (device: string, width: number) => `${device}, ${number(width)} breit`,
    scale: percent,
    zoom: (scale: number) => `Auf ${percent(scale)} dargestellt`,
    fullSize: 'Seite in Originalgröße zeigen',
    toFit: 'Ganze Breite zeigen',
    dark: 'Dunkel',
    darkPage: 'Die Seite in ihren dunklen Farben',
  },
  settings: {
    colours: 'Farben dieses Fensters',
    schemes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
  },
} satisfies typeof ENGLISH_WINDOW;
