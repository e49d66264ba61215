// Finds the engine's words in the language of a site. Every language has a file, listed here.
import { tongueOf, withDigits } from '../language.ts';
import ar from './ar.json';
import da from './da.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import ja from './ja.json';
import nl from './nl.json';
import pl from './pl.json';
import pt from './pt.json';
import ptBR from './pt-BR.json';
import type { LanguageWords } from './say.ts';
import sv from './sv.json';

type Texts = LanguageWords['texts'];

/** The language that a site document names, and the words it replaces. */
type Wishes = { language: string; words?: Partial<Texts> };

export const LANGUAGES: { [language: string]: Texts } = {
  ar,
  da,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  'pt-BR': ptBR,
  sv,
};

const known = new WeakMap<Wishes, LanguageWords>();

/** A site's own words replace those of its language. A word that is not translated yet is English. */
export function wordsOf(site: Wishes): LanguageWords {
  const { language, words } = site;
  const found = known.get(site) ?? {
    locale: withDigits(language),
    texts: { ...en, ...textsOf(language), ...words },
  };
  known.set(site, found);
  return found;
}

export function textsOf(language: string): Texts | undefined {
  return LANGUAGES[spokenFor(language) ?? ''];
}

/** "de-CH" gets the words of "de" if it has none of its own. Undefined if neither has any. */
export function spokenFor(language: string): string | undefined {
  return [language, tongueOf(language)].find(one => Object.hasOwn(LANGUAGES, one));
}
