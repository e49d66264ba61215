// Looks words up in the dictionary. It takes a fifth of a second to load, so it is loaded with the first word. No other file
// knows its language.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type NSpell from 'nspell';

const LANGUAGE = 'dictionary-en-au';
/** The dictionary lacks these words, and the lint would suggest a similar word instead. */
const LACKING =
  'acknowledgment acknowledgments backend certifier certifiers commis conveyancer conveyancers cyber frontend hotspot hotspots influencer influencers judgment judgments mentee mentees outsized rostered rostering tradie tradies';

const load = createRequire(import.meta.url);
let dictionary: NSpell | undefined;

export function isInDictionary(word: string): boolean {
  dictionary ??= open();
  return dictionary.correct(word);
}

/** Reads the files itself: the package loads them asynchronously, and rules of the check don't wait. */
function open(): NSpell {
  const nspell = load('nspell') as typeof NSpell;
  const folder = dirname(load.resolve(LANGUAGE));
  const words = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')));
  return words.personal(LACKING.replaceAll(' ', '\n'));
}
