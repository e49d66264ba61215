// Chooses the pack for a site's language. Without one only the rules for all languages apply, and the report says so.
import { ownOf } from '../../../base/json-value.ts';
import { languageName, tongueOf } from '../../../base/language.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';
import type { LanguagePack } from './pack.ts';
import { dutch } from './packs/dutch.ts';
import { australian, english } from './packs/english.ts';
import { french, otherFrench } from './packs/french.ts';
import { german, swissGerman } from './packs/german.ts';
import { italian } from './packs/italian.ts';
import { spanish } from './packs/spanish.ts';

/** A language as one country writes it comes before the language in general. */
const PACKS: { [language: string]: LanguagePack } = {
  de: german,
  'de-CH': swissGerman,
  'de-LI': swissGerman,
  en: english,
  'en-AU': australian,
  'en-NZ': australian,
  es: spanish,
  fr: french,
  'fr-CA': otherFrench,
  'fr-CH': otherFrench,
  it: italian,
  nl: dutch,
};

export function packFor(language: string): LanguagePack | undefined {
  return ownOf(PACKS, language) ?? ownOf(PACKS, tongueOf(language));
}

export function packOf(library: Library): LanguagePack | undefined {
  return packFor(siteFacts(library).language ?? '');
}

/** The last sentence of a report. Undefined if spelling is checked, or if the language itself is a mistake. */
export function uncheckedSentence(library: Library): string | undefined {
  const { language } = library.settings().document ?? {};
  const pack = packOf(library);
  if (language === undefined || pack?.rules.includes('spelling')) return undefined;
  const name = languageName(language);
  return pack
    ? `Spelling is not checked in ${name}.`
    : `The lint has no rules of its own for ${name}, so its texts are held only to what is true of every language.`;
}
