import { useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { useSlidingRows } from '../parts/slide-rows.ts';
import { type OutlineRow, rowsOn, siteRowsOn } from '../shown/outline-rows.ts';
import { placeAtEnd } from '../shown/target.ts';
import type { ListProps } from './lists.ts';
import { RowButton } from './RowButton.tsx';

/** The page, its header, its blocks with the items of the selected one, and its footer. */
export function BlockList({ close }: ListProps) {
  const { store, state, open } = useSituation();
  const list = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<string>();
  const [page, ...blocks] = rowsOn(state);
  const [header, footer] = siteRowsOn(state);
  const current = state.selected && keyOf(state.selected);
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useSlidingRows(list, '.side__blocks > li');
  useSlidingRows(list, '.side__blocks li li');
  const choose = (row: OutlineRow) => {
    store.select(row.place);
    close();
  };
  const plain = (row: OutlineRow | undefined) => row && <RowButton row={row} onPress={() => choose(row)} />;
  return (
    <div ref={list} className="side__list">
      {plain(page)}
      {plain(header)}
      <ol className="side__blocks">
        {blocks.map(row => {
          const key = keyOf(row.place);
          const isSaidInside = row.isCurrent || row.items.some(({ isCurrent }) => isCurrent);
          const isOpen = isSaidInside && closed !== key;
          return (
            <li key={key}>
              <RowButton
                row={row}
                isOpen={row.items.length > 0 ? isOpen : undefined}
                onPress={() => {
                  setClosed(row.isCurrent && isOpen ? key : undefined);
                  store.select(row.place);
                  if (row.items.length === 0) close();
                }}
              />
              {isOpen && row.items.length > 0 && (
                <ol>
                  {row.items.map(item => (
                    <li key={keyOf(item.place)}>
                      <RowButton row={item} isItem onPress={() => choose(item)} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" className="row row--add" onClick={() => open('blocks', placeAtEnd(state))}>
        <Sign name="add" />
        <span className="row__name grow cut">{SHELL_WORDS.side.addBlock}</span>
      </button>
      <div className="side__end">{plain(footer)}</div>
    </div>
  );
}
