import { capital } from '../../../../base/words.ts';
import type { IconName } from '../../../../generated/types.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { Control, Option } from '../../../model/form/control.ts';
import { type ControlProps, described } from './control-props.ts';
import { NameInput } from './NameInput.tsx';
import { Swatches } from './Swatches.tsx';

const MOST_CARDS = 4;

type ChoiceProps = ControlProps<'choice' | 'icon'>;

/** Few choices are shown with their meanings, many in a list that opens. Names that the server knows are suggested. */
export function ChoiceInput(props: ChoiceProps) {
  const Drawn = drawnAs(props.control);
  return <Drawn {...props} />;
}

function drawnAs(control: ChoiceProps['control']) {
  const { kind, choices } = control;
  if ('from' in control && control.from !== undefined) return NameInput;
  if ('swatches' in control) return Swatches;
  if (choices.length > MOST_CARDS && choices.every(({ value }) => cellOf(value) !== undefined)) return Sides;
  return kind === 'choice' && choices.length <= MOST_CARDS ? Cards : Select;
}

/** Whether each choice has a control of its own. */
export function isInParts(control: Control): boolean {
  if (control.kind !== 'choice' && control.kind !== 'icon') return false;
  return [Cards, Sides, Swatches].includes(drawnAs(control));
}

function Cards({ id, labelId, about, value, field, control, put, isInvalid }: ChoiceProps) {
  const none: Option = {
    value: undefined,
    label: SHELL_WORDS.choice.usual,
    meaning: SHELL_WORDS.choice.nothing,
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={about}
      aria-invalid={isInvalid || undefined}
      className="choices"
    >
      {[...offered(control.choices, value), ...(field.isNeeded ? [] : [none])].map(
        ({ value: wanted, label, meaning }) => (
          <label key={label} className="choice tick">
            <input type="radio" name={id} checked={value === wanted} onChange={() => put(wanted)} />
            <span>
              <strong>{capital(label)}</strong>
              {meaning && <span className="small"> {meaning}</span>}
            </span>
          </label>
        ),
      )}
    </div>
  );
}

function Select(props: ChoiceProps) {
  const { value, field, control, put } = props;
  return (
    <span className="line">
      <Drawing of={value} control={control} />
      <select
        {...described(props)}
        className={control.kind === 'icon' ? 'input input--drawn' : 'input'}
        value={JSON.stringify(value) ?? ''}
        onChange={({ target }) => put(target.value === '' ? undefined : JSON.parse(target.value))}
      >
        {(!field.isNeeded || value === undefined) && <option value="">{SHELL_WORDS.choice.none}</option>}
        {offered(control.choices, value).map(({ value, label, meaning }) => (
          <option key={label} value={JSON.stringify(value)}>
            <Drawing of={value} control={control} />
            {meaning ? `${capital(label)}: ${meaning}` : capital(label)}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * The choices are the engine's icons, which have names, and those of the site, which have drawings. React's development build takes a
 * drawing in an option for a mistake; browsers show it (https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Customizable_select).
 */
function Drawing({ of: value, control }: { of: unknown; control: ChoiceProps['control'] }) {
  if (control.kind !== 'icon' || !control.choices.some(choice => choice.value === value)) return null;
  const name = String(value);
  return <Icon name={(control.drawings?.[name] ?? name) as IconName} />;
}

/** A value that is no choice is shown, so that somebody can choose another. */
function offered(choices: Option[], value: unknown): Option[] {
  if (value === undefined || choices.some(choice => choice.value === value)) return choices;
  return [...choices, { value, label: String(value), meaning: SHELL_WORDS.choice.unknown }];
}

/** Choices that name sides, such as "top left", are nine buttons. The middle is what holds if none is chosen. */
function Sides({ id, labelId, about, value, control, put }: ChoiceProps) {
  const cells = [0, 1, 2].flatMap(row => [0, 1, 2].map(column => ({ row, column })));
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={about} className="sides">
      {cells.map(({ row, column }) => {
        const choice = control.choices.find(({ value }) => cellOf(value) === row * 3 + column);
        const isMiddle = row === 1 && column === 1;
        if (!choice && !isMiddle) return <span key={`${row}${column}`} />;
        const label = choice ? capital(choice.label) : SHELL_WORDS.choice.middle;
        return (
          <label key={label} className="choice" title={label}>
            <input
              type="radio"
              name={id}
              aria-label={label}
              checked={value === choice?.value}
              onChange={() => put(choice?.value)}
            />
          </label>
        );
      })}
    </div>
  );
}

/** "top left" → 0, "bottom" → 7. Undefined if the words name no side. */
function cellOf(value: unknown): number | undefined {
  const words = String(value).split(/[\s-]+/);
  if (!words.every(word => /^(top|bottom|left|right|center|centre|middle)$/.test(word))) return undefined;
  const at = (before: string, after: string) => (words.includes(before) ? 0 : words.includes(after) ? 2 : 1);
  return at('top', 'bottom') * 3 + at('left', 'right');
}
