import { SHELL_WORDS } from '../../../language/window-words.ts';
import { type Draft, whyHeld } from '../../../model/state/draft.ts';
import { keyOf } from '../../../model/state/drafts.ts';
import { useSituation } from '../../commands/situation.ts';
import { Sign } from '../../parts/Sign.tsx';
import { inShort, isSaidInside, sentencesOf } from '../../shown/held.ts';
import { WaysOut } from './WaysOut.tsx';

const WORDS = SHELL_WORDS.notSaved;

/** Under a field that cannot be saved as it is: what is wrong, once, and the ways out of it. */
export function Wrong({ held }: { held: Draft }) {
  const { state } = useSituation();
  const { value } = held;
  const why = whyHeld(held);
  return (
    <section className="wrong" aria-label={WORDS.name}>
      <div className="wrong__said">
        <Sign name="wrong" />
        <div>
          <strong>{WORDS.begins}</strong>{' '}
          {!isSaidInside(held, state) &&
            sentencesOf(held, state).map(sentence => (
              <p key={sentence} className="wrong__sentence">
                {sentence}
              </p>
            ))}
          {why?.is === 'contested' && (
            <dl>
              <dt>{WORDS.yours}</dt>
              <dd className="inset">{inShort(value, state)}</dd>
              <dt>{WORDS.theirs}</dt>
              <dd className="inset">{inShort(why.theirs, state)}</dd>
            </dl>
          )}
        </div>
      </div>
      <WaysOut id={keyOf(held.place)} held={held} />
    </section>
  );
}
