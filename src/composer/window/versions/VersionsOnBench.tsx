import { SHELL_WORDS } from '../../language/window-words.ts';
import type { FrameView } from '../page/page-view.ts';
import { oneOf } from './question-words.ts';
import { TwoOnBench } from './TwoOnBench.tsx';
import type { VersionChoice } from './use-choice.ts';

const WORDS = SHELL_WORDS.others;

type BenchProps = { choice: VersionChoice; file: string | undefined; view: FrameView };

/** The page with each of two answers, side by side. */
export function VersionsOnBench({ choice, file, view }: BenchProps) {
  const { question, version, onKeyDown } = choice;
  const { key, is, route, document = route ?? '', path = [], by } = question;
  const chosen = ({ mine: 'was', theirs: 'now', both: 'both', third: undefined } as const)[version];
  return (
    <TwoOnBench
      name={WORDS.versions}
      heads={
        <>
          <SideName name={WORDS.yours} isChosen={chosen === 'was' || chosen === 'both'} />
          <SideName name={WORDS.theirs(oneOf(by))} isChosen={chosen === 'now' || chosen === 'both'} />
        </>
      }
      asked={{ key, ...(route !== undefined && { route }), ...(file !== undefined && { file }) }}
      document={document}
      about={path}
      // A block that stands elsewhere looks the same, and only the whole page shows where.
      isWhole={is === 'order' && path.length === 1}
      why={{ was: WORDS.youTookAway, now: WORDS.tookAway(oneOf(by)) }}
      isDark={view.isDark}
      {...{ chosen, onKeyDown }}
    />
  );
}

function SideName({ name, isChosen }: { name: string; isChosen: boolean }) {
  return (
    <p>
      <strong className="cut">{name}</strong>
      {isChosen && <span className="versions__chosen">{WORDS.chosen}</span>}
    </p>
  );
}
