import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { TextBox } from '../parts/FormDialog.tsx';
import { siteNow } from '../shown/site-values.ts';
import { Need, useDeed } from './Need.tsx';

const WORDS = SHELL_WORDS.first;

/** Who reads what is handed in. It stands in the site document, for all colleagues. */
export function ReviewerLine() {
  const { store, state } = useSituation();
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useDeed();
  const { document, value } = siteNow(state);
  const { reviewer } = value;
  const isThere = typeof reviewer === 'string' && reviewer !== '';
  const keep = async () => {
    await store.set({ document, path: ['reviewer'] }, typed.trim(), WORDS.isSaid);
    return undefined;
  };
  return (
    <Need title={WORDS.reads} isThere={isThere}>
      {isThere ? (
        <p>{WORDS.isRead(reviewer)}</p>
      ) : (
        <form
          className="stack stack--wide"
          onSubmit={event => {
            event.preventDefault();
            if (typed.trim() !== '') void run(keep);
          }}
        >
          <TextBox label={WORDS.reader} value={typed} maxLength={60} write={setTyped} />
          <p className="small">{WORDS.mayBeLeft}</p>
          <button type="submit" aria-disabled={isBusy || typed.trim() === ''}>
            {WORDS.keep}
          </button>
        </form>
      )}
    </Need>
  );
}
