import { CommandButton } from './CommandButton.tsx';
import type { Situation } from './commands.ts';
import type { State, Store } from './store.ts';
import { titleOfPage } from './words.ts';

export type Props = { store: Store; state: State };

/** The bar at the top: the page, the way back and forth in time, and whether everything is saved. */
export function TopBar({ now }: { now: Situation }) {
  const { look, route, status } = now.state;
  return (
    <header className="bar line">
      <h1 className="unseen">Edit {titleOfPage(now.state)}</h1>
      <CommandButton name="pages" now={now}>
        <span className="unseen">Pages: </span>
        {titleOfPage(now.state)} <span aria-hidden="true">▾</span>
      </CommandButton>
      {look?.standing !== undefined && <span className="mark">{look.standing}</span>}
      <CommandButton name="undo" now={now} />
      <CommandButton name="redo" now={now} />
      <a href={route} target="_blank" rel="noreferrer" title="The page as visitors see it">
        Look<span className="unseen"> at the page, in another window</span>
      </a>
      <span className="bar__status">{statusOf(now.state)}</span>
      <p role="alert" className="unseen">
        {status === 'gone' && GONE}
      </p>
      <CommandButton name="keys" now={now} />
    </header>
  );
}

const GONE = 'The server has gone; your words are kept here';

function statusOf({ look, status, waiting, opened }: State): string {
  if (status === 'gone') return GONE;
  if (waiting.size > 0) return `${waiting.size} not saved yet`;
  return look ? `All saved ${opened.where}` : '';
}
