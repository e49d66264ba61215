// A language in, the texts that a new site in it begins with out, to be written over.
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import it from './texts/it.json';
import nl from './texts/nl.json';
import pt from './texts/pt.json';

export type Texts = typeof en;
export type PageTexts = Texts['home'];

const TEXTS: { [tongue: string]: Texts } = { de, en, es, fr, it, nl, pt };

/** English ones where there are none. */
export function textsIn(language: string): Texts {
  return TEXTS[language.replace(/-.*/, '')] ?? en;
}
