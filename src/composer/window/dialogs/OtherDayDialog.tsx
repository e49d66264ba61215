import { useState } from 'react';
import { dayAt } from '../../../base/dates/dates.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { FormDialog, TextBox } from '../parts/FormDialog.tsx';
import { timeZoneNow } from '../shown/site-values.ts';

const WORDS = SHELL_WORDS.otherDay;

/** Chooses the day as of which this window shows the site. */
export function OtherDayDialog({ onClose }: { onClose: () => void }) {
  const { store, state } = useSituation();
  const [day, setDay] = useState(state.day ?? dayAt(Date.now(), timeZoneNow(state)));
  function show(wanted?: string): void {
    store.showDay(wanted);
    onClose();
  }
  return (
    <FormDialog title={WORDS.title} onClose={onClose} submit={() => show(day)}>
      <p>{WORDS.isOfWindow}</p>
      <TextBox label={WORDS.day} type="date" required value={day} write={setDay} />
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
    </FormDialog>
  );
}
