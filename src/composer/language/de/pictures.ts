// The German words of pictures, and of photographs that arrive.
import type { ENGLISH_PICTURES } from '../en/pictures.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, number, PAGES } = IN_GERMAN;

export const GERMAN_PICTURES = {
  picture: {
    none: 'Noch kein Bild',
    choose: 'Bild wählen',
    another: 'Anderes Bild wählen',
    search: 'Nach Namen suchen',
    takeAway: 'Bild entfernen',
    drop: 'Legen Sie hier ein Foto ab, fügen Sie es ein, oder',
    chooseFile: 'wählen Sie eine Datei',
    dropHere: 'Hier ablegen',
    arriving: (name: string) => `${name} wird verkleinert …`,
    arrived: (name: string, width: number, height: number, needsWords: boolean) =>
      `${name} ist da, ${width} mal ${height} Pixel.${needsWords ? ' Sagen Sie, was es zeigt, und verwenden Sie es dann.' : ''}`,
    waits: 'Beschreibung fehlt noch',
    sayWhat: (isToBeUsed: boolean) =>
      `Beschreiben Sie das Bild für alle, die es nicht sehen können. Oder wählen Sie „Nur Schmuck“.${isToBeUsed ? ' Dann verwenden Sie es.' : ''}`,
    needsOwn: (where: string) =>
      `Wählen Sie ein Bild in ${where}, und sagen Sie, was es zeigt oder dass es nur schmückt. Dann kommt es auf die Seite.`,
    isSaid:
      'Dieses Foto ist noch nicht auf der Website. Verwenden Sie es, und es wird zusammen mit seiner Beschreibung gespeichert.',
    use: 'Dieses Foto verwenden',
    used: 'Das Foto wird verwendet.',
    tooHeavy: 'Ein Foto hat höchstens 25 MB. Speichern Sie es kleiner.',
    notSent:
      'Das Foto ist nicht angekommen, weil der Server weg ist. Legen Sie es noch einmal ab, wenn er wieder da ist.',
    placeGone: name =>
      `${quoted(name)} ist da, aber seine Stelle wurde inzwischen entfernt. Legen Sie es ab, wo Sie es möchten.`,
    noField:
      'Hier kann kein Bild gezeigt werden. Legen Sie das Foto auf ein Bild oder auf einen Baustein, der eines zeigen kann.',
    locked:
      'Das steht auch auf anderen Seiten. Drücken Sie zuerst „Überall ändern“, und legen Sie das Foto dann ab.',
    deleteFile: (name: string) => `${name} löschen`,
  },
  photographs: {
    drawing:
      'ist eine Zeichnung (SVG), was auch immer der Name sagt, und hier kommen nur Fotos herein. Speichern Sie sie als PNG, oder bitten Sie die Person, die die Website betreut, sie im Ordner der Website abzulegen.',
    small: (width: number, height: number) =>
      `hat ${number(width)} mal ${number(height)} Pixel und ist damit zu klein für jede Stelle einer Seite. Wählen Sie ein größeres Foto; 3000 Pixel reichen überall.`,
    notKept: 'konnte nicht aufbewahrt werden. Wählen Sie das Foto noch einmal.',
    noLongerKept: 'Dieses Foto wird nicht mehr aufbewahrt. Wählen Sie es noch einmal.',
    noName: 'Der Name der Datei ist nicht so geschrieben wie in einer Adresse.',
  },
  pictures: {
    onPages: (count: number, names: string) => `Auf ${counted(count, PAGES)}: ${names}`,
    ofWholeSite: 'Von der ganzen Website verwendet',
    onNone: 'Auf keiner Seite',
    used: (name: string) => `Das Bild ${quoted(name)} wird verwendet, deshalb bleibt es.`,
    goneAlready: 'Dieses Bild ist schon gelöscht.',
    gone: (name: string, comesBack: boolean) =>
      `Das Bild ${quoted(name)} ist gelöscht.${comesBack ? ' „Rückgängig“ holt es zurück.' : ''}`,
  },
  crop: {
    sides: { left: 'Von links', top: 'Von oben', width: 'Breite', height: 'Höhe' },
    whole: 'Alles zeigen',
  },
} satisfies typeof ENGLISH_PICTURES;
