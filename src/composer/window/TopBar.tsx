import { SHELL_WORDS } from '../language/window-words.ts';
import { CommandButton } from './CommandButton.tsx';
import type { Situation } from './commands.ts';
import type { State, Store } from './store.ts';
import { titleOfPage } from './words.ts';

const { bar } = SHELL_WORDS;

export type Props = { store: Store; state: State };

/** The bar at the top: the page, the way back and forth in time, and whether everything is saved. */
export function TopBar({ now }: { now: Situation }) {
  const { look, route, status } = now.state;
  return (
    <header className="bar line">
      <h1 className="unseen">{SHELL_WORDS.window.edit(titleOfPage(now.state))}</h1>
      <CommandButton name="pages" now={now}>
        <span className="unseen">{bar.pages}</span>
        {titleOfPage(now.state)} <span aria-hidden="true">▾</span>
      </CommandButton>
      {look?.standing !== undefined && <span className="mark">{look.standing}</span>}
      <CommandButton name="undo" now={now} />
      <CommandButton name="redo" now={now} />
      <a href={route} target="_blank" rel="noreferrer" title={bar.asVisitors}>
        {bar.look}
        <span className="unseen">{bar.lookAtPage}</span>
      </a>
      <span className="bar__status">{statusOf(now.state)}</span>
      <p role="alert" className="unseen">
        {status === 'gone' && SHELL_WORDS.window.gone}
      </p>
      <CommandButton name="keys" now={now} />
    </header>
  );
}

function statusOf({ look, status, waiting, opened }: State): string {
  if (status === 'gone') return SHELL_WORDS.window.gone;
  if (waiting.size > 0) return bar.notSaved(waiting.size);
  return look ? bar.saved(opened.where) : '';
}
