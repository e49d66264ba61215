import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { heldDrafts } from '../shown/held.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlanTold } from './use-send-plan.ts';

/** Words that are not saved, old values that stand elsewhere, and what stays here. None of it holds anything back. */
export function Beside({ plan: { left, aside } }: { plan: PlanTold }) {
  const { state, open } = useSituation();
  const held = heldDrafts(state).length;
  if (held + left.length + aside.length === 0) return null;
  return (
    <ul className="beside">
      {held > 0 && (
        <li>
          <Sign name="wrong" />
          <span>
            <button type="button" className="way-to" onClick={() => open('notSaved')}>
              {SHELL_WORDS.bar.notSaved(held)}
            </button>
            . {SHELL_WORDS.send.notSavedStays}
          </span>
        </li>
      )}
      {left.map(({ what, places }) => (
        <li key={what}>
          <Sign name="elsewhere" />
          <span>
            {SHELL_WORDS.elsewhere.still(what, places.length)}:{' '}
            {places.map(({ key, document, path }, index) => (
              <span key={key}>
                {index > 0 && ', '}
                <PlaceLink place={{ document, path }} />
              </span>
            ))}
          </span>
        </li>
      ))}
      {aside.map(sentence => (
        <li key={sentence}>
          <Sign name="desktop" />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
