import { type ReactNode, useId, useRef } from 'react';
import { type Fields, isFields } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Alternative, FieldInForm } from '../../model/form/form.ts';
import { emptyValue } from './controls/control-props.ts';

type OneOfTheseProps = {
  alternative: Alternative;
  fields: FieldInForm[];
  value: unknown;
  /** Writes the whole object: one field goes and another one comes in one step. */
  put: (value: Fields) => void;
  draw: (field: FieldInForm) => ReactNode;
};

/** Fields of which exactly one is wanted. Shows which of them it is, and only that one. */
export function OneOfThese({ alternative: { ways }, fields, value, put, draw }: OneOfTheseProps) {
  const name = useId();
  const now = isFields(value) ? value : {};
  const fieldsIn = (way: string[]) => fields.filter(({ step }) => way.includes(String(step)));
  const set = ways.filter(way => way.some(field => Object.hasOwn(now, field)));
  /** A field that was emptied stays, because its author is about to write in it. */
  const last = useRef(set);
  if (set.length > 0) last.current = set;
  const isChosen = (way: string[]) => last.current.some(one => one.join() === way.join());
  const chosen = ways.filter(isChosen);

  function choose(way: string[]): void {
    const others = ways.flat().filter(field => !way.includes(field));
    const kept = Object.entries(now).filter(([field]) => !others.includes(field));
    const added = fieldsIn(way).filter(({ step }) => !Object.hasOwn(now, step));
    put(Object.fromEntries([...kept, ...added.map(field => [field.step, emptyValue(field.control)])]));
  }

  return (
    <div className="one-of stack">
      <p className="field__label" id={name}>
        {SHELL_WORDS.fields.oneOfThese}
      </p>
      <div className="line" role="radiogroup" aria-labelledby={name}>
        {ways.map(way => (
          <label key={way.join(' ')} className="tick">
            <input
              type="radio"
              name={name}
              checked={chosen.length === 1 && isChosen(way)}
              onChange={() => choose(way)}
            />
            {capital(SHELL_WORDS.listed(fieldsIn(way).map(({ label }) => label)))}
          </label>
        ))}
      </div>
      {chosen.flatMap(fieldsIn).filter(hasMoreToSay).map(draw)}
    </div>
  );
}

/** A field that can only be "yes" is answered by choosing it. */
function hasMoreToSay({ control }: FieldInForm): boolean {
  return control.kind !== 'yes' || control.writes.length > 1;
}
