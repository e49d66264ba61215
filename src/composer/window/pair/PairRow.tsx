import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isSame } from '../../../base/json-value.ts';
import { blockIcon } from '../../../document/schema/block-icons.ts';
import type { Box } from '../../frame/marks.ts';
import type { LeafPage, LiveLeaf } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { BlockOnPage } from '../../model/on-page.ts';
import type { Difference } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';
import { Drawing, Sign } from '../parts/Sign.tsx';
import { SIGNS } from '../parts/signs.ts';
import { Leaf, type LeafCrop, type LeafView } from './Leaf.tsx';
import {
  arrowsOf,
  cropsOf,
  type Leaves,
  type MeasuredRow,
  measureRow,
  type SideOfPair,
} from './measure-row.ts';
import { keyOfPlace, type RowOfPair } from './pair-rows.ts';

const WORDS = SHELL_WORDS.pair;
const SIDES: SideOfPair[] = ['was', 'now'];

/** Both sides of the pair. A side without a drawing is told in words. */
export type PairSides = {
  document: string;
  was: LeafPage;
  now: LeafPage;
  /** So much of the page is seen above and below what differs, in pixels. */
  around?: number;
};

/** Whoever shows a pair draws its buttons: an "arrow" for a place, and what stands in the head of a block. */
export type PairDeeds = {
  differenceWords: (place: Difference) => string;
  titleOf: (row: RowOfPair) => string;
  arrow: (place: Difference) => ReactNode;
  whole: (row: RowOfPair) => ReactNode;
  /** The place to which the author has walked. */
  current: Difference | undefined;
  /** Said in the place of a block that this side does not have, where it is not the past that lacks it. */
  whyMissing?: (side: SideOfPair) => string;
};

type RowProps = { row: RowOfPair; sides: PairSides; view: LeafView; deeds: PairDeeds };

/** One block of both pages, side by side. What differs in it is ringed, and an arrow between the sides belongs to each ring. */
export function PairRow({ row, sides, view, deeds }: RowProps) {
  const { state } = useSituation();
  const [measured, setMeasured] = useState<MeasuredRow>({});
  const leaves = useRef<Leaves>({});
  const { document } = sides;
  const measure = () => {
    const next = measureRow(row, document, leaves.current);
    setMeasured(before => (isSame(before, next) ? before : next));
  };
  const latest = useRef(measure);
  latest.current = measure;
  const hear = useCallback((side: SideOfPair, leaf: LiveLeaf) => {
    leaves.current = { ...leaves.current, [side]: leaf };
    latest.current();
  }, []);
  const isDrawn = SIDES.every(side => sides[side].drawn) && SIDES.some(side => row[side]?.isDrawn);
  const crops = cropsOf(measured, sides.around);
  const arrows = arrowsOf(row, measured, crops, view.scale);
  const isMeasured = crops.was !== undefined || crops.now !== undefined;
  const block = row.now ?? row.was;
  const isUnseen = (one: Difference, index: number) =>
    !isDrawn || (one.what === 'value' && arrows[index] === undefined && isMeasured);
  const column = `${view.width * view.scale}px`;
  return (
    <section className="pair-row" aria-label={deeds.titleOf(row)}>
      <header>
        <Drawing path={block ? blockIcon(state.opened.definitions[block.type]) : SIGNS.page} />
        <strong className="cut">{deeds.titleOf(row)}</strong>
        <span className="grow" />
        {deeds.whole(row)}
      </header>
      {row.differences.filter(isUnseen).map(one => (
        <p
          key={keyOfPlace(one)}
          className="pair-row__words"
          data-current={one === deeds.current || undefined}
        >
          <span className="grow">{deeds.differenceWords(one)}</span>
          {deeds.arrow(one)}
        </p>
      ))}
      {isDrawn && (
        <div className="pair-row__two" style={{ gridTemplateColumns: `${column} 2.5rem ${column}` }}>
          <div>{half('was')}</div>
          <div className="pair-row__gutter">
            {row.differences.map((one, index) => {
              const top = arrows[index];
              return (
                top !== undefined && (
                  <span key={keyOfPlace(one)} style={{ top }}>
                    {deeds.arrow(one)}
                  </span>
                )
              );
            })}
          </div>
          <div>{half('now')}</div>
        </div>
      )}
    </section>
  );

  function half(side: SideOfPair): ReactNode {
    const [block, crop] = [row[side], crops[side]];
    if (!block?.isDrawn || !sides[side].drawn)
      return (
        <MissingHalf
          why={deeds.whyMissing?.(side) ?? (side === 'was' ? WORDS.notThereYet : WORDS.gone)}
          block={block}
        />
      );
    return (
      <>
        <Leaf {...view} page={sides[side]} block={block} crop={crop} hear={leaf => hear(side, leaf)} />
        {crop &&
          measured[side]?.rings.map((ring, index) => {
            const one = row.differences[index];
            return (
              ring && (
                <Ring
                  key={one && keyOfPlace(one)}
                  isCurrent={one === deeds.current}
                  {...{ ring, crop, view }}
                />
              )
            );
          })}
      </>
    );
  }
}

/** Between the words and the ring around them, in pixels of the window. */
const BEYOND = 5;

type RingProps = { ring: Box; crop: LeafCrop; view: LeafView; isCurrent: boolean };

function Ring({ ring, crop, view: { scale }, isCurrent }: RingProps) {
  const style = {
    left: ring.left * scale - BEYOND,
    top: (ring.top - crop.top) * scale - BEYOND,
    width: (ring.right - ring.left) * scale + 2 * BEYOND,
    height: (ring.bottom - ring.top) * scale + 2 * BEYOND,
  };
  return <i className="ring" data-current={isCurrent || undefined} style={style} />;
}

/** A hatched place, which says why there is no drawing. */
export function MissingHalf({ why, block }: { why: string; block?: BlockOnPage | undefined }) {
  return (
    <p className="leaf leaf--off">
      <span>
        {block?.isHidden && <Sign name="hidden" />}
        {block ? (block.isHidden ? WORDS.hidden : WORDS.notDrawn) : why}
      </span>
    </p>
  );
}
