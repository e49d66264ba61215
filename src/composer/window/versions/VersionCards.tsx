import { changedParts } from '../../../base/changed-words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { oneOf, questionKind } from './question-words.ts';
import type { VersionChoice, VersionName } from './use-choice.ts';

const WORDS = SHELL_WORDS.others;
const KEYS = { mine: '←', theirs: '→', both: '↓', third: '↓' };

/** The versions, one below the other. What differs from before is underlaid. */
export function VersionCards({ choice }: { choice: VersionChoice }) {
  const { question, versions } = choice;
  return (
    <div
      role="radiogroup"
      aria-label={WORDS.which[questionKind(question)]}
      aria-describedby="version-before"
      className="stack version-cards"
    >
      {versions.map(name => (
        <VersionCard key={name} {...{ name, choice }} />
      ))}
    </div>
  );
}

function VersionCard({ name, choice }: { name: VersionName; choice: VersionChoice }) {
  const { question, version, pick, refused } = choice;
  const isChosen = version === name;
  const titles = {
    mine: WORDS.yours,
    theirs: WORDS.theirs(oneOf(question.by)),
    both: WORDS.both,
    third: WORDS.third,
  };
  return (
    <div className="version-card" data-chosen={isChosen || undefined}>
      <label>
        <span className="version-card__head">
          <input type="radio" name="version" checked={isChosen} onChange={() => pick(name)} />
          <strong className="grow">{titles[name]}</strong>
          <span aria-hidden="true">
            <kbd>{KEYS[name]}</kbd>
          </span>
        </span>
        {(name === 'mine' || name === 'theirs') && <Marked was={question.before} now={question[name]} />}
      </label>
      {name === 'third' && isChosen && <Third choice={choice} />}
      <div role="status">
        {isChosen && refused && (
          <p className="version-card__refused" id="version-refused">
            {refused}
          </p>
        )}
      </div>
    </div>
  );
}

function Marked({ was, now }: { was: string; now: string }) {
  return (
    <span className="version-card__words">
      {changedParts(was, now).map(({ text, isChanged }, index) =>
        isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}

/** A field that begins with what both have written. */
function Third({ choice: { question, words, write, refused } }: { choice: VersionChoice }) {
  const shared = {
    className: 'input version-card__third',
    'aria-label': WORDS.third,
    'aria-describedby': refused ? 'version-refused' : undefined,
    'aria-invalid': refused ? true : undefined,
    value: words,
  };
  return typeof question.third === 'number' ? (
    <input
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => write(target.value)}
    />
  ) : (
    <textarea {...shared} rows={4} onChange={({ target }) => write(target.value)} />
  );
}
