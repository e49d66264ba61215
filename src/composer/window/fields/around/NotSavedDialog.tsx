import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Draft } from '../../../model/state/draft.ts';
import { homeOf } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { closeOpened, Dialog } from '../../parts/Dialog.tsx';
import { heldDrafts, inShort, sentencesOf, whereWords } from '../../shown/held.ts';
import { follow } from '../../store/open-page.ts';
import { WaysOut } from './WaysOut.tsx';

/** Everything that is not saved, wherever it belongs. Each leads to its field. */
export function NotSavedDialog({ onClose }: { onClose: () => void }) {
  const { store, state } = useSituation();
  const held = heldDrafts(state);
  const lead = ({ place }: Draft) => {
    const home = homeOf(place.document, state);
    const isElsewhere = home !== state.route && state.pages.some(({ route }) => route === home);
    if (isElsewhere) void follow(store, { ...place }, home);
    else store.select({ ...place });
  };
  return (
    <Dialog title={SHELL_WORDS.notSaved.name} onClose={onClose}>
      <ul className="not-saved">
        {held.length === 0 && <li>{SHELL_WORDS.notSaved.onItsWay}</li>}
        {held.map(([id, one]) => (
          <li key={id} className="stack">
            <button
              type="button"
              className="way-to"
              onClick={() => {
                closeOpened();
                lead(one);
              }}
            >
              {whereWords(one, state)}
            </button>
            <p className="inset">{inShort(one.value, state)}</p>
            {sentencesOf(one, state).map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
            <WaysOut id={id} held={one} done={closeOpened} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
