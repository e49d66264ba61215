import { SHELL_WORDS } from '../../language/window-words.ts';
import { isHeld } from '../../model/state/draft.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { isBlank } from '../shown/held.ts';

const { bar } = SHELL_WORDS;

/** Says whether every draft is saved. A press opens the list of the drafts that are not. */
export function StatusButton() {
  const { state, open } = useSituation();
  const { look, waiting, status, opened } = state;
  const isGone = status === 'gone';
  if (!look && !isGone) return null;
  const isNotSaved = isGone || waiting.size > 0;
  const words = isGone ? bar.gone : isNotSaved ? bar.notSaved(waiting.size) : bar.saved;
  return (
    <button
      type="button"
      className={isNotSaved ? 'status status--stop' : 'status'}
      aria-busy={[...waiting.values()].some(one => !isHeld(one) && !isBlank(one)) || undefined}
      title={
        isGone ? SHELL_WORDS.window.gone : isNotSaved ? bar.whatIsNotSaved : bar.savedWhere(opened.where)
      }
      onClick={() => open(isNotSaved && !isGone ? 'notSaved' : 'saved')}
    >
      <Sign name={isNotSaved ? 'wrong' : 'tick'} />
      <span className="bar__status">
        {words}
        {!isNotSaved && <span className="status__more">{bar.notPublic}</span>}
      </span>
    </button>
  );
}
