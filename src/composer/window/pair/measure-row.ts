// Says which part of a block a pair shows, and where the rings and the arrows stand.

import type { Box } from '../../frame/marks.ts';
import type { LiveLeaf } from '../../frame/open-leaf.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Difference } from '../../model/past.ts';
import type { LeafCrop } from './Leaf.tsx';
import type { RowOfPair } from './pair-rows.ts';

export type SideOfPair = 'was' | 'now';
export type Leaves = { [side in SideOfPair]?: LiveLeaf };
/** A ring has the index of its difference. Undefined for a place that is not drawn. */
type Measured = { block: Box; rings: (Box | undefined)[] };
export type MeasuredRow = { [side in SideOfPair]?: Measured };

/** Around the rings, in pixels of the page. */
const AROUND_RINGS = 28;
/** Of a block without a ring, this much is shown. */
const MOST = 300;
const LEAST = 72;

export function measureRow(row: RowOfPair, document: string, leaves: Leaves): MeasuredRow {
  const measured: MeasuredRow = {};
  for (const side of ['was', 'now'] as const) {
    const [leaf, block] = [leaves[side], row[side]];
    const box = block && leaf?.boxOf(block);
    if (!leaf || !box) continue;
    const other = side === 'was' ? 'now' : 'was';
    const rings = row.differences.map(one => {
      const [place, across] = [placeOn(side, one, document), placeOn(other, one, document)];
      const alike = across && row[other] ? leaves[other]?.wordsOf(across, row[other]) : undefined;
      return one.what === 'value' && place ? leaf.boxOfField(place, block, alike ?? []) : undefined;
    });
    measured[side] = { block: box, rings };
  }
  return measured;
}

function placeOn(side: SideOfPair, { path, now }: Difference, document: string): PlaceIn | undefined {
  if (side === 'now') return now;
  return path && { document, path };
}

/** Both sides begin with their first ring, so that rings stand beside each other, and are equally high. */
export function cropsOf(
  { was, now }: MeasuredRow,
  around = AROUND_RINGS,
): { [side in SideOfPair]?: LeafCrop } {
  const own = { ...(was && { was: cropOf(was, around) }), ...(now && { now: cropOf(now, around) }) };
  const height = Math.max(LEAST, ...Object.values(own).map(crop => crop.height));
  return {
    ...(own.was && { was: { ...own.was, height } }),
    ...(own.now && { now: { ...own.now, height } }),
  };
}

function cropOf({ block, rings }: Measured, around: number): LeafCrop {
  const seen = rings.flatMap(ring => ring ?? []);
  if (seen.length === 0) return { top: block.top, height: Math.min(MOST, block.bottom - block.top) };
  const top = Math.max(block.top, Math.min(...seen.map(ring => ring.top)) - around);
  const bottom = Math.min(block.bottom, Math.max(...seen.map(ring => ring.bottom)) + around);
  return { top, height: bottom - top };
}

/** In pixels of the window. An arrow takes this much. */
const ARROW = 34;

/**
 * How far below the top of the row each arrow stands: at its ring, and never on another arrow. Undefined for a value that neither side
 * draws. A block comes back by an arrow in the middle.
 */
export function arrowsOf(
  row: RowOfPair,
  measured: MeasuredRow,
  crops: ReturnType<typeof cropsOf>,
  scale: number,
): (number | undefined)[] {
  const height = ((crops.was ?? crops.now)?.height ?? 0) * scale;
  const isOneSided = (measured.was === undefined) !== (measured.now === undefined);
  const wanted = row.differences.map((one, index) => {
    if (one.what === 'block') return height / 2;
    for (const side of ['was', 'now'] as const) {
      const [ring, crop] = [measured[side]?.rings[index], crops[side]];
      if (ring && crop) return ((ring.top + ring.bottom) / 2 - crop.top) * scale;
    }
    // What hides a block is no value that anybody sees.
    return isOneSided ? height / 2 : undefined;
  });
  let free = 0;
  const placed = [...wanted];
  for (const [index, y] of [...wanted.entries()].sort(([, a = 0], [, b = 0]) => a - b)) {
    if (y === undefined) continue;
    placed[index] = Math.max(y, free + ARROW / 2);
    free = (placed[index] ?? 0) + ARROW / 2;
  }
  return placed;
}
