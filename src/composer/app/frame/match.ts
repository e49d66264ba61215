// Finds the field of each text in one part of a page. A text that is said in one field only is known at once. One that several fields
// say belongs to the field whose neighbours stand nearest to it on the page.
import type { Path } from '../../../base/json-value.ts';
import type { Leaf } from '../../form/leaves.ts';

/** "text" is what is shown: the words of a text, the address of a picture. "whole" is what the element around it says. */
export type TextOnPage = { node: Node; text: string; whole?: string };

/** Shorter words of a field are also found by chance inside other words: the "1" of "Step 1". */
const LEAST_INSIDE = 3;

type Open = TextOnPage & { leaves: Leaf[] };
/** "climbed" counts how many elements outwards the deciding neighbours were found. */
type Found = { leaves: Leaf[]; climbed: number };
type Known = Map<Node, Leaf>;

/** Leaves out a text that no field says. */
export function matchFields(said: TextOnPage[], leaves: Leaf[]): Known {
  const texts = leaves.flatMap(leaf => textsOf(leaf).map(text => ({ text, leaf })));
  const known: Known = new Map();
  let open: Open[] = said.map(one => ({ ...one, leaves: leavesSaying(one, texts) }));
  const take = (one: Open, leaf: Leaf | undefined) => leaf && known.set(one.node, leaf);
  for (const one of open) if (one.leaves.length === 1) take(one, one.leaves[0]);
  for (const node of strayed(known)) {
    known.delete(node);
    open = open.filter(one => one.node !== node);
  }
  const rest = () => open.filter(({ node }) => !known.has(node));
  for (const isLast of [false, true]) {
    for (let before = -1; before !== known.size; open = rest()) {
      before = known.size;
      const found = rest().map(one => ({ one, ...nearestOf(one, known) }));
      const decided = found.filter(({ leaves }) => leaves.length === 1);
      for (const { one, leaves } of isLast ? decided : uncontested(decided, known)) take(one, leaves[0]);
    }
    for (const one of open) {
      const free = unclaimedOf(one, known);
      if (free.length === 1) take(one, free[0]);
    }
  }
  for (const [node, leaf] of inTheirOrder(rest())) known.set(node, leaf);
  return known;
}

/**
 * Finds words of the engine that an item happens to say too. If one card has a link "Learn more", and the engine writes the same under
 * the other cards, the words under those stand among neighbours of another item.
 */
function strayed(known: Known): Node[] {
  return [...new Set(known.values())].flatMap(leaf => {
    const all = [...known.keys()].filter(node => known.get(node) === leaf);
    if (all.length === 1 || !leaf.path.slice(BLOCK_STEPS).some(isPlace)) return [];
    const away = all.filter(node => isAmongOthers(node, leaf, known));
    return away.length < all.length ? away : [];
  });
}

/** "blocks" and a number. */
const BLOCK_STEPS = 2;

/** Whether the nearest neighbours are several, and all of one other item. A list of contents has one text of each item. */
function isAmongOthers(node: Node, leaf: Leaf, known: Known): boolean {
  for (let around = node.parentNode; around; around = around.parentNode) {
    const near = [...known].filter(([other, its]) => its !== leaf && around?.contains(other));
    const items = new Set(near.map(([, other]) => otherItem(leaf, other)));
    if (near.length > 0) return near.length > 1 && items.size === 1 && !items.has(undefined);
  }
  return false;
}

/** Names the item that the other text is in, if the two are in different ones. */
function otherItem({ document, path }: Leaf, other: Leaf): string | undefined {
  if (document !== other.document) return other.document;
  const parting = path.findIndex((step, index) => step !== other.path[index]);
  return isPlace(path[parting]) ? other.path.slice(0, parting + 1).join(' ') : undefined;
}

function isPlace(step: string | number | undefined): boolean {
  return typeof step === 'number';
}

/** Of several texts that would take the same field, the one with the closest neighbours gets it, and none if it is taken. */
function uncontested<Decided extends Found>(decided: Decided[], known: Known): Decided[] {
  const taken = new Set(known.values());
  const best = new Map<Leaf | undefined, Decided>();
  for (const one of decided.toSorted((a, b) => a.climbed - b.climbed))
    if (!best.has(one.leaves[0])) best.set(one.leaves[0], one);
  return [...best].flatMap(([leaf, one]) => (leaf && !taken.has(leaf) ? [one] : []));
}

type TextOfLeaf = { text: string; leaf: Leaf };

function leavesSaying(said: TextOnPage, texts: TextOfLeaf[]): Leaf[] {
  const text = plain(said.text);
  // The page divides a long word into several texts, so that it can be broken.
  for (const words of [text, plain(said.whole ?? text)]) {
    const same = texts.filter(other => other.text === words);
    if (same.length > 0) return once(same);
  }
  const inside = texts.filter(other => other.text.length >= LEAST_INSIDE && hasWords(text, other.text));
  const longest = Math.max(...inside.map(other => other.text.length));
  return once(inside.filter(other => other.text.length === longest));
}

function once(texts: TextOfLeaf[]): Leaf[] {
  const places = new Map(texts.map(({ leaf }) => [`${leaf.document} ${leaf.path.join(' ')}`, leaf]));
  return [...places.values()];
}

/** Whether the words stand in the text as they are, not inside other words. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

/** Looks around the text, in wider and wider elements, for texts whose field is known. */
function nearestOf({ node, leaves }: Open, known: Known): Found {
  let left = leaves;
  let climbed = 0;
  for (let around = node.parentNode; around && left.length > 1; around = around.parentNode) {
    climbed += 1;
    const neighbours = [...known].filter(([other]) => around?.contains(other)).map(([, leaf]) => leaf);
    const away = left.map(leaf => Math.min(FAR, ...neighbours.map(other => stepsBetween(leaf, other))));
    const least = Math.min(...away);
    left = left.filter((_, index) => away[index] === least);
  }
  return { leaves: left, climbed };
}

/** A field that another text shows already is less likely to be meant. */
function unclaimedOf({ leaves }: Open, known: Known): Leaf[] {
  const claimed = new Set(known.values());
  return leaves.filter(leaf => !claimed.has(leaf));
}

/** In another document. */
const FAR = 99;

function stepsBetween(one: Leaf, other: Leaf): number {
  if (one.document !== other.document) return FAR;
  const first = one.path.findIndex((step, index) => step !== other.path[index]);
  const shared = first < 0 ? one.path.length : first;
  return one.path.length + other.path.length - 2 * shared;
}

/** Texts that are alike and stand among the same neighbours: the first one on the page belongs to the first field. */
function inTheirOrder(open: Open[]): [Node, Leaf][] {
  const counts = new Map<string, number>();
  return open.flatMap(({ node, leaves }): [Node, Leaf][] => {
    const key = leaves.map(({ document, path }) => [document, ...path].join(' ')).join('\n');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const leaf = leaves[Math.min(count, leaves.length - 1)];
    return leaf ? [[node, leaf]] : [];
  });
}

function textsOf(leaf: Leaf): string[] {
  if ('text' in leaf) return [plain(leaf.text)];
  const { body } = new DOMParser().parseFromString(leaf.html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(plain(walker.currentNode.nodeValue ?? ''));
  return texts.filter(text => text !== '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The picture itself, and not the address in it. */
export function clickedPlace({ document, path }: Leaf, isPicture: boolean): { document: string; path: Path } {
  return { document, path: isPicture && path.at(-1) === 'src' ? path.slice(0, -1) : path };
}
