import { SHELL_WORDS } from '../../language/window-words.ts';
import { shownKeys, spokenKeys } from '../../words/editor/keys.ts';
import { useSituation } from '../commands/situation.ts';
import { SidePanel } from '../parts/SidePanel.tsx';
import { oneOf, questionKind } from './question-words.ts';
import type { VersionChoice } from './use-choice.ts';
import type { OthersControl } from './use-others.ts';
import { VersionCards } from './VersionCards.tsx';

const WORDS = SHELL_WORDS.others;
/** More dots than these say no more than their number. */
const MOST_DOTS = 9;

/** Which of two versions of a place stays, or a third one. */
export function ChooseVersion({ others, choice }: { others: OthersControl; choice: VersionChoice }) {
  const { question, version, isBusy, keep, leave, onKeyDown } = choice;
  const { title, where, before, key } = question;
  const questions = others.told?.questions ?? [];
  const at = questions.findIndex(one => one.key === key);
  /** There, Enter begins a new line. */
  const isText = version === 'third' && typeof question.third === 'string';
  const isOther = useSituation().state.look?.title !== title;
  return (
    <SidePanel
      sign="versions"
      kind={WORDS.versions}
      title={WORDS.which[questionKind(question)]}
      beside={
        questions.length > 1 && (
          <span className="versions__count">
            {questions.length <= MOST_DOTS && (
              <span className="dots" aria-hidden="true">
                {questions.map(one => (
                  <i
                    key={one.key}
                    data-now={one.key === key || undefined}
                    data-decided={others.answers.has(one.key) || undefined}
                  />
                ))}
              </span>
            )}
            {WORDS.ofAll(at + 1, questions.length)}
          </span>
        )
      }
      onKeyDown={onKeyDown}
      foot={
        <>
          <button
            type="button"
            className="act"
            aria-busy={isBusy}
            aria-disabled={isBusy || undefined}
            aria-keyshortcuts={spokenKeys(isText ? 'Ctrl+Enter' : 'Enter')}
            onClick={() => void keep()}
          >
            {keepWords(choice)}
            <span aria-hidden="true">
              <kbd>{shownKeys(isText ? 'Ctrl+Enter' : 'Enter')}</kbd>
            </span>
          </button>
          <button type="button" className="quiet" onClick={leave}>
            {WORDS.decideLater}
          </button>
        </>
      }
    >
      <div className="stack stack--wide versions">
        <div className="stack" id="version-before">
          <p className="small">{[isOther && title, where].filter(Boolean).join(' · ')}</p>
          <p className="small">{WORDS.beforeBoth}</p>
          <p className="versions__before">{before}</p>
        </div>
        <VersionCards choice={choice} />
        <p className="small">{otherStays(choice, others.file !== undefined)}</p>
      </div>
    </SidePanel>
  );
}

function keepWords({ question, version }: VersionChoice): string {
  const words = {
    mine: WORDS.keepYours,
    theirs: WORDS.keepTheirs(oneOf(question.by)),
    both: WORDS.keepBoth,
    third: WORDS.keepThis,
  };
  return words[version];
}

/**
 * Says where a version that is given up can be found again: the author's in the journal of this computer, and that of the others in Git,
 * unless it came in a file. The journal keeps no pictures for themselves.
 */
function otherStays({ version, question }: VersionChoice, isFile: boolean): string | undefined {
  if (version === 'both' || (isFile && version === 'mine')) return undefined;
  if (question.is === 'file' && version === 'theirs' && !isFile) return WORDS.yoursGoes;
  return version === 'third' && !isFile
    ? WORDS.bothStay
    : version === 'third'
      ? WORDS.yoursStays
      : WORDS.otherStays;
}
