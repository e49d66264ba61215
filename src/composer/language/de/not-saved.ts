// The German words of what is not saved yet.
import type { ENGLISH_NOT_SAVED } from '../en/not-saved.ts';
import { IN_GERMAN } from './in-german.ts';

const { quoted, counted } = IN_GERMAN;

export const GERMAN_NOT_SAVED = {
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
} satisfies typeof ENGLISH_NOT_SAVED;
