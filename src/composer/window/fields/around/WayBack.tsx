import { SHELL_WORDS } from '../../../language/window-words.ts';
import { useSituation } from '../../commands/situation.ts';
import { Sign } from '../../parts/Sign.tsx';
import { goBack } from '../../store/open-page.ts';

/** Leads back to the block from which an author has followed words to where they are written. */
export function WayBack() {
  const { store, state } = useSituation();
  const [last] = state.cameFrom.slice(-1);
  if (!last) return null;
  return (
    <button type="button" className="quiet small way-back" onClick={() => void goBack(store)}>
      <Sign name="back" />
      {SHELL_WORDS.everywhere.backTo(last.title)}
    </button>
  );
}
