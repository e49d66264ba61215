// Matches the items of a list before and after a change, and says which came, went or moved.
import { isFields } from '../../base/json-value.ts';
import { type Pairing, pairUp } from '../../document/pairing/match.ts';
import { likeness } from '../../document/pairing/similarity.ts';
import { quotedNames } from './show.ts';
import { labelOf, type ShownNames } from './shown-names.ts';
import type { FieldInWords } from './subject.ts';
import { ours, saidAs, several, type Words } from './words.ts';

export function pairItems(was: unknown[], now: unknown[], names: ShownNames): Pairing {
  return pairUp(was, now, { likeness: (a, b) => itemLikeness(a, b, names), least: 0.4 });
}

/** Items with the same title are the same item, whatever else was rewritten. So are links to the same place. */
function itemLikeness(a: unknown, b: unknown, names: ShownNames): number {
  const [label, other] = [labelOf(a, names), labelOf(b, names)];
  const named = typeof a !== 'string' && label !== undefined && label === other ? 0.6 : 0;
  const leadsOn = isFields(a) && isFields(b) && a.href !== undefined && a.href === b.href ? 0.5 : 0;
  return Math.max(named, leadsOn, likeness(a, b));
}

export function comings(
  noun: string,
  subject: FieldInWords,
  { pairs, removed, added }: Pairing,
  was: unknown[],
  now: unknown[],
  names: ShownNames,
): Words[] {
  const moved = pairs.filter(pair => pair.moved).map(pair => pair.now);
  const some = (places: number[], list: unknown[], verb: string, to: string): Words[] => {
    if (places.length === 0) return [];
    const labels = places.map(index => labelOf(list[index], names) ?? '').filter(label => label !== '');
    const owner = subject.owner === undefined ? [] : saidAs` ${ours(to)} ${subject.owner}`;
    const named = labels.length > 0 ? saidAs` (${quotedNames(labels)})` : [];
    return [saidAs`${ours(several(places.length, noun))} ${ours(verb)}${owner}${named}`];
  };
  return [
    ...some(added, now, 'added', 'to'),
    ...some(removed, was, 'removed', 'from'),
    ...some(moved, now, 'moved', 'in'),
  ];
}
