// Pairs the blocks of a page as it was with those of the page now. What differs is unrolled, and what is alike is folded together.
import type { Path } from '../../../base/json-value.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { BlockOnPage } from '../../model/on-page.ts';
import type { Difference } from '../../model/past.ts';

/** A block on both sides, or on one if it came or went since. A row without a block is what the document says beside its blocks. */
export type RowOfPair = { key: string; was?: BlockOnPage; now?: BlockOnPage; differences: Difference[] };

/** Alike rows that follow each other are folded together. */
export type PairGroup = RowOfPair | { key: string; alike: RowOfPair[] };

/** The blocks of both pages, in their order. Those that do not belong to the document are left out. */
type Sides = { document: string; was: BlockOnPage[]; now: BlockOnPage[] };

export function pairRows({ document, ...pages }: Sides, differs: Difference[]): RowOfPair[] {
  const ofDocument = (block: BlockOnPage) => placeInDocument(block, document) !== undefined;
  const [was, now] = [pages.was.filter(ofDocument), pages.now.filter(ofDocument)];
  const partners = partnersOf({ document, was, now }, differs);
  const rows: RowOfPair[] = now.map((block, index) => rowOf(partners.get(index), block));
  const found = new Set(partners.values());
  for (const [index, block] of was.entries()) {
    if (found.has(block)) continue;
    const above = was.slice(0, index).findLast(one => found.has(one));
    const at = above ? rows.findIndex(row => row.was === above) : rows.findLastIndex(isGone(was, index));
    rows.splice(at + 1, 0, rowOf(block, undefined));
    found.add(block);
  }
  const whole: RowOfPair = { key: document, differences: [] };
  const all = [...rows, whole];
  for (const one of differs) (all.find(row => isOf(one, row, document)) ?? whole).differences.push(one);
  return all;
}

/** Blocks that have gone from the start of the page stand there in their order. */
function isGone(was: BlockOnPage[], index: number): (row: RowOfPair) => boolean {
  return ({ was: block, now }) => !now && block !== undefined && was.indexOf(block) < index;
}

function rowOf(was: BlockOnPage | undefined, now: BlockOnPage | undefined): RowOfPair {
  const key = [was, now].map(block => JSON.stringify(block && [block.document, block.path]) ?? '').join(' ');
  return { key, ...(was && { was }), ...(now && { now }), differences: [] };
}

/** The place in the document: for shared blocks, the one at which the page names them. */
export function placeInDocument(block: BlockOnPage, document: string): PlaceIn | undefined {
  return [block, block.shared?.from].find(place => place?.document === document);
}

function isOf({ path, now }: Difference, { was, now: block }: RowOfPair, document: string): boolean {
  const [from, to] = [was && placeInDocument(was, document), block && placeInDocument(block, document)];
  const isNow = now && to && isWithin(now.path, to.path);
  return isNow || (path !== undefined && from !== undefined && isWithin(path, from.path));
}

/** For each present block the one that it was: places that differ tell it, and those that are alike follow in their order. */
function partnersOf({ document, was, now }: Sides, differs: Difference[]): Map<number, BlockOnPage> {
  const partners = new Map<number, BlockOnPage>();
  const holds = (block: BlockOnPage, path: Path | undefined) =>
    path !== undefined && isWithin(path, placeInDocument(block, document)?.path ?? [-1]);
  const [came, went] = [new Set<BlockOnPage>(), new Set<BlockOnPage>()];
  for (const { what, path, now: place } of differs) {
    const from = was.find(block => holds(block, path));
    const to = now.findIndex(block => holds(block, place?.path));
    if (from && now[to]) partners.set(to, from);
    else if (what === 'block' && from) went.add(from);
    else if (what === 'block' && now[to]) came.add(now[to]);
  }
  let next = 0;
  for (const [index, block] of now.entries()) {
    if (partners.has(index) || came.has(block)) continue;
    const taken = new Set(partners.values());
    const found = was.findIndex(
      (one, at) => at >= next && one.type === block.type && !taken.has(one) && !went.has(one),
    );
    const partner = was[found];
    if (!partner) continue;
    partners.set(index, partner);
    next = found + 1;
  }
  return partners;
}

export function keyOfPlace({ path, now }: Difference): string {
  return JSON.stringify([path, now?.path]);
}

export function groupRows(rows: RowOfPair[]): PairGroup[] {
  const groups: PairGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isWhole = !row.was && !row.now;
    if (row.differences.length > 0) groups.push(row);
    else if (isWhole) continue;
    else if (last && 'alike' in last) last.alike.push(row);
    else groups.push({ key: `alike ${row.key}`, alike: [row] });
  }
  return groups;
}
