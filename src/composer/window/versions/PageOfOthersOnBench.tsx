import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { FrameView } from '../page/page-view.ts';
import { oneOf } from './question-words.ts';
import { TwoOnBench } from './TwoOnBench.tsx';
import type { OthersControl } from './use-others.ts';
import type { ShownPage } from './use-shown-page.ts';

const WORDS = SHELL_WORDS.send;

type BenchProps = { shown: ShownPage; others: OthersControl; view: FrameView };

/** A page that the others have changed, as it is here, beside what it is once their work has come. */
export function PageOfOthersOnBench({ shown, others: { told, file }, view }: BenchProps) {
  const { page, onKeyDown } = shown;
  if (!page?.at) return null;
  const { at, by = [], isMet } = page;
  return (
    <TwoOnBench
      name={capital(WORDS.pair)}
      heads={[WORDS.before, WORDS.after].map(name => (
        <p key={name}>
          <strong>{name}</strong>
        </p>
      ))}
      asked={{ ...at, ...(file && { file: file.id }) }}
      since={told}
      document={at.from ?? at.route}
      why={{
        // A page that is here no longer, and that is no new one, was taken away here.
        was: isMet ? SHELL_WORDS.others.youTookAway : SHELL_WORDS.pair.notThereYet,
        now: SHELL_WORDS.others.tookAway(oneOf(by)),
      }}
      isDark={view.isDark}
      onKeyDown={onKeyDown}
    />
  );
}
