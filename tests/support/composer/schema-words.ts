// Finds the English of schemas on the screen of a window that speaks another language: a label, a choice, or the first sentence of some help.
import { placesAt } from '../../../src/base/places.mjs';
import { bundlesOf } from '../../../src/document/schema/bundle.ts';
import { purposeAndExample } from '../../../src/document/schema/fields.ts';
import { readSources } from '../../../src/document/schema/sources.ts';
import { spoken, wordsFrom } from '../../../src/document/schema/spoken.ts';

type Found = { isForeign: (text: string) => boolean; isOwn: (text: string) => boolean };

/** Tells English that the language has words for from its own words, some of which are the same in English. */
export function schemaWordFinder(language: string): Found {
  const { sources } = readSources(placesAt('.'));
  const words = wordsFrom(sources, language);
  const [english, own] = [new Set<string>(), new Set<string>()];
  spoken(bundlesOf(sources), definition => text => {
    const said = words?.(definition)(text) ?? text;
    english.add(firstSentence(text));
    own.add(firstSentence(said));
    return said;
  });
  const foreign = [...english].filter(text => !own.has(text));
  const labels = new Set(foreign);
  const sentences = foreign.filter(text => text.includes(' ') && text.length > 25);
  return {
    isForeign(text) {
      const told = text.toLowerCase();
      return labels.has(told) || sentences.some(sentence => told.includes(sentence));
    },
    isOwn: text => own.has(text.toLowerCase()),
  };
}

function firstSentence(help: string): string {
  const { purpose } = purposeAndExample(help);
  return (purpose.split('. ')[0] ?? '').toLowerCase();
}
