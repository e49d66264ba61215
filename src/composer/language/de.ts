// The words of the composer's window in German: Sie, calm and short, with the words that people know from Word, Wix and Figma.
import { quotedIn } from '../../base/sentences/quotes.ts';
import type { WindowWords } from './en.ts';
import { inLanguage } from './in-language.ts';

const { counted, listed, moment, number, percent, weekday } = inLanguage('de');

const PAGES = { one: 'Seite', other: 'Seiten' };
const VERSIONS = { one: 'Fassung', other: 'Fassungen' };
const PLACES = { one: 'Stelle', other: 'Stellen' };
const ARTICLES = { one: 'Artikel', other: 'Artikeln' };
const CHANGES = { one: 'Änderung', other: 'Änderungen' };
const CHARACTERS = { one: 'Zeichen', other: 'Zeichen' };

const quoted = quotedIn('de');

export const GERMAN = {
  name: 'Deutsch',
  quoted,
  listed: (words: string[]) => listed(words),
  weekday,
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
  commands: {
    undo: 'Rückgängig',
    undoThis: (said: string) => `Rückgängig: ${said}`,
    redo: 'Wiederholen',
    nothingTo: { undo: 'Es gibt nichts rückgängig zu machen', redo: 'Es gibt nichts zu wiederholen' },
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    hide: 'Ausblenden',
    show: 'Einblenden',
    hides: 'Er bleibt hier. Besucher sehen ihn nicht',
    shows: 'Besucher sehen ihn wieder',
    duplicate: 'Duplizieren',
    addAfter: 'Danach hinzufügen',
    addBlockAfter: 'Danach hinzufügen …',
    addBlock: 'Baustein hinzufügen …',
    addBefore: 'Baustein davor hinzufügen …',
    takeAway: 'Entfernen',
    staysElsewhere: 'Auf den anderen Seiten bleibt er',
    find: 'Suchen',
    finds: 'Seiten, Bausteine, Befehle und Wörter auf allen Seiten',
    newPage: 'Neue Seite …',
    changeAddress: 'Adresse ändern …',
    takePageAway: 'Diese Seite entfernen …',
    seeDay: 'Die Seite an einem anderen Tag ansehen …',
    seeToday: 'Zurück zu heute',
    save: 'Speichern',
    saves: 'Worte werden beim Schreiben gespeichert, Beträge und Adressen beim Verlassen ihres Feldes',
    history: 'Verlauf',
    looksBack: 'Wie diese Seite war, neben dem, wie sie jetzt ist',
    send: 'Senden',
    sends: 'Was Sie geändert haben, geht an die Person, die es liest',
    sendAlso: 'abgeben, veröffentlichen, einreichen, hochladen, publizieren',
    sent: 'Was gesendet wurde',
    sentHolds: 'Wo Ihre Arbeit unterwegs ist und wer sie liest',
    others: 'Änderungen der anderen',
    openFile: 'Änderungsdatei öffnen …',
    opensFile: 'Änderungen, die jemand als Datei geschickt hat',
    othersHold: 'Was die anderen geändert haben und wie es hierher kommt',
    fold: 'Linke Leiste einklappen',
    settings: 'Menü',
    settingsHold: 'Tasten, Farben und Sprache dieses Fensters',
    pages: 'Seiten',
    choosesPage: 'Eine andere Seite wählen',
    nextPane: 'Zum nächsten Bereich des Fensters',
    previousPane: 'Zum vorigen Bereich des Fensters',
    stepOut: 'Eine Ebene hinaus',
    stepsOut: 'Vom Feld zum Baustein, vom Baustein zur Seite',
    keys: 'Tasten',
    allKeys: 'Alle Tasten',
    firstMinute: 'Die erste Minute',
    whatItNeeds: 'Was das Senden braucht: Ihren Namen, den Server, jemanden, der liest',
  },
  keys: {
    Ctrl: 'Strg',
    Alt: 'Alt',
    Shift: 'Umschalt',
    Delete: 'Entf',
    Escape: 'Esc',
    Enter: 'Eingabe',
  },
  done: {
    added: 'Hinzugefügt.',
    nothingAdded: 'Nichts wurde hinzugefügt, weil vorher eine andere Seite geöffnet wurde.',
    duplicated: (name: string) => `${name} dupliziert.`,
    moved: (name: string, isUp: boolean) => `${name} nach ${isUp ? 'oben' : 'unten'} verschoben.`,
    takenAway: (name: string) => `${name} entfernt.`,
    renamed: 'Umbenannt.',
    hidden: (name: string) => `${name} ist ausgeblendet.`,
    shown: (name: string) => `${name} ist wieder eingeblendet.`,
    leftAway: 'Entfernt.',
    leftAsItWas: 'So gelassen, wie es war.',
    putAway: (count: number) => `${counted(count, PLACES)} als richtig bestätigt.`,
    saved: 'Gespeichert.',
    savedHere:
      'Hier gespeichert. Sie müssen nicht speichern: Worte werden beim Schreiben gespeichert, Beträge und Adressen beim Verlassen ihres Feldes.',
  },
  list: {
    add: (noun: string) => `Hinzufügen: ${noun}`,
    most: (count: number) => `Höchstens ${number(count)}.`,
    moveUp: (title: string) => `Nach oben: ${title}`,
    moveDown: (title: string) => `Nach unten: ${title}`,
    takeAway: (title: string) => `Entfernen: ${title}`,
  },
  search: {
    nothing: 'Nichts gefunden.',
    suggestions: 'Vorschläge',
    found: (count: number) => `${number(count)} gefunden`,
    more: (count: number) => `${number(count)} weitere: Schreiben Sie ein paar Buchstaben.`,
  },
  find: {
    box: 'Eine Seite, ein Baustein, Wörter auf irgendeiner Seite, oder was Sie tun möchten',
    groups: {
      pages: 'Seiten',
      blocks: 'Auf dieser Seite',
      commands: 'Ausführen',
      words: 'Wörter auf Seiten',
    },
    home: 'Startseite',
    wholeSite: 'Die ganze Website',
    sharedPart: (name: string) => `Gemeinsamer Teil: ${name}`,
    allPlaces: (count: number, search: string) => `Alle ${counted(count, PLACES)} mit ${quoted(search)} …`,
    more: (count: number) =>
      `${counted(count, { one: 'weitere Stelle', other: 'weitere Stellen' })}: Schreiben Sie ein paar Buchstaben mehr.`,
    looking: 'Wird gesucht …',
    choose: 'wählen',
    open: 'öffnen',
    otherWindow: 'in einem neuen Fenster',
  },
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
  side: {
    name: 'Diese Seite und die anderen',
    tabs: { blocks: 'Bausteine', pages: 'Seiten', site: 'Website' },
    kinds: { page: 'Seite', shared: 'gemeinsamer Teil', site: 'Website' },
    hidden: 'ausgeblendet',
    notSaved: 'noch nicht gespeichert',
    comes: 'wird hinzugefügt',
    notSent: 'nicht gesendet',
    onPages: (count: number) => counted(count, PAGES),
    everyPage: 'jede Seite',
    wholeSite: 'Die ganze Website',
    siteIs: 'Was alle Seiten gemeinsam haben. Eine Änderung hier zeigt sich auf jeder Seite.',
    addBlock: 'Baustein hinzufügen',
    find: 'Suchen',
    thisPage: 'Diese Seite',
    begun: (label: string) => `neu: ${label}`,
    findPage: 'Seite suchen',
    newPage: 'Neu',
    pagesUnder: (title: string) => `Seiten unter ${title}`,
  },
  site: {
    onEvery: 'Auf jeder Seite',
    onPages: (count: number) => `Auf ${counted(count, PAGES)}:`,
    andOthers: (count: number) => `und ${number(count)} weitere`,
    groups: {
      name: 'Name und Bild',
      menu: 'Menü und Schaltfläche',
      edges: 'Kopfzeile und Fußbereich',
      hours: 'Öffnungszeiten und Angaben zur Firma',
      addresses: 'Adressen',
      values: 'Werte',
      categories: 'Artikel und Kategorien',
      words: 'Wörter',
      technical: 'Technisches',
    },
  },
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
  blocks: {
    add: 'Baustein hinzufügen',
    addAfter: (name: string) => `Baustein nach ${name} hinzufügen`,
    search: 'Bausteine durchsuchen',
    kinds: 'Arten von Bausteinen',
    all: 'Alle',
    groups: {
      words: 'Text',
      pictures: 'Bilder',
      offers: 'Angebote und Preise',
      people: 'Personen und Vertrauen',
      pages: 'Listen von Seiten',
      asking: 'Anfragen',
      others: 'Weitere',
    },
    example: (name: string) => `Ein Beispiel: ${name}`,
  },
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
  editor: {
    toolbar: (label: string) => `Textformat: ${label}`,
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    list: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    heading: 'Überschrift',
    smallerHeading: 'Kleinere Überschrift',
    noTable:
      'Ein Text kann keine Tabelle enthalten, deshalb ist jede Zeile ein Absatz geworden. Für Spalten fügen Sie einen Baustein hinzu, der welche hat.',
    signsAreSeen:
      'Ein Teil dieser Wörter stand so, wie er in der Datei steht. Jetzt sehen Besucher seine Zeichen.',
  },
  link: {
    name: 'Linkziel',
    box: 'Eine Seite oder eine Adresse',
    make: 'Verlinken',
    takeAway: 'Link entfernen',
    cancel: 'Abbrechen',
    noPage: (wanted: string) =>
      `Keine Seite heißt ${quoted(wanted)}. Schreiben Sie eine Adresse, die mit https:// beginnt, oder einen anderen Namen.`,
  },
  address: {
    placeOn: (title: string) => `Eine Stelle auf der Seite ${quoted(title)}.`,
    page: (title: string) => `Die Seite ${quoted(title)}.`,
    placeHere: 'Eine Stelle auf der Seite, auf der der Link steht.',
    website: (name: string) => `Eine andere Website: ${name}.`,
    email: (to: string) => `Schreibt eine E-Mail an ${to}.`,
    calls: (phone: string) => `Ruft ${phone} an.`,
    ofSite: (name: string, address: string) => `Die Adresse ${quoted(name)} der Website: ${address}.`,
  },
  sharedPart: (title: string) => `Der gemeinsame Teil ${quoted(title)}.`,
  room: {
    left: (count: number) => `Noch ${counted(count, CHARACTERS)}.`,
    tooMany: (count: number, most: number) =>
      `${counted(count, CHARACTERS)} zu viel: höchstens ${number(most)}.`,
    tooFew: (least: number, more: number) =>
      `Mindestens ${counted(least, CHARACTERS)}: noch ${number(more)}.`,
  },
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
  elsewhere: {
    name: 'Stellen mit dem alten Wert',
    still: (what: string, count: number) =>
      `An ${counted(count, { one: 'anderen Stelle', other: 'anderen Stellen' })} noch ${what}`,
    looking: 'Andere Stellen mit dem alten Wert werden gesucht …',
    tickThose: 'Wählen Sie die aus, die ebenfalls gemeint sind.',
    change: (count: number) => (count === 0 ? 'Ändern' : `${counted(count, PLACES)} ändern`),
    thisPage: 'diese Seite',
    areRight: 'So lassen',
    othersAreRight: 'Die anderen so lassen',
    reason: 'Angesehen und richtig, wie es ist.',
    byHand: 'Ändern Sie diese Wörter von Hand.',
  },
  notSaved: {
    name: 'Noch nicht gespeichert',
    begins: 'Noch nicht gespeichert.',
    onItsWay: 'Alles wird gerade gespeichert.',
    contested: 'Jemand anders hat das inzwischen geändert.',
    unfinished:
      'Das wurde noch geschrieben, als das Fenster geschlossen wurde. Speichern Sie es, oder schreiben Sie weiter.',
    saveIt: 'Speichern',
    isGone: 'Wozu das gehört, gibt es nicht mehr.',
    toBeWritten: (where?: string) =>
      `Ersetzen Sie den Beispieltext${where === undefined ? '' : ` in ${where}`}. Es kommt auf die Seite, sobald nichts mehr davon da ist.`,
    addedWithExample: 'Mit Beispieltext hinzugefügt.',
    yours: 'Ihres',
    theirs: 'Das andere',
    keepMine: 'Meines behalten',
    takeTheirs: 'Das andere nehmen',
    takeAway: 'Entfernen',
    leave: 'So lassen, wie es war',
    onPage: (title: string) => `Auf der Seite ${quoted(title)}`,
    within: (label: string, around: string | undefined) => (around ? `${label}, in ${around}` : label),
    forSeveral: (part: string) => `${part}, für mehrere Seiten`,
    moreFields: (count: number) => counted(count, { one: 'weiteres Feld', other: 'weitere Felder' }),
    items: (count: number) => counted(count, { one: 'Eintrag', other: 'Einträge' }),
    fields: (count: number) => counted(count, { one: 'Feld', other: 'Felder' }),
    nothing: 'Nichts',
  },
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
      'Dieser Ordner liegt nicht in Git, deshalb kann von hier nichts gesendet werden. Senden Sie den Ordner pages der Person, die die Website betreut.',
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
  settings: {
    colours: 'Farben dieses Fensters',
    schemes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
  },
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
  instead: {
    block: 'Bausteine verschieben Sie mit den Pfeilen daneben oder mit Alt+Umschalt+↑ und ↓.',
    picture: 'Um ein Bild zu ändern, klicken Sie es an und wählen rechts ein anderes.',
  },
  pair: {
    name: 'Nebeneinander',
    alike: (count: number) => counted(count, { one: 'gleicher Baustein', other: 'gleiche Bausteine' }),
    hidden: 'Für Besucher ausgeblendet',
    notDrawn: 'Lässt sich nicht darstellen',
    notThereYet: 'Noch nicht vorhanden',
    gone: 'Nicht mehr vorhanden',
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
  others: {
    kind: 'Die anderen',
    title: 'Änderungen der anderen',
    looksAt: (host: string) => `Änderungen werden gesucht${host === '' ? '' : `, bei ${host}`} …`,
    haveChanged: (who: string, people: number, count: number) =>
      `${who || 'Jemand'} ${people > 1 ? 'haben' : 'hat'} ${counted(count, PAGES)} geändert`,
    haveChangedSite: (who: string, people: number) =>
      `${who || 'Jemand'} ${people > 1 ? 'haben' : 'hat'} geändert, was alle Seiten gemeinsam haben`,
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
    drawing: 'Die beiden Fassungen werden gezeichnet …',
    onNoPage: 'Keine Seite zeigt das für sich, deshalb ist hier nichts zu sehen.',
    drawnAlike: 'Auf der Seite sehen beide gleich aus.',
    youTookAway: 'Von Ihnen entfernt',
    tookAway: (name?: string) => `Entfernt von ${name ?? 'jemand anderem'}`,
  },
} satisfies WindowWords;
