import { isFields } from '../../../base/json-value.ts';
import type { Opened } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import { formOf } from '../../form/form.ts';
import type { ControlProps } from './controls/control-props.ts';

/** A button that gives a field its other shape: a point is one line, or a title and a text. The words stay. */
export function OtherShape({ field, control, value, put, state }: ControlProps) {
  const { opened } = state;
  const other = control === field.control ? field.otherwise : field.control;
  if (!other || value === undefined) return null;
  return (
    <button type="button" className="quiet" onClick={() => put(reshaped(value, other, opened))}>
      Write it as {shapeWords(other, opened)} instead
    </button>
  );
}

function shapeWords(control: Control, { definitions }: Opened): string {
  if (control.kind === 'group' || control.kind === 'card')
    return formOf(control.schema, definitions)
      .fields.slice(0, 2)
      .map(({ label }) => label)
      .join(' and ');
  if (control.kind === 'table') return 'several forms';
  if (control.kind === 'list') return 'a list';
  return control.kind === 'amount' ? 'an amount of money' : 'one line';
}

function reshaped(value: unknown, to: Control, { definitions }: Opened): unknown {
  const [words = ''] = isFields(value) ? Object.values(value) : [value].flat();
  const text = typeof words === 'object' ? '' : String(words);
  switch (to.kind) {
    case 'group':
    case 'card':
      return { [formOf(to.schema, definitions).fields[0]?.step ?? 'text']: text };
    case 'table':
      return { other: text };
    case 'list':
      return [text];
    case 'amount':
      return Number(text.replace(/[^\d.]/g, '')) || 0;
    default:
      return text;
  }
}
