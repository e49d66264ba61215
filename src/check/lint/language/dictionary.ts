// A word in, whether it is in the dictionary of the site's language out. This is the one place that knows which language that
// is. Loading takes a fifth of a second, so it waits until a word is asked about.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type NSpell from 'nspell';

const LANGUAGE = 'dictionary-en-au';
/** Words that the dictionary lacks and that are near another one, which would be offered in their place. */
const LACKING =
  'acknowledgment acknowledgments backend certifier certifiers commis conveyancer conveyancers cyber frontend hotspot hotspots influencer influencers judgment judgments mentee mentees outsized rostered rostering tradie tradies';

const load = createRequire(import.meta.url);
let dictionary: NSpell | undefined;

export function isInDictionary(word: string): boolean {
  dictionary ??= open();
  return dictionary.correct(word);
}

/** The package's own way to its files has to be waited for, and no rule of the check waits. */
function open(): NSpell {
  const nspell = load('nspell') as typeof NSpell;
  const folder = dirname(load.resolve(LANGUAGE));
  const words = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')));
  return words.personal(LACKING.replaceAll(' ', '\n'));
}
