import { useRef, useState } from 'react';
import type { LeafPage } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useRoom } from '../page/page-size.ts';
import { Leaf, type LeafView } from './Leaf.tsx';
import type { SideOfPair } from './measure-row.ts';
import { type ChosenSide, sizeIn } from './PagePair.tsx';
import { MissingHalf } from './PairRow.tsx';

type Pages = { [side in SideOfPair]: LeafPage };
type PagesProps = {
  pages: Pages;
  whyMissing: (side: SideOfPair) => string;
  chosen: ChosenSide | undefined;
  isDark: boolean;
};

/** Both versions of a page as a whole. Beside one that cannot be shown stands the reason. */
export function WholePages({ pages, whyMissing, chosen, isDark }: PagesProps) {
  const pane = useRef<HTMLElement>(null);
  const room = useRoom(pane);
  const view = room && { ...sizeIn(room.width), isDark };
  const half = (side: SideOfPair, view: LeafView) => (
    <div>
      {pages[side].drawn ? (
        <WholePage page={pages[side]} view={view} />
      ) : (
        <MissingHalf why={whyMissing(side)} />
      )}
    </div>
  );
  return (
    <section
      className="pairs"
      ref={pane}
      aria-label={SHELL_WORDS.pair.name}
      data-chosen={chosen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the page.
      tabIndex={0}
    >
      {view && (
        <div
          className="pair-row__two pair-row__two--whole"
          style={{ gridTemplateColumns: `${view.width * view.scale}px 2.5rem ${view.width * view.scale}px` }}
        >
          {half('was', view)}
          <div />
          {half('now', view)}
        </div>
      )}
    </section>
  );
}

function WholePage({ page, view }: { page: LeafPage; view: LeafView }) {
  const [height, setHeight] = useState<number>();
  return (
    <Leaf
      {...view}
      page={page}
      crop={height === undefined ? undefined : { top: 0, height }}
      hear={leaf => setHeight(leaf.height())}
    />
  );
}
