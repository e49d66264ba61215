import { useRef } from 'react';
import { useSituation } from '../../../commands/situation.ts';
import { valuesIn } from '../../../shown/site-values.ts';
import { type ControlProps, described, writtenText } from '../control-props.ts';
import { ValueChooser } from '../ValueChooser.tsx';
import { ValuesShown } from '../ValuesShown.tsx';
import { WordsInput } from './WordsInput.tsx';

/** A line with a value of the site in it is edited as words are. Somebody who types into a plain line stays there. */
export function LineInput(props: ControlProps<'line'>) {
  const { value, field, control, put, type } = props;
  const { state } = useSituation();
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
          <ValuesShown text={text} />
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
