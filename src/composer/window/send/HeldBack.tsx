import { SHELL_WORDS } from '../../language/window-words.ts';
import { Sign } from '../parts/Sign.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlanTold } from './use-send-plan.ts';

/** What has to be mended before anything is sent. Each row leads to its field. */
export function HeldBack({ problems }: Pick<PlanTold, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <section className="held-back" aria-labelledby="held-back">
      <h3 id="held-back">
        <Sign name="wrong" />
        {SHELL_WORDS.send.holdBack(problems.length)}
      </h3>
      <ul>
        {problems.map(({ key, document, path, message }) => (
          <li key={key}>
            {document !== '' && (
              <>
                <PlaceLink place={{ document, path }} />:{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
