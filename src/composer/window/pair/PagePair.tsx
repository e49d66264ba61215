import { type ReactNode, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useRoom } from '../page/page-size.ts';
import { DEVICE_WIDTHS } from '../page/page-view.ts';
import { Sign } from '../parts/Sign.tsx';
import type { LeafView } from './Leaf.tsx';
import type { SideOfPair } from './measure-row.ts';
import { type PairDeeds, PairRow, type PairSides } from './PairRow.tsx';
import { groupRows, type RowOfPair } from './pair-rows.ts';

/** The gutter between the two proofs, and what the bench leaves beside them, in pixels. */
const BETWEEN = 40;
/** A phone is drawn as wide as there is room, up to this. */
const WIDEST = 424;

export type ChosenSide = SideOfPair | 'both';

type PairProps = {
  rows: RowOfPair[];
  sides: PairSides;
  deeds: PairDeeds;
  isDark: boolean;
  /** The side that stays, where one is chosen. */
  chosen?: ChosenSide | undefined;
  children?: ReactNode;
};

/** Two proofs side by side: blocks that differ are unrolled, and the alike ones between them are a line that opens. */
export function PagePair({ rows, sides, deeds, isDark, chosen, children }: PairProps) {
  const pane = useRef<HTMLElement>(null);
  const room = useRoom(pane);
  const view = room && { ...sizeIn(room.width), isDark };
  return (
    <section className="pairs" ref={pane} aria-label={SHELL_WORDS.pair.name} data-chosen={chosen}>
      {children}
      {view &&
        groupRows(rows).map(group =>
          'alike' in group ? (
            <Alike key={group.key} rows={group.alike} {...{ sides, deeds, view }} />
          ) : (
            <PairRow key={group.key} row={group} {...{ sides, deeds, view }} />
          ),
        )}
    </section>
  );
}

/** Letters have their true size, unless the window is narrow. */
export function sizeIn(room: number): { width: number; scale: number } {
  const half = Math.floor((room - BETWEEN) / 2);
  const width = Math.max(DEVICE_WIDTHS.phone, Math.min(half, WIDEST));
  return { width, scale: Math.min(1, half / width) };
}

type AlikeProps = { rows: RowOfPair[]; sides: PairSides; deeds: PairDeeds; view: LeafView };

function Alike({ rows, ...pair }: AlikeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="alike" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Sign name={isOpen ? 'open' : 'next'} />
        {SHELL_WORDS.pair.alike(rows.length)}
      </button>
      {isOpen && rows.map(row => <PairRow key={row.key} row={row} {...pair} />)}
    </>
  );
}
