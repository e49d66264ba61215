import { readAmount } from '../../../base/amounts/written-amount.ts';
import { isFields } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Opened } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import { formOf } from '../../model/form/form.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { amountOnSite, localeNow } from '../shown/site-values.ts';
import type { ControlProps } from './controls/control-props.ts';

/** Buttons that give a field its other shape: a point is one line, or a title and a text. The words stay. */
export function OtherShape(props: ControlProps) {
  const { state } = useSituation();
  const { field, control, value } = props;
  const other = control === field.control ? field.otherwise : field.control;
  if (!other || value === undefined) return null;
  return (
    <span className="line">
      {waysTo(other, props, state).map(({ words, press }) => (
        <button key={words} type="button" className="quiet" onClick={press}>
          {SHELL_WORDS.shapes.writeAs(words)}
        </button>
      ))}
    </span>
  );
}

type Way = { words: string; press: () => void };

function waysTo(other: Control, { control, value, put }: ControlProps, state: State): Way[] {
  const { opened } = state;
  const [first = ''] = isFields(value) ? Object.values(value) : [value].flat();
  // An amount is written as visitors read it, so the page does not change.
  const isMoney = control.kind === 'amount' && control.counts === 'money' && typeof first === 'number';
  const text = typeof first === 'object' ? '' : isMoney ? amountOnSite(first, state) : String(first);
  const words = shapeWords(other, opened);
  if (other.kind !== 'amount') return [{ words, press: () => put(reshaped(text, other, opened)) }];
  const reading = readAmount(text, other.counts, localeNow(state));
  switch (reading.kind) {
    case 'one':
      return [{ words, press: () => put(Number(reading.number)) }];
    case 'asked':
      return reading.numbers.map(number => ({
        words: amountOnSite(Number(number), state),
        press: () => put(Number(number)),
      }));
    default:
      // An email address or a phone number is no amount, and there is nothing to lose of no words.
      return text.trim() === '' ? [{ words, press: () => put(0) }] : [];
  }
}

function shapeWords(control: Control, { definitions }: Opened): string {
  if (control.kind === 'group' || control.kind === 'card')
    return SHELL_WORDS.listed(
      formOf(control.schema, definitions)
        .fields.slice(0, 2)
        .map(({ label }) => label),
    );
  if (control.kind === 'table') return SHELL_WORDS.shapes.table;
  if (control.kind === 'list') return SHELL_WORDS.shapes.list;
  return control.kind === 'amount' ? SHELL_WORDS.shapes.amount : SHELL_WORDS.shapes.line;
}

function reshaped(text: string, to: Control, { definitions }: Opened): unknown {
  switch (to.kind) {
    case 'group':
    case 'card':
      return { [formOf(to.schema, definitions).fields[0]?.step ?? 'text']: text };
    case 'table':
      return { other: text };
    case 'list':
      return [text];
    default:
      return text;
  }
}
