import { SHELL_WORDS } from '../../language/window-words.ts';
import { isHeld } from '../../model/state/draft.ts';
import { SHELL_COMMANDS } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { heldDrafts, isBlank } from '../shown/held.ts';

const { bar } = SHELL_WORDS;

/**
 * Says whether all is saved. Grey words are on their way, and red ones are what cannot be saved as it is: each says why at its field, and
 * a press lists them.
 */
export function StatusButton() {
  const now = useSituation();
  const { state, open } = now;
  const { look, waiting, status, opened } = state;
  const isGone = status === 'gone';
  if (!look && !isGone) return null;
  const held = heldDrafts(state).length;
  const isWaiting = [...waiting.values()].some(one => !isHeld(one) && !isBlank(one));
  const isSaving = isWaiting || status === 'saving';
  const isRed = isGone || held > 0;
  const words = isGone ? bar.gone : held > 0 ? bar.notSaved(held) : isSaving ? bar.saving : bar.saved;
  const more = isGone
    ? SHELL_WORDS.window.gone
    : held > 0
      ? bar.whatIsNotSaved
      : isSaving
        ? SHELL_WORDS.notSaved.onItsWay
        : bar.savedWhere(opened.where);
  return (
    <button
      type="button"
      className={isRed ? 'status status--stop' : 'status'}
      aria-busy={isSaving || undefined}
      title={more}
      onClick={() => (held > 0 || isSaving ? open('notSaved') : SHELL_COMMANDS.sent.run(now))}
    >
      <Sign name={isRed ? 'wrong' : isSaving ? 'more' : 'tick'} />
      <span className="bar__status">
        {words}
        {!isRed && !isSaving && <span className="status__more">{bar.notPublic}</span>}
      </span>
    </button>
  );
}
