// Turns American spellings into Australian ones without a list of words. A word that the dictionary lacks is American if a swap
// turns it into one that the dictionary has.
import { isInDictionary } from './dictionary.ts';

/** A dot marks the beginning or end of the word. */
const SWAPS = pairs(`
iz is · yz ys · or our · er. re. · ers. res. · ered. red. · ering. ring. · erly. rely. · erg reg · ergl regl ·
led. lled. · ling. lling. · ler. ller. · lers. llers. · lor. llor. · lors. llors. · list. llist. · lists. llists. ·
lous llous · len. llen. · lens. llens. · lest. llest. · pall. pal. · roll. rol. · rolls. rols. · rollment rolment ·
stallment stalment · still. stil. · stills. stils. · fill. fil. · fills. fils. · fillment filment · illful ilful ·
e ae · e oe · og. ogue. · ogs. ogues. · oged. ogued. · oging. oguing. · fense fence · tense tence · cing. sing. · ced. sed. ·
old ould · olt oult · ow ough · hiped. hipped. · hiping. hipping. · airp aerop · aging. ageing. · minum. minium. ·
artif artef · .coz .cos · .gray .grey · elry. ellery. · euver. oeuvre. · euvers. oeuvres. · euver oeuvr ·
.math. .maths. · .mom .mum · .mustach .moustach · omelet. omelette. · omelets. omelettes. · .paj .pyj · .skept .scept ·
.tidb .titb
`);

/** These stress their last syllable and double the "l" in America too, so "controled" is a slip everywhere. */
const LOUD_AT_THE_END = /^(?:contro|compe|expe|exce|patro|prope|repe|rebe)l/;

export function australianSpelling(word: string): string | undefined {
  if (LOUD_AT_THE_END.test(word)) return undefined;
  return SWAPS.flatMap(([american, instead]) => swapped(`.${word}.`, american, instead)).find(isInDictionary);
}

/** Swaps at each place where the American letters stand. */
function swapped(word: string, american: string, instead: string): string[] {
  const parts = word.split(american);
  return parts.slice(1).map((_, index) => {
    const before = parts.slice(0, index + 1).join(american);
    return (before + instead + parts.slice(index + 1).join(american)).slice(1, -1);
  });
}

function pairs(text: string): [american: string, australian: string][] {
  return text.split('·').map(pair => {
    const [american = '', instead = ''] = pair.trim().split(/\s+/);
    return [american, instead];
  });
}
