// The texts that a new site begins with, in its language. The author writes over them.
import { ownOf } from '../../base/json-value.ts';
import ar from './texts/ar.json';
import da from './texts/da.json';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import it from './texts/it.json';
import ja from './texts/ja.json';
import nl from './texts/nl.json';
import pl from './texts/pl.json';
import pt from './texts/pt.json';
import ptBR from './texts/pt-BR.json';
import sv from './texts/sv.json';

export type Texts = typeof en;
export type PageTexts = Texts['home'];

/** One for each language that the engine speaks. */
export const TEXTS_OF_NEW_SITES: { [language: string]: Texts } = {
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

/** English texts if there are none in this language. */
export function textsIn(language: string): Texts {
  return ownOf(TEXTS_OF_NEW_SITES, language) ?? ownOf(TEXTS_OF_NEW_SITES, language.replace(/-.*/, '')) ?? en;
}
