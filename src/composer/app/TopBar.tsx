import type { State, Store } from './store.ts';

export type Props = { store: Store; state: State };

/** The bar at the top: the way back and forth in time, and whether everything is saved. */
export function TopBar({ store, state }: Props) {
  return (
    <header className="bar">
      <button type="button" disabled={state.look?.undo === undefined} onClick={() => store.undo('undo')}>
        Undo
      </button>
      <button type="button" disabled={state.look?.redo === undefined} onClick={() => store.undo('redo')}>
        Redo
      </button>
      <span className="bar__status">{statusOf(state)}</span>
    </header>
  );
}

function statusOf({ status, waiting, opened }: State): string {
  if (status === 'gone') return 'The server has gone; your words are kept here.';
  if (waiting.size > 0) return `${waiting.size} not saved yet`;
  return `All saved ${opened.where}`;
}
