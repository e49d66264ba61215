// The controls that are one element of HTML.
import type { ControlProps } from './control-props.ts';

/** An empty field is taken out of the document. One that is needed stays empty, and the check says so. */
function written(text: string, isNeeded: boolean): string | undefined {
  return text === '' && !isNeeded ? undefined : text;
}

export function LineInput({ id, about, value, field, put }: ControlProps<'line'>) {
  return (
    <textarea
      id={id}
      aria-describedby={about}
      className="input input--line"
      rows={1}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => put(written(target.value.replace(/\s*\n\s*/g, ' '), field.isNeeded))}
    />
  );
}

export function ChoiceInput({ id, about, value, field, control, put }: ControlProps<'choice' | 'icon'>) {
  const isKnown = control.choices.some(choice => choice.value === value);
  return (
    <select
      id={id}
      aria-describedby={about}
      className="input"
      value={JSON.stringify(value) ?? ''}
      onChange={({ target }) => put(target.value === '' ? undefined : JSON.parse(target.value))}
    >
      {(!field.isNeeded || value === undefined) && <option value="">–</option>}
      {value !== undefined && !isKnown && <option value={JSON.stringify(value)}>{String(value)}</option>}
      {control.choices.map(choice => (
        <option key={JSON.stringify(choice.value)} value={JSON.stringify(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export function YesInput({ id, about, value, control, put }: ControlProps<'yes'>) {
  const [yes, no] = control.writes;
  return (
    <input
      id={id}
      aria-describedby={about}
      type="checkbox"
      checked={value === yes}
      onChange={({ target }) => put(target.checked ? yes : no)}
    />
  );
}

/** Takes "{report}" too, the name of an amount that stands in the site document. */
export function AmountInput({ id, about, value, field, put }: ControlProps<'amount'>) {
  return (
    <input
      id={id}
      aria-describedby={about}
      className="input input--short"
      inputMode="decimal"
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => put(amountIn(target.value, field.isNeeded))}
    />
  );
}

/** What is no number stays as it was typed, and the check says what is wrong with it. */
function amountIn(text: string, isNeeded: boolean): unknown {
  const plain = text
    .trim()
    .replace(/^[^\d{]+/, '')
    .replace(/(\d)[,\s](?=\d{3}\b)/g, '$1');
  if (plain === '') return isNeeded ? '' : undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

export function DayInput({ id, about, value, field, control, put }: ControlProps<'day'>) {
  const [day = '', time = ''] = String(value ?? '').split('T');
  const write = (day: string, time: string) =>
    put(written(time && day ? `${day}T${time}` : day, field.isNeeded));
  return (
    <span className="input-row">
      <input
        id={id}
        aria-describedby={about}
        className="input"
        type="date"
        value={day}
        onChange={({ target }) => write(target.value, time)}
      />
      {control.hasTime && (
        <input
          aria-label={`${field.label}, time`}
          className="input"
          type="time"
          value={time.slice(0, 5)}
          onChange={({ target }) => write(day, target.value)}
        />
      )}
    </span>
  );
}
