import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlanTold } from './use-send-plan.ts';

type HeldBackProps = Pick<PlanTold, 'problems'> & { look: () => Promise<void> };

/** What has to be mended before anything is sent. Each row leads to its field, and has a button where the check can mend it. */
export function HeldBack({ problems, look }: HeldBackProps) {
  const { store, state } = useSituation();
  if (problems.length === 0) return null;
  return (
    <section className="held-back" aria-labelledby="held-back">
      <h3 id="held-back">
        <Sign name="wrong" />
        {SHELL_WORDS.send.holdBack(problems.length)}
      </h3>
      <ul>
        {problems.map(({ key, document, path, message, mend }) => (
          <li key={key}>
            <span className="grow">
              {document !== '' && (
                <>
                  <PlaceLink place={{ document, path }} />:{' '}
                </>
              )}
              {message}
            </span>
            {mend !== undefined && (
              <button
                type="button"
                className="small"
                onClick={async () => {
                  if (await store.mendOthers(state.route, [key])) await look();
                }}
              >
                {mend}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
