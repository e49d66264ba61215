import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Situation } from '../commands.ts';
import { isBlank } from '../fields/around/held.ts';
import { Sign } from '../Sign.tsx';

const { bar } = SHELL_WORDS;

/** Says whether every draft is saved. A press opens the list of the drafts that are not. */
export function StatusButton({ now: { state, open } }: { now: Situation }) {
  const { look, waiting, status, opened } = state;
  const isGone = status === 'gone';
  if (!look && !isGone) return null;
  const isHeld = isGone || waiting.size > 0;
  const words = isGone ? bar.gone : isHeld ? bar.notSaved(waiting.size) : bar.saved;
  return (
    <button
      type="button"
      className={isHeld ? 'status status--stop' : 'status'}
      aria-busy={[...waiting.values()].some(one => !one.refused && !isBlank(one)) || undefined}
      title={isGone ? SHELL_WORDS.window.gone : isHeld ? bar.whatIsNotSaved : bar.savedWhere(opened.where)}
      onClick={() => open(isHeld && !isGone ? 'notSaved' : 'saved')}
    >
      <Sign name={isHeld ? 'wrong' : 'tick'} />
      <span className="bar__status">
        {words}
        {!isHeld && <span className="status__more">{bar.notPublic}</span>}
      </span>
    </button>
  );
}
