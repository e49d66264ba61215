// Compares the blocks of a page before and after a change, with one line for each block that differs.
import { type Fields, isFields, isSame, typeOf } from '../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import { pairBlocks } from '../../document/pairing/blocks.ts';
import type { Pair } from '../../document/pairing/match.ts';
import { blockSchema } from '../../document/schema/step.ts';
import type { Line } from './changes.ts';
import { named } from './show.ts';
import { blockTitle, type ShownNames } from './shown-names.ts';
import { compareFields } from './values.ts';

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
    phrases: [withHidden(says`${titleOf(was[at], names)} removed`, was[at])],
  }));
  return [...[...changed, ...came].sort((a, b) => a.at - b.at).map(({ line }) => line), ...gone];
}

function blockLine(pair: Pair, { was, now, names }: Lists): Line {
  const [before, after] = [was[pair.was], now[pair.now]];
  const whole = [
    ...(pair.moved ? [movedTo(now, pair.now, names)] : []),
    ...(isFields(before) && isFields(after) && before.hidden !== after.hidden ? [hidden(after)] : []),
  ];
  const phrases = isFields(before) && isFields(after) ? changesOf(before, after, names, pair.now === 0) : [];
  if (!isFields(before) && !isSame(before, after)) phrases.push(says`written differently`);
  const title = titleOf(after, names, was, now);
  return {
    label: isHidden(before) ? withHidden(title, after) : title,
    phrases: [...whole, ...phrases],
    alone: whole.map(phrase => says`${inFormCalled(after, names)}: ${phrase}`),
  };
}

function changesOf(was: Fields, now: Fields, names: ShownNames, isFirst: boolean): Said[] {
  const schema = blockSchema(now, names.definitions) ?? {};
  const isPageHeading = isFirst && was.heading !== now.heading;
  const type = typeOf(now);
  const own = { ...names, ...(type !== undefined && { of: type }) };
  return compareFields(schema, was, now, own, { without: ['hidden', 'type'], isPageHeading });
}

function hidden(now: Fields): Said {
  return isHidden(now)
    ? otherInForm(says`hidden: visitors no longer see it`, says`hidden; visitors no longer see it`)
    : says`shown to visitors again`;
}

function movedTo(blocks: unknown[], at: number, names: ShownNames): Said {
  if (at === 0) return says`moved before all others`;
  const [other, inForm] = neighbour(blocks, at, names);
  return otherInForm(says`moved after the ${other}`, says`moved, now after ${inForm}`);
}

function arrival(at: number, { now, names }: Lists, stayed: Set<number>): Line {
  const own = titleOf(now[at], names);
  return { phrases: [withHidden(stayed.size === 0 ? says`${own} added` : addedAt(), now[at])] };

  function addedAt(): Said {
    if (at === 0) return says`${own} added, before all others`;
    const [other, inForm] = neighbour(now, at, names);
    return otherInForm(says`${own} added, after the ${other}`, says`${own} added, after ${inForm}`);
  }
}

/** The block above, as people who write the file and those who see a form call it. */
function neighbour(blocks: unknown[], at: number, names: ShownNames): [inFile: Said, inForm: Said] {
  const above = blocks[at - 1];
  return [titleOf(above, names, blocks), inFormCalled(above, names)];
}

/** “How it works” (steps) */
function inFormCalled(block: unknown, names: ShownNames): Said {
  const { noun, heading } = blockTitle(block, names);
  return heading === undefined ? says`${the.quote([noun])}` : says`${named(heading)} (${noun})`;
}

/** Adds the heading if the noun alone could mean several blocks: a list has two of this type, or no list is given. */
function titleOf(block: unknown, names: ShownNames, ...lists: unknown[][]): Said {
  const { noun, heading } = blockTitle(block, names);
  const type = typeOf(block);
  const isOnlyOne =
    lists.length > 0 && lists.every(list => list.filter(other => typeOf(other) === type).length < 2);
  return heading === undefined || isOnlyOne ? says`${noun}` : says`${noun} ${named(heading)}`;
}

function isHidden(block: unknown): boolean {
  return isFields(block) && block.hidden === true;
}

function withHidden(words: Said, block: unknown): Said {
  return isHidden(block) ? says`${words} (hidden: visitors do not see it)` : words;
}
