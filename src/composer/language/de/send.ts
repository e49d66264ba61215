// The German words of work on its way to the others.
import type { ENGLISH_SEND } from '../en/send.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted, number, PAGES, CHANGES } = IN_GERMAN;

export const GERMAN_SEND = {
  send: {
    send: 'Senden',
    sendTo: reader => `An ${reader} senden`,
    pages: count => counted(count, { one: 'geänderte Seite', other: 'geänderte Seiten' }),
    title: count => (count === 0 ? 'Senden' : `${counted(count, CHANGES)} senden`),
    way: {
      name: 'Der Weg Ihrer Arbeit',
      here: 'Auf diesem Computer',
      sent: 'Gesendet',
      isRead: reader => `${reader} liest`,
      takenIn: 'Übernommen',
    },
    looking: 'Es wird nachgesehen, was sich geändert hat …',
    comes: 'Dann lesen Sie es durch und senden es, wenn es stimmt.',
    beingSent: 'Wird gesendet …',
    goesOn: 'Sie können inzwischen weiterschreiben. Ein Satz sagt Ihnen, wie es ausgegangen ist.',
    stopWaiting: 'Nicht länger warten',
    goesTo: host =>
      host === ''
        ? 'Ihre Änderungen gehen in den Ordner, der hier eingerichtet ist.'
        : `Ihre Änderungen gehen an ${host}.`,
    consent:
      'Von jetzt an fragt dieses Fenster dort, was es Neues gibt, und sendet, was Sie senden. Von selbst geht nichts hinaus.',
    agree: 'Weiter',
    changes: count => counted(count, CHANGES),
    pair: 'vorher und nachher',
    notOnPage:
      'Die Seite selbst sieht gleich aus: Das ist in einer Liste von Treffern zu sehen oder im Tab des Browsers.',
    pairComes: 'Die Seite wird vorher und nachher gezeichnet …',
    before: 'Vorher',
    after: 'Nachher',
    holdBack: count =>
      count === 1 ? 'Eines steht dem noch im Weg' : `${number(count)} Dinge stehen dem noch im Weg`,
    goThere: 'Dorthin',
    notSavedStays: 'Das geht nicht mit.',
    line: 'Sagen Sie in einer Zeile, was es ist',
    siteIsIn: language =>
      `Alle, die an der Website arbeiten, lesen diese Zeile, und die Sprache der Website ist ${language}.`,
    anew: 'Neu senden',
    asFile: 'Als Datei',
    isSaved: (name: string) =>
      `${quoted(name)} liegt bei den Downloads dieses Browsers. Schicken Sie die Datei zum Beispiel per E-Mail.`,
    whereItIs: 'Wo es ist',
    next: {
      now: 'Jetzt versuchen',
      again: 'Noch einmal',
      signIn: 'Anmelden …',
      get: 'Holen',
      asking: 'Wird gefragt …',
    },
    sent: 'Gesendet',
    nothingSent: 'Nichts ist unterwegs',
    asking: 'Es wird nachgesehen, wo es ist …',
    toSend: count => (count === 0 ? 'Nichts zu senden' : `${counted(count, PAGES)} zu senden`),
    today: time => `Heute, ${time}`,
    seeThere: 'Dort ansehen',
    goOnWriting: (reader = '') =>
      `Schreiben Sie weiter. Was Sie jetzt ändern, geht mit dem nächsten „Senden“ und kommt zu dem, was ${reader || 'gerade'} ${reader ? 'liest' : 'gelesen wird'}.`,
    isTakenIn: 'Ihre Änderung wurde übernommen.',
    whatIsRead: (reader = '') => (reader ? `Was ${reader} liest` : 'Was gerade gelesen wird'),
  },
  exchange: {
    somebodySends:
      'Gerade wird aus diesem Ordner gesendet, vielleicht in einem Terminal. Versuchen Sie es noch einmal, sobald das fertig ist.',
    lookAgain: 'Inzwischen kommt etwas anderes, als Sie gelesen haben. Sehen Sie noch einmal nach.',
    notAnswered: 'Die Antwort kam nicht. Nichts ist verloren: Sehen Sie noch einmal nach.',
    is: {
      nothing: () => 'Seit dem letzten Mal hat sich nichts geändert.',
      changed: () => 'Ihre Änderungen sind hier gespeichert. Noch hat sie niemand sonst.',
      unsent: () => 'Auf diesem Computer aufbewahrt und noch nicht gesendet.',
      waits: () => 'Auf diesem Computer aufbewahrt. Es wird gesendet, sobald der Server antwortet.',
      beingRead: reader =>
        `Gesendet. ${reader ? `${reader} liest es` : 'Es wird gelesen'}, bevor Besucher es sehen.`,
      addedTo: reader =>
        `${reader || 'Jemand'} hat Ihre Änderung ergänzt. Holen Sie das zuerst, und senden Sie dann.`,
      takenIn: () => 'Ihre letzte Änderung ist übernommen. Holen Sie sie zuerst, dann beginnt die nächste.',
      offTheList: reader =>
        `Ihre Änderung ist dort nicht mehr, und in der Website ist sie auch nicht. Fragen Sie ${reader || 'die Person, die Änderungen liest'}, oder senden Sie sie neu.`,
      asksFirst: host =>
        `Änderungen gehen an ${host || 'einen Ordner, der hier eingerichtet ist'}. Dort wurde von diesem Computer aus noch nichts gefragt.`,
      noRemote: () =>
        'Hier ist kein Ort eingerichtet, an den Änderungen gehen. Sie können sie als Datei weitergeben.',
      noGit: why =>
        `${why}. Deshalb lässt sich von hier nichts senden. Sie können Ihre Änderungen als Datei weitergeben.`,
    },
    hasChanged:
      'Seit Sie nachgesehen haben, hat sich etwas geändert. Deshalb wurde nichts gesendet. Sehen Sie es noch einmal an.',
    isHeldBack: 'Vorher ist etwas in Ordnung zu bringen. Deshalb wurde nichts gesendet.',
    badTitle: 'Ein Titel ist eine Zeile mit 1 bis 120 Zeichen.',
    nameFirst: 'Sagen Sie zuerst, wer Sie sind: Ihren Namen und Ihre E-Mail-Adresse.',
  },
} satisfies typeof ENGLISH_SEND;
