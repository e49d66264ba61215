// Matches the items of a list before and after a change, and says which came, went or moved.
import { isFields } from '../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { type Pairing, pairUp } from '../../document/pairing/match.ts';
import { likeness } from '../../document/pairing/similarity.ts';
import { quotedNames } from './show.ts';
import { labelOf, type ShownNames } from './shown-names.ts';
import type { Subject } from './subject.ts';

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
  { owner }: Subject,
  { pairs, removed, added }: Pairing,
  was: unknown[],
  now: unknown[],
  names: ShownNames,
): Said[] {
  const moved = pairs.filter(pair => pair.moved).map(pair => pair.now);
  const some = (places: number[], list: unknown[], told: (items: SaidPart) => Said): Said[] => {
    if (places.length === 0) return [];
    const labels = places.map(index => labelOf(list[index], names) ?? '').filter(label => label !== '');
    const what = told(the.several(places.length, noun, names.of));
    if (labels.length === 0) return [what];
    const named = quotedNames(labels);
    return [otherInForm(says`${what} (${named})`, says`${what}: ${named}`)];
  };
  return [
    ...some(added, now, items => (owner ? says`${items} added to ${owner}` : says`${items} added`)),
    ...some(removed, was, items => (owner ? says`${items} removed from ${owner}` : says`${items} removed`)),
    ...some(moved, now, items => (owner ? says`${items} moved in ${owner}` : says`${items} moved`)),
  ];
}
