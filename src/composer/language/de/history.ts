// The German words of the window while it looks back, and of two drawings beside each other.
import type { ENGLISH_HISTORY } from '../en/history.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, moment, number, PLACES } = IN_GERMAN;

export const GERMAN_HISTORY = {
  history: {
    unknownPage: name => `Über frühere Stände von ${name} ist nichts bekannt.`,
    unknownMoment: 'Dieser Stand wird nicht mehr aufbewahrt. Wählen Sie einen anderen.',
    notThereThen: 'Diese Seite gab es damals nicht.',
    went: day => `Entfernt am ${moment(day)}.`,
    minute: (day, time) => `${moment(day)} um ${time}`,
    isBack: {
      document: (title, then) => `${quoted(title)} ist wieder so wie am ${then}.`,
      block: (title, then) => `Der Baustein auf ${quoted(title)} ist wieder so wie am ${then}.`,
      value: (title, then) => `Diese Stelle auf ${quoted(title)} ist wieder so wie am ${then}.`,
      site: (_title, then) => `Die ganze Website ist wieder so wie am ${then}.`,
    },
    isDone: 'Es ist wieder so, wie es war.',
    comesBack: title => `${quoted(title)} ist wieder da.`,
    changedSince: (name, title, when) =>
      `Damit geht auch zurück, was ${name === '' ? 'jemand anderes' : name} am ${when} auf ${quoted(title)} geändert hat.`,
    leftAlone: title =>
      `${quoted(title)} wurde seither geändert, deshalb bleibt eine Stelle darin, wie sie ist. Sehen Sie nach, ob dort ein Link hingehört.`,
    notKept: title => `${quoted(title)} bleibt, wie es ist: Von damals ist nichts davon aufbewahrt.`,
    pictureLost: name =>
      `Das Bild ${quoted(name)} ist nicht mehr aufbewahrt. Wählen Sie ein anderes für seine Stelle.`,
    pageGone:
      'Die Seite gibt es zurzeit nicht, deshalb lässt sich nichts in sie zurückholen. Holen Sie zuerst die Seite zurück.',
    placeGone:
      'Von dem, was um diese Stelle herum stand, ist nichts mehr da. Holen Sie den Baustein oder die Seite zurück.',
    withMistakes:
      'Auf der Website wäre dann etwas zu berichtigen. Holen Sie es zurück und berichtigen Sie es, oder lassen Sie es.',
  },
  past: {
    name: 'Verlauf',
    ofWhat: 'Verlauf wovon',
    of: { block: 'Dieser Baustein', page: 'Diese Seite', site: 'Ganze Website' },
    choose:
      'Wählen Sie einen Zeitpunkt. Die Seite erscheint dann so, wie sie war, neben dem, wie sie jetzt ist.',
    none: 'Hier hat sich noch nichts geändert.',
    coming: 'Der frühere Stand wird geholt …',
    today: (day: string) => `Heute, ${day}`,
    older: 'Frühere Zeitpunkte',
    isNow: 'so ist es jetzt',
    more: (count: number) =>
      `und ${counted(count, { one: 'weitere Änderung', other: 'weitere Änderungen' })}`,
    by: {
      command: (name?: string) => (name === undefined ? 'durch einen Befehl' : `durch den Befehl ${name}`),
      editor: (name?: string) => (name === undefined ? 'in einem Editor' : `${name}, in einem Editor`),
      found: () => 'so vorgefunden',
      elsewhere: (name?: string) =>
        name === undefined ? 'kam mit dem Ordner' : `${name}, kam mit dem Ordner`,
    },
    elsewhereMeans:
      'Das kam mit dem Ordner und geschah nicht an diesem Computer. „Rückgängig“ nimmt es deshalb nie zurück; von hier aus können Sie es zurückholen.',
    takenIn: (when: string) => `übernommen am ${when}`,
    takenInBelow: (day: string) => `Übernommen am ${day}`,
    asItWas: 'wie es war',
    now: 'Jetzt',
    places: (count: number) => counted(count, { one: 'Stelle ist anders', other: 'Stellen sind anders' }),
    before: 'Vorige Stelle',
    next: 'Nächste Stelle',
    differs: 'Anders als jetzt',
    likeNow: 'So ist die Seite auch jetzt.',
    siteOther: 'Kopfzeile und Fußbereich sind von heute. Damals waren sie anders.',
    hadMistakes:
      'Die Seite hatte zu diesem Zeitpunkt Mängel und lässt sich deshalb nicht darstellen. Was anders ist als jetzt, steht hier in Worten.',
    putBack: 'Zurückholen',
    putBackThis: (words: string) => `Zurückholen: ${words}`,
    putBlockBack: 'Baustein zurückholen',
    putAllBack: 'Ganze Seite zurückholen',
    putPageBack: 'Diese Seite zurückholen',
    putSiteBack: 'Ganze Website zurückholen',
    putAndMend: 'Zurückholen und in Ordnung bringen',
    gonePages: (count: number) => `Entfernte Seiten (${number(count)})`,
    along: {
      name: 'Gemeinsam zurückholen',
      ask: (words: string) => `Das zurückholen? ${words}`,
      together: (count: number) =>
        count === 1
          ? 'Zusammen damit wurde eine weitere Stelle geändert.'
          : `Zusammen damit wurden ${number(count)} weitere Stellen geändert.`,
      others: (count: number) =>
        count === 1 ? 'Auch die andere Stelle' : `Auch die ${number(count)} anderen Stellen`,
      pages: (count: number) => `${number(count)} weitere Seiten`,
      putBack: (count: number) => `${counted(count, PLACES)} zurückholen`,
    },
  },
  pair: {
    name: 'Nebeneinander',
    alike: (count: number) => counted(count, { one: 'gleicher Baustein', other: 'gleiche Bausteine' }),
    hidden: 'Für Besucher ausgeblendet',
    notDrawn: 'Lässt sich nicht darstellen',
    notThereYet: 'Noch nicht vorhanden',
    gone: 'Nicht mehr vorhanden',
  },
} satisfies typeof ENGLISH_HISTORY;
