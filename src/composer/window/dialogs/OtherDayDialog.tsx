import { useState } from 'react';
import { dayAt } from '../../../base/dates.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Situation } from '../commands.ts';
import { Dialog } from '../Dialog.tsx';
import { timeZoneNow } from '../site-values.ts';

const WORDS = SHELL_WORDS.otherDay;

/** Chooses the day as of which this window shows the site. */
export function OtherDayDialog({
  now: { store, state },
  onClose,
}: {
  now: Pick<Situation, 'store' | 'state'>;
  onClose: () => void;
}) {
  const [day, setDay] = useState(state.day ?? dayAt(Date.now(), timeZoneNow(state)));
  function show(wanted?: string): void {
    store.showDay(wanted);
    onClose();
  }
  return (
    <Dialog title={WORDS.title} onClose={onClose}>
      <form
        className="today stack stack--wide"
        onSubmit={event => {
          event.preventDefault();
          show(day);
        }}
      >
        <p>{WORDS.isOfWindow}</p>
        <label className="stack">
          {WORDS.day}
          <input
            className="input"
            type="date"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        <span className="line">
          <button type="submit" className="act">
            {WORDS.show}
          </button>
          {state.day !== undefined && (
            <button type="button" onClick={() => show()}>
              {SHELL_WORDS.commands.seeToday}
            </button>
          )}
        </span>
      </form>
    </Dialog>
  );
}
