import { capital } from '../../../../base/words.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { helpWords } from '../../shown/help-words.ts';
import { type ControlProps, described } from './control-props.ts';

const WORDS = SHELL_WORDS.choice;

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
