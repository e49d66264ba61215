// The German words of the first minute: what sending will need.
import type { ENGLISH_FIRST } from '../en/first.ts';

export const GERMAN_FIRST = {
  first: {
    title: 'Was das Senden braucht',
    notYet: 'noch nicht',
    gitKnows: 'Git kennt Ihren Namen',
    stands: 'Er steht bei dem, was Sie senden. Er gilt nur für diese Kopie der Website.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    keep: 'Merken',
    kept: 'Git kennt jetzt Ihren Namen.',
    hostKnows: host => `${host || 'Der Server des Projekts'} kennt Sie`,
    tries: 'Probiert, ob Sie dorthin senden dürfen. Dabei wird nichts gesendet.',
    tryIt: 'Probieren',
    trying: 'Wird gefragt …',
    isKnown: 'Sie dürfen dorthin senden.',
    noHost:
      'Hier ist kein Ort eingerichtet, an den Änderungen gehen. Das richtet einmal ein, wer die Website betreut.',
    reads: 'Wer Ihre Änderungen liest',
    mayBeLeft: 'Das darf offen bleiben. Kollegen sehen es hier, Besucher nie.',
    reader: 'Name der Person',
    isRead: reader => `${reader} liest, was Sie senden.`,
    isSaid: 'Jetzt steht da, wer Änderungen liest.',
    putAway: 'Weglegen',
    isAway: 'Weggelegt. Unter „Suchen“ kommt mit „Die erste Minute“ alles wieder.',
    notInGit:
      'Dieser Ordner liegt nicht in Git, deshalb kann von hier nichts gesendet werden. Sie können Ihre Änderungen als Datei weitergeben.',
    badName: 'Ihr Name, wie Ihre Kollegen ihn kennen: 1 bis 100 Buchstaben, ohne < und >.',
    badEmail: 'Eine E-Mail-Adresse, wie „anna@example.com“.',
    notKept:
      'Git konnte das nicht behalten. Versuchen Sie es noch einmal, oder fragen Sie die Person, die die Website betreut.',
    trouble: {
      unknown: host =>
        `${host || 'Der Server'} möchte wissen, wer Sie sind, und auf diesem Computer liegt kein Passwort und kein Schlüssel dafür. Das richtet einmal ein, wer die Website betreut.`,
      mayNot: host =>
        `${host || 'Der Server'} kennt Sie, aber Ihr Konto darf diesem Projekt nichts hinzufügen. Fragen Sie die Person, die es betreut.`,
      unreachable: host => `${host || 'Der Server'} antwortet nicht. Ist dieser Computer im Internet?`,
      noProject: () =>
        'An der Adresse, die dieser Ordner kennt, liegt kein Projekt, oder es steht Ihnen nicht offen. Das muss sich ansehen, wer die Website betreut.',
      oddAddress: () =>
        'Die Adresse, die dieser Ordner kennt, könnte ein Programm starten, deshalb wurde sie nicht gefragt. Das muss sich ansehen, wer die Website betreut.',
      slow: host =>
        `${host || 'Der Server'} hat eine Minute lang nicht geantwortet. Versuchen Sie es später noch einmal.`,
      failed: () => 'Git ist daran gescheitert. Das muss sich ansehen, wer die Website betreut.',
    },
  },
} satisfies typeof ENGLISH_FIRST;
