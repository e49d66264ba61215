import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../model/state/drafts.ts';
import { CommandButton } from '../CommandButton.tsx';
import type { CommandName, Situation } from '../commands.ts';
import { type OutlineRow, rowsOn } from './rows.ts';

const DEEDS: CommandName[] = ['moveUp', 'moveDown', 'hide', 'duplicate', 'addAfter', 'takeAway'];

/** The blocks of the page, the items of the selected block, and what can be done with what is selected. */
export function Outline({ now }: { now: Situation }) {
  const { store, state, target } = now;
  const list = useRef<HTMLOListElement>(null);
  const [closed, setClosed] = useState<string>();
  const rows = rowsOn(store, state);
  const current = state.selected && keyOf(state.selected);
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className="outline" aria-label="Blocks of this page">
      <ol ref={list} onKeyDown={goToNextRow}>
        {rows.map(row => {
          const key = keyOf(row.place);
          const isInside = row.isCurrent || row.items.some(({ isCurrent }) => isCurrent);
          const isOpen = isInside && closed !== key;
          return (
            <li key={key}>
              <Row
                row={row}
                isOpen={row.items.length > 0 ? isOpen : undefined}
                onPress={() => {
                  setClosed(row.isCurrent && isOpen ? key : undefined);
                  store.select(row.place);
                }}
              />
              {isOpen && row.items.length > 0 && (
                <ol>
                  {row.items.map(item => (
                    <li key={keyOf(item.place)}>
                      <Row row={item} onPress={() => store.select(item.place)} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="deeds" role="group" aria-label={target?.name ?? 'This page'}>
        {(target ? DEEDS : DEEDS.filter(name => name === 'addAfter'))
          .filter(name => name !== 'hide' || target?.isBlock)
          .map(name => (
            <CommandButton key={name} name={name} now={now} />
          ))}
      </div>
    </nav>
  );
}

type RowProps = { row: OutlineRow; isOpen?: boolean; onPress: () => void };

/** "FAQ: Frequently asked questions". What comes before the colon is what it is. */
function Row({ row: { name, notes, isHidden, isCurrent }, isOpen, onPress }: RowProps) {
  const [kind = '', title] = name.split(/: (.*)/s);
  return (
    <button
      type="button"
      className={isHidden ? 'row row--hidden' : 'row'}
      aria-current={isCurrent ? 'true' : undefined}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <strong>{title === undefined ? kind : `${kind}: `}</strong>
      {title !== undefined && <span>{title}</span>}
      {notes.length > 0 && <span className="small"> ({notes.join(', ')})</span>}
    </button>
  );
}

/** Each row is a Tab stop as well, so that nobody has to know of these keys. */
function goToNextRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.row')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  rows[next]?.focus();
}
