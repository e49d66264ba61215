// The German words that the server answers with.
import type { ENGLISH_ANSWERS } from '../en/answers.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, moment, PAGES, PLACES, ARTICLES } = IN_GERMAN;

export const GERMAN_ANSWERS = {
  answers: {
    broken: 'Hier ist etwas schiefgegangen. Was es war, steht im Terminal.',
    severalPhotographs: 'Es kommen schon mehrere Fotos an. Schicken Sie dieses, sobald sie da sind.',
    photographIsCut: 'Das Foto ist nicht ganz angekommen. Schicken Sie es noch einmal.',
    unknownAsk: 'Dieses Fenster fragt etwas, das der Server nicht kennt. Laden Sie es neu.',
    noDay: 'Diesen Tag gibt es nicht. Wählen Sie einen anderen.',
    noPage: (route: string) => `Unter ${route} gibt es keine Seite mehr.`,
    wholeSite: 'die ganze Website',
    starter: (name: string) => `die Vorlage ${quoted(name)}`,
    mayNot: 'Ihr Konto darf das nicht. Fragen Sie jemanden, der diese Website betreut.',
    nothingMore: 'Hier lässt sich nichts mehr hinzufügen.',
    placeChanged: 'Eine dieser Stellen hat sich inzwischen geändert. Sehen Sie noch einmal nach.',
    placesChanged: (count: number) => `${counted(count, PLACES)} geändert.`,
    valueChanged: 'Das wurde inzwischen geändert. Wählen Sie, welches von beiden bleibt.',
    changedSince: 'Jemand hat das inzwischen geändert. Sehen Sie es an, und machen Sie es dann noch einmal.',
    notKept:
      'Diese Seite hat sich seither geändert, und der Stand von damals ist nicht mehr gespeichert. Kopieren Sie Ihren Text, und lassen Sie es, wie es war.',
  },
  names: {
    page: (title: string, isDraft: boolean) => `Die Seite ${quoted(title)}${isDraft ? ', ein Entwurf' : ''}`,
    place: (title: string | undefined, page: string) =>
      `${title === undefined ? 'Eine Stelle' : `${quoted(title)}`} auf der Seite ${quoted(page)}`,
    shared: (title: string, pages: number, routes: string) =>
      pages === 0
        ? `${quoted(title)}, noch auf keiner Seite verwendet`
        : `${quoted(title)}, auf ${counted(pages, PAGES)} verwendet: ${routes}`,
    category: (articles: number) => `Eine Kategorie mit ${counted(articles, ARTICLES)}`,
    folder: (articles: number) => `Ein Ordner mit ${counted(articles, ARTICLES)}`,
    file: (src: string) => `Die Datei ${src}`,
  },
  where: { thisComputer: 'auf diesem Computer' },
  standing: {
    draft: 'Entwurf',
    draftMeans: 'Besucher sehen diese Seite nicht.',
    waiting: (date: string) => `Öffentlich ab ${moment(date)}`,
    waitingMeans: 'Bis dahin sehen Besucher diese Seite nicht.',
    until: (date: string) => `Öffentlich bis ${moment(date)}`,
    over: (date: string) => `Nicht mehr öffentlich seit ${moment(date)}`,
    overMeans: 'Besucher sehen diese Seite nicht mehr.',
  },
  undone: {
    undo: (what: string) => `Rückgängig gemacht: ${what}`,
    redo: (what: string) => `Wiederholt: ${what}`,
    elsewhere: {
      undo: (what: string) =>
        `Der nächste Schritt zurück ist anderswo: ${what}. Noch einmal „Rückgängig“ macht ihn dort rückgängig.`,
      redo: (what: string) =>
        `Der nächste Schritt ist anderswo: ${what}. Noch einmal „Wiederholen“ wiederholt ihn dort.`,
    },
    changed: 'Das wurde seither in der Datei geändert und bleibt deshalb, wie es ist.',
    contested: (way, field, now, back) => {
      const command = way === 'undo' ? 'Rückgängig' : 'Wiederholen';
      const would = back === undefined ? 'würde es entfernen' : `würde daraus wieder ${back} machen`;
      const hand = back === undefined ? 'Entfernen Sie es von Hand' : 'Ändern Sie es von Hand';
      return `${field} wurde seither geändert: Jetzt ist es ${now}, und ${quoted(command)} ${would}. ${hand}, wenn Sie das möchten.`;
    },
    nothing: 'leer',
    somethingElse: 'etwas anderes',
    movedSince: name =>
      `${name} wurde seither verschoben und bleibt deshalb, wo es ist. Verschieben Sie es von Hand, wenn Sie es anderswo möchten.`,
    placeGone: 'Was hier geändert wurde, ist nicht mehr da. Deshalb bleibt alles, wie es ist.',
    mistakes: {
      undo: 'Das wurde seither in der Datei geändert, und beides zusammen würde nicht stimmen. Deshalb wurde nichts rückgängig gemacht:',
      redo: 'Das wurde seither in der Datei geändert, und beides zusammen würde nicht stimmen. Deshalb wurde nichts wiederholt:',
    },
    readdressed: (from: string, to: string) => `die Seite unter ${from} bekam die Adresse ${to}`,
    pageMade: (at: string) => `die Seite unter ${at} wurde begonnen`,
    pageTaken: (at: string) => `die Seite unter ${at} wurde entfernt`,
    renamed: (from: string, to: string) => `${from} heißt ${to}`,
    pictureTaken: (name: string) => `das Bild ${quoted(name)} wurde gelöscht`,
    pictureAdded: (name: string) => `das Bild ${quoted(name)} kam dazu`,
    pictureReplaced: (name: string) => `das Bild ${quoted(name)} wurde ersetzt`,
    pictureLost: (name: string) =>
      `Das Bild ${quoted(name)} wird nicht mehr aufbewahrt und kann nicht zurückkommen.`,
    pictureGone: (name: string) =>
      `Das Bild ${quoted(name)} ist inzwischen gelöscht worden, deshalb bleibt alles, wie es ist.`,
    picturesLeft: (names: string, count: number) =>
      count === 1
        ? `Das Bild ${names} bleibt unter den Bildern der Website, und keine Seite zeigt es.`
        : `Die Bilder ${names} bleiben unter den Bildern der Website, und keine Seite zeigt sie.`,
    andMore: (what: string, count: number) =>
      `${what} und ${counted(count, { one: 'weitere Änderung', other: 'weitere Änderungen' })}`,
    byCommand: (what: string) => `${what}, durch einen Befehl`,
    on: (what: string, where: string) => `${what} (${where})`,
    documents: (count: number) => counted(count, { one: 'Dokument', other: 'Dokumente' }),
  },
} satisfies typeof ENGLISH_ANSWERS;
