// Compares the blocks of a page before and after a change, with one line for each block that differs.
import { type Fields, isFields, isSame, typeOf } from '../../base/json-value.ts';
import { pairBlocks } from '../../document/pairing/blocks.ts';
import type { Pair } from '../../document/pairing/match.ts';
import { blockSchema } from '../../document/schema/step.ts';
import type { Line } from './changes.ts';
import { blockTitle, type ShownNames } from './shown-names.ts';
import { compareFields } from './values.ts';
import { ours, saidAs, type Words } from './words.ts';

type Lists = { was: unknown[]; now: unknown[]; names: ShownNames };

export function compareBlocks(was: unknown[], now: unknown[], names: ShownNames): Line[] {
  const lists = { was, now, names };
  const { pairs, removed, added } = pairBlocks(was, now);
  const stayed = new Set(pairs.map(pair => pair.now));
  const changed = pairs
    .map(pair => ({ at: pair.now, line: blockLine(pair, lists) }))
    .filter(({ line }) => line.phrases.length > 0);
  const came = added.map(at => ({ at, line: arrival(at, lists, stayed) }));
  const gone = removed.map(at => ({
    phrases: [saidAs`${titleOf(was[at], names)} removed${hiddenNote(was[at])}`],
  }));
  return [...[...changed, ...came].sort((a, b) => a.at - b.at).map(({ line }) => line), ...gone];
}

function blockLine(pair: Pair, { was, now, names }: Lists): Line {
  const [before, after] = [was[pair.was], now[pair.now]];
  const phrases = isFields(before) && isFields(after) ? changesOf(before, after, names, pair.now === 0) : [];
  if (!isFields(before) && !isSame(before, after)) phrases.push(ours('written differently'));
  if (pair.moved) phrases.unshift(saidAs`moved ${placeIn(now, pair.now, names)}`);
  const label = saidAs`${titleOf(after, names, was, now)}${isHidden(before) && isHidden(after) ? hiddenNote(after) : []}`;
  return { label, phrases };
}

function changesOf(was: Fields, now: Fields, names: ShownNames, isFirst: boolean): Words[] {
  const schema = blockSchema(now, names.definitions) ?? {};
  const phrases = compareFields(schema, was, now, names, { without: ['hidden', 'type'] });
  const named = isFirst && was.heading !== now.heading ? phrases.map(headingOfPage) : phrases;
  if (was.hidden === now.hidden) return named;
  return [ours(isHidden(now) ? 'hidden: visitors no longer see it' : 'shown to visitors again'), ...named];
}

function headingOfPage(phrase: Words): Words {
  const [first, ...rest] = phrase;
  return first?.text === 'heading' ? [{ ...first, text: 'heading of the page' }, ...rest] : phrase;
}

function arrival(at: number, { now, names }: Lists, stayed: Set<number>): Line {
  const place = stayed.size > 0 ? saidAs`, ${placeIn(now, at, names)}` : [];
  return { phrases: [saidAs`${titleOf(now[at], names)} added${place}${hiddenNote(now[at])}`] };
}

/** Example: after the steps "How it works" */
function placeIn(blocks: unknown[], at: number, names: ShownNames): Words {
  if (at === 0) return ours('before all others');
  return saidAs`after the ${titleOf(blocks[at - 1], names, blocks)}`;
}

/** Adds the heading if the noun alone could mean several blocks: a list has two of this type, or no list is given. */
function titleOf(block: unknown, names: ShownNames, ...lists: unknown[][]): Words {
  const { noun, heading } = blockTitle(block, names);
  const type = typeOf(block);
  const isOnlyOne =
    lists.length > 0 && lists.every(list => list.filter(other => typeOf(other) === type).length < 2);
  return heading === undefined || isOnlyOne ? ours(noun) : saidAs`${ours(noun)} "${heading}"`;
}

function isHidden(block: unknown): boolean {
  return isFields(block) && block.hidden === true;
}

function hiddenNote(block: unknown): Words {
  return isHidden(block) ? ours(' (hidden: visitors do not see it)') : [];
}
