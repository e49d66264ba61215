import { SHELL_WORDS } from '../../../language/window-words.ts';
import { Sign } from '../../parts/Sign.tsx';
import { goBack } from '../../store/open-page.ts';
import type { Props } from '../../store/store.ts';

/** Leads back to the block from which an author has followed words to where they are written. */
export function WayBack({ store, state }: Props) {
  const [last] = state.cameFrom.slice(-1);
  if (!last) return null;
  return (
    <button type="button" className="quiet small way-back" onClick={() => void goBack(store)}>
      <Sign name="back" />
      {SHELL_WORDS.everywhere.backTo(last.title)}
    </button>
  );
}
