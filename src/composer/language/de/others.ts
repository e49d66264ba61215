// The German words of the others’ work on its way to the author.
import type { ENGLISH_OTHERS } from '../en/others.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, number, PAGES, VERSIONS } = IN_GERMAN;

export const GERMAN_OTHERS = {
  others: {
    kind: 'Die anderen',
    title: 'Änderungen der anderen',
    looksAt: (host: string) => `Änderungen werden gesucht${host === '' ? '' : `, bei ${host}`} …`,
    haveChanged: (who: string, people: number, count: number) =>
      `${who || 'Jemand'} ${people > 1 ? 'haben' : 'hat'} ${counted(count, PAGES)} geändert`,
    haveChangedSite: (who: string, people: number) =>
      `${who || 'Jemand'} ${people > 1 ? 'haben' : 'hat'} geändert, was alle Seiten gemeinsam haben`,
    haveChangedSome: (who: string, people: number) =>
      `${who || 'Jemand'} ${people > 1 ? 'haben' : 'hat'} etwas geändert`,
    fileChanges: (count: number) => `Änderungen auf ${counted(count, PAGES)}`,
    fromFile: (name: string) => `Aus der Datei ${quoted(name)}.`,
    fileIsIn: 'Alles davon ist schon hier.',
    areHere: (who: string, count: number) =>
      `Die Änderungen ${who === '' ? 'der anderen' : `von ${who}`} sind da, auf ${counted(count, PAGES)}.`,
    siteIsHere: (who: string) => `Die Änderungen ${who === '' ? 'der anderen' : `von ${who}`} sind da.`,
    fileIsHere: (name: string) => `Die Änderungen aus ${quoted(name)} sind da.`,
    nothingNew: 'Nichts Neues',
    haveAll: 'Sie haben alles, was die anderen geändert haben.',
    areAt: (host: string) =>
      host === ''
        ? 'Die Änderungen der anderen liegen in dem Ordner, der hier eingerichtet ist.'
        : `Die Änderungen der anderen liegen bei ${host}.`,
    look: 'Änderungen der anderen suchen',
    lookedAt: (time: string) => `Nachgesehen um ${time}.`,
    get: 'Holen',
    coming: 'Wird geholt …',
    later: 'Später',
    chooseFirst: (count: number) => `Zuerst ${counted(count, VERSIONS)} wählen`,
    nothingIsLost:
      'Nichts von Ihnen geht verloren. Wo Sie beide dieselbe Stelle geändert haben, werden Sie gefragt.',
    newTools:
      'Auch die Werkzeuge der Website sind andere. Ist das hier, muss jemand in ihrem Ordner npm ci ausführen und sie neu starten.',
    goToPage: 'Zur Seite',
    moreChanges: (count: number) => counted(count, { one: 'weitere Änderung', other: 'weitere Änderungen' }),
    isMet: 'Hier haben auch Sie etwas geändert',
    met: {
      sentence: 'Ein Satz, den auch Sie geändert haben',
      price: 'Ein Preis, den auch Sie geändert haben',
      number: 'Eine Zahl, die auch Sie geändert haben',
      value: 'Eine Stelle, die auch Sie geändert haben',
      block: 'Ein Baustein, den auch Sie geändert haben',
      page: 'Sie haben diese Seite auf andere Weise geändert',
      begun: 'Eine solche Seite haben auch Sie begonnen',
      picture: 'Eine Datei, die auch Sie geändert haben',
      order: 'Auch Sie haben dort etwas verschoben',
      address: 'Auch Sie haben diese Seite verschoben',
    },
    which: {
      sentence: 'Welcher Satz bleibt?',
      price: 'Welcher Preis bleibt?',
      number: 'Welche Zahl bleibt?',
      value: 'Welche Fassung bleibt?',
      block: 'Welcher Baustein bleibt?',
      page: 'Bleibt diese Seite?',
      begun: 'Welche der beiden Seiten bleibt?',
      picture: 'Welche Datei bleibt?',
      order: 'Welche Reihenfolge bleibt?',
      address: 'Welche Adresse bleibt?',
    },
    twoVersions: {
      sentence: (count: number) =>
        counted(count, { one: 'Satz hat zwei Fassungen', other: 'Sätze haben zwei Fassungen' }),
      price: (count: number) =>
        counted(count, { one: 'Preis hat zwei Fassungen', other: 'Preise haben zwei Fassungen' }),
      number: (count: number) =>
        counted(count, { one: 'Zahl hat zwei Fassungen', other: 'Zahlen haben zwei Fassungen' }),
      value: (count: number) =>
        counted(count, { one: 'Stelle hat zwei Fassungen', other: 'Stellen haben zwei Fassungen' }),
      block: (count: number) =>
        counted(count, { one: 'Baustein hat zwei Fassungen', other: 'Bausteine haben zwei Fassungen' }),
      page: (count: number) =>
        counted(count, { one: 'Seite hat zwei Fassungen', other: 'Seiten haben zwei Fassungen' }),
      begun: (count: number) =>
        counted(count, { one: 'Seite wurde zweimal begonnen', other: 'Seiten wurden zweimal begonnen' }),
      picture: (count: number) =>
        counted(count, { one: 'Datei hat zwei Fassungen', other: 'Dateien haben zwei Fassungen' }),
      order: (count: number) =>
        counted(count, { one: 'Liste hat zwei Reihenfolgen', other: 'Listen haben zwei Reihenfolgen' }),
      address: (count: number) =>
        counted(count, { one: 'Seite hat zwei Adressen', other: 'Seiten haben zwei Adressen' }),
    },
    choose: 'Wählen',
    chooseAgain: 'Noch einmal ansehen',
    decided: (count: number, all: number) => `${number(count)} von ${number(all)} entschieden`,
    keepAllYours: 'Alle Ihre behalten',
    keepAllTheirs: (name?: string) =>
      name === undefined ? 'Alle anderen behalten' : `Alle von ${name} behalten`,
    readOnceMore: 'Noch einmal zu lesen',
    bothWrote:
      'In diesen Texten haben Sie beide geschrieben, jeder in einem anderen Satz. Passt es zusammen?',
    versions: 'Zwei Fassungen',
    ofAll: (at: number, all: number) => `${number(at)} von ${number(all)}`,
    beforeBoth: 'Vor Ihnen beiden',
    yours: 'Ihre Fassung',
    theirs: (name?: string) => (name === undefined ? 'Andere Fassung' : `Fassung von ${name}`),
    both: 'Beide',
    third: 'Eine dritte, aus beiden …',
    chosen: 'Gewählt',
    keepYours: 'Ihre behalten',
    keepTheirs: (name?: string) => (name === undefined ? 'Die andere behalten' : `Die von ${name} behalten`),
    keepBoth: 'Beide behalten',
    keepThis: 'Diese behalten',
    decideLater: 'Später entscheiden',
    otherStays: 'Die andere bleibt im Verlauf.',
    bothStay: 'Die beiden anderen bleiben im Verlauf.',
    yoursStays: 'Ihre bleibt im Verlauf.',
    yoursGoes: 'Ihre geht verloren: Der Verlauf bewahrt Seiten und keine anderen Dateien.',
    drawing: 'Die beiden Fassungen werden gezeichnet …',
    onNoPage: 'Keine Seite zeigt das für sich, deshalb ist hier nichts zu sehen.',
    drawnAlike: 'Auf der Seite sehen beide gleich aus.',
    youTookAway: 'Von Ihnen entfernt',
    tookAway: (name?: string) => `Entfernt von ${name ?? 'jemand anderem'}`,
  },
  changeFile: {
    arriving: (name: string) => `${quoted(name)} wird gelesen …`,
    notSent: 'Der Server ist nicht da. Öffnen Sie die Datei noch einmal, sobald er wieder läuft.',
    onlyOne: 'Bitte eine Änderungsdatei nach der anderen. Öffnen Sie die übrigen, sobald diese hier ist.',
    several: 'Es kommt schon eine Datei an. Öffnen Sie diese, sobald sie da ist.',
    tooLarge: 'Eine Änderungsdatei hat höchstens 60 MB. Bitten Sie um den Ordner mit den Seiten selbst.',
    cut: 'Die Datei ist nicht ganz angekommen. Öffnen Sie sie noch einmal.',
    hasMistakes: (count: number) =>
      count === 1
        ? 'Etwas darin ist zu berichtigen, bevor es öffentlich sein kann:'
        : `${number(count)} Stellen darin sind zu berichtigen, bevor es öffentlich sein kann:`,
  },
} satisfies typeof ENGLISH_OTHERS;
