import { type KeyboardEvent, useEffect, useRef } from 'react';
import { shownKeys } from '../../words/editor/keys.ts';
import { type CommandName, SHELL_COMMANDS } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';
import { buttonsIn, goBetween } from '../focus/one-stop.ts';
import { Sign } from '../parts/Sign.tsx';
import type { ToolsPoint } from './tools-asked.ts';

const OF_BLOCK: CommandName[] = [
  'moveUp',
  'moveDown',
  'hide',
  'duplicate',
  'addBefore',
  'addAfter',
  'takeAway',
];
const OF_ITEM: CommandName[] = ['moveUp', 'moveDown', 'duplicate', 'addAfter', 'takeAway'];

type ToolsProps = { at: ToolsPoint; onClose: () => void };

/** All commands with their names and keys, where somebody has pressed "…" or the right button. */
export function AllTools({ at, onClose }: ToolsProps) {
  const now = useSituation();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  useEffect(() => {
    const { current } = list;
    current?.showPopover?.();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = current ?? {};
    current?.style.setProperty('left', `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`);
    current?.style.setProperty('top', `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`);
    current?.querySelector('button')?.focus();
  }, [at]);
  // A click on the page is in another document, and closes nothing by itself.
  const { chosen } = now.state;
  const first = useRef(chosen);
  useEffect(() => {
    if (chosen !== first.current) onClose();
  }, [chosen, onClose]);
  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else goBetween(event, buttonsIn(event.currentTarget));
  };
  return (
    <div
      ref={list}
      className="all-tools"
      role="menu"
      tabIndex={-1}
      popover="auto"
      aria-label={now.target?.name}
      onKeyDown={press}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {(now.target?.isBlock ? OF_BLOCK : OF_ITEM).map(name => {
        const { sign, label, keys, when, run } = SHELL_COMMANDS[name];
        return (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={name === 'takeAway' ? 'quiet stop' : 'quiet'}
            aria-disabled={when(now) ? undefined : true}
            onClick={() => {
              if (!when(now)) return;
              close();
              void run(now);
            }}
          >
            <Sign name={sign} />
            <span className="grow">{label(now)}</span>
            {keys && <kbd>{shownKeys(keys)}</kbd>}
          </button>
        );
      })}
    </div>
  );
}
