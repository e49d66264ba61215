import { SHELL_WORDS } from '../../../language/window-words.ts';
import { lacksWords } from '../../../model/photographs.ts';
import { type Draft, isRivalled, whyHeld } from '../../../model/state/draft.ts';
import { isUnfinished, waitsForWords } from '../../../model/state/to-be-written.ts';
import { useSituation } from '../../commands/situation.ts';

const WORDS = SHELL_WORDS.notSaved;

type WaysProps = { id: string; held: Draft; done?: () => void };

/** What can be done with something that is not saved. The buttons go with it, and the work goes on in its field. */
export function WaysOut({ id, held, done }: WaysProps) {
  const { store, state } = useSituation();
  const { place, begun } = held;
  const why = whyHeld(held);
  const settle = (way: () => unknown) => () => {
    way();
    done?.();
    if (state.look?.documents[place.document] || begun) store.select({ ...place });
  };
  const keepMine = async () => {
    await store.keepMine(id);
    if (!store.state().waiting.has(id)) store.say(SHELL_WORDS.done.saved);
  };
  const use = async () => {
    await store.keepMine(id);
    if (!store.state().waiting.has(id)) store.say(SHELL_WORDS.picture.used);
  };
  const isToBeUsed = !begun && waitsForWords(held);
  const isContested = isRivalled(held);
  return (
    <div className="line">
      {isToBeUsed && !isContested && (
        <button
          type="button"
          className="act"
          aria-disabled={lacksWords(held.value) || undefined}
          onClick={() => lacksWords(held.value) || settle(use)()}
        >
          {SHELL_WORDS.picture.use}
        </button>
      )}
      {(why?.is === 'wrong' ? (why.ways ?? []) : []).map(({ title, steps }) => (
        <button key={title} type="button" className="small" onClick={settle(() => store.mend(id, steps))}>
          {title}
        </button>
      ))}
      {(isContested || isUnfinished(held)) && (
        <button type="button" className="small" onClick={settle(keepMine)}>
          {isContested ? WORDS.keepMine : WORDS.saveIt}
        </button>
      )}
      <button type="button" className="small quiet" onClick={settle(() => store.leave(id))}>
        {isContested ? WORDS.takeTheirs : begun ? WORDS.takeAway : WORDS.leave}
      </button>
    </div>
  );
}
