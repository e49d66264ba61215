// The controls that are one line: of words, an amount, a day, yes or no.

import { useState } from 'react';
import { capital } from '../../../../base/words.ts';
import { moneyIn, siteNow, valuesIn } from '../../site-values.ts';
import { helpWords } from '../help-words.ts';
import { type ControlProps, described, writtenText } from './control-props.ts';
import { ValueChooser } from './ValueChooser.tsx';

export function LineInput(props: ControlProps<'line'>) {
  const { value, field, control, put, state } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <>
      <textarea
        {...described(props)}
        className="input input--line"
        rows={1}
        value={text}
        onChange={({ target }) => put(writtenText(inOneLine(target.value), field.isNeeded))}
      />
      <ValuesShown text={text} state={state} />
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

/** What visitors read in the place of each name in braces. */
export function ValuesShown({ text, state }: { text: string } & Pick<ControlProps, 'state'>) {
  return valuesIn(text, state).map(({ name, shown }) => (
    <p key={name} className="small">
      {name} is shown as <strong>{shown}</strong>
    </p>
  ));
}

/** What somebody types stays as it is until they leave the field: "$7" is on its way to "$700", and no value yet. */
function useDraft(written: string) {
  const [draft, setDraft] = useState<string>();
  return { text: draft ?? written, setDraft, onBlur: () => setDraft(undefined) };
}

/** Takes "{report}" too, the name of an amount that stands in the site document. */
export function AmountInput(props: ControlProps<'amount'>) {
  const { value, field, control, put, state } = props;
  const { text, setDraft, onBlur } = useDraft(value === undefined ? '' : String(value));
  return (
    <>
      <input
        {...described(props)}
        className="input input--short"
        inputMode={control.from ? 'text' : 'numeric'}
        autoComplete="off"
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => {
          setDraft(target.value);
          put(amountTyped(target.value, field.isNeeded));
        }}
      />
      {control.from && typeof value === 'number' && (
        <p className="small">Shown as {moneyIn(value, siteNow(state).value)}</p>
      )}
      {typeof value === 'string' && <ValuesShown text={value} state={state} />}
      {control.from && typeof value === 'string' && value !== '' && (
        <ValueChooser {...props} kind="amounts" onChoose={put} />
      )}
    </>
  );
}

function inOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map(line => line.trim())
    .join(' ');
}

/** "$1,200" → 1200. What is no number stays as it was typed, and the check says what is wrong with it. */
export function amountTyped(text: string, isNeeded: boolean): unknown {
  const signs = text
    .trim()
    .replace(/^[^\d{-]+/, '')
    .split('');
  const plain = signs
    .slice(0, signs.findLastIndex(sign => /[\d}]/.test(sign)) + 1)
    .join('')
    .replace(/(\d)[,\s](?=\d{3}\b)/g, '$1');
  if (plain === '') return writtenText('', isNeeded);
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

const FIRST_YEAR = '1000';

export function DayInput(props: ControlProps<'day'>) {
  const { labelId, value, field, control, put, state } = props;
  const [day = '', time = ''] = String(value ?? '').split('T');
  const { text, setDraft, onBlur } = useDraft(day);
  const zone = String(siteNow(state).value.timeZone ?? 'UTC');
  const write = (day: string, time: string) =>
    put(writtenText(time && day ? `${day}T${time}${offsetOf(day, time, zone)}` : day, field.isNeeded));
  return (
    <>
      <span className="line">
        <input
          {...described(props)}
          className="input"
          type="date"
          value={text}
          onBlur={onBlur}
          onChange={({ target }) => {
            setDraft(target.value);
            // Years are typed digit by digit: "0002" is on its way to "2026". A date that lacks a part is not yet emptied.
            if (target.value >= FIRST_YEAR || (target.value === '' && !target.validity.badInput))
              write(target.value, time.slice(0, 5));
          }}
        />
        {control.hasTime && (
          <input
            aria-label="Time"
            aria-describedby={labelId}
            className="input"
            type="time"
            value={time.slice(0, 5)}
            disabled={day === ''}
            onChange={({ target }) => write(day, target.value)}
          />
        )}
      </span>
      {control.hasTime && time && <p className="small">Time in {zone.replaceAll('_', ' ')}</p>}
    </>
  );
}

/** How far clocks in this time zone are from world time at that moment: "+11:00". */
function offsetOf(day: string, time: string, timeZone: string): string {
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const parts = name.formatToParts(new Date(`${day}T${time}Z`));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
  } catch {
    return '+00:00';
  }
}

/** A box to tick, beside a sentence that says what it does. If "no" can be written too, both are offered. */
export function YesInput(props: ControlProps<'yes'>) {
  const { id, labelId, about, value, field, control, put } = props;
  const [yes, no] = control.writes;
  if (control.writes.length > 1)
    return (
      <div role="radiogroup" aria-labelledby={labelId} aria-describedby={about} className="line">
        {[
          { label: 'Yes', writes: yes },
          { label: 'No', writes: no },
        ].map(({ label, writes }) => (
          <label key={label} className="tick">
            <input type="radio" name={id} checked={value === writes} onChange={() => put(writes)} /> {label}
          </label>
        ))}
        {!field.isNeeded && value !== undefined && (
          <button type="button" className="quiet" onClick={() => put(undefined)}>
            Leave it out
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
