// The controls that are one line of words, or yes or no.

import { useRef } from 'react';
import { capital } from '../../../../base/words.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { helpWords } from '../../shown/help-words.ts';
import { valuesIn } from '../../shown/site-values.ts';
import { type ControlProps, described, writtenText } from './control-props.ts';
import { ValueChooser } from './ValueChooser.tsx';
import { ValuesShown } from './ValuesShown.tsx';
import { WordsInput } from './words/WordsInput.tsx';

const WORDS = SHELL_WORDS.choice;

/** A line with a value of the site in it is edited as words are. Somebody who types into a plain line stays there. */
export function LineInput(props: ControlProps<'line'>) {
  const { value, field, control, put, type, state, store } = props;
  const text = typeof value === 'string' ? value : '';
  const isPlain = useRef<boolean>(undefined);
  isPlain.current ??= control.pattern !== undefined || valuesIn(text, state).length === 0;
  return (
    <>
      {isPlain.current ? (
        <>
          <textarea
            {...described(props)}
            className="input input--line"
            rows={1}
            value={text}
            onChange={({ target }) => type(writtenText(inOneLine(target.value), field.isNeeded))}
          />
          <ValuesShown text={text} state={state} store={store} />
        </>
      ) : (
        <WordsInput {...props} />
      )}
      {control.from === 'values' && text.includes('{') && (
        <ValueChooser {...props} kind="values" onChoose={name => put(withOther(text, name))} />
      )}
    </>
  );
}

/** The first name in braces gives way. */
function withOther(text: string, name: string): string {
  return /\{[^}]*\}?/.test(text) ? text.replace(/\{[^}]*\}?/, name) : text + name;
}

function inOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map(line => line.trim())
    .join(' ');
}

/** A box to tick, beside a sentence that says what it does. If "no" can be written too, both are offered. */
export function YesInput(props: ControlProps<'yes'>) {
  const { id, labelId, about, value, field, control, put } = props;
  const [yes, no] = control.writes;
  if (control.writes.length > 1)
    return (
      <div role="radiogroup" aria-labelledby={labelId} aria-describedby={about} className="line">
        {[
          { label: WORDS.yes, writes: yes },
          { label: WORDS.no, writes: no },
        ].map(({ label, writes }) => (
          <label key={label} className="tick">
            <input type="radio" name={id} checked={value === writes} onChange={() => put(writes)} /> {label}
          </label>
        ))}
        {!field.isNeeded && value !== undefined && (
          <button type="button" className="quiet" onClick={() => put(undefined)}>
            {WORDS.leaveOut}
          </button>
        )}
      </div>
    );
  return (
    <label className="tick">
      <input
        {...described(props)}
        type="checkbox"
        checked={value === yes}
        onChange={({ target }) => put(target.checked ? yes : undefined)}
      />
      <span>{helpWords({ ...field, isSet: true }).short || capital(field.label)}</span>
    </label>
  );
}
