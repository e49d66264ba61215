import { isFields } from '../../../base/json-value.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { PlaceIn } from '../../form/asks.ts';
import { type FieldInForm, formOf } from '../../form/form.ts';
import type { Props } from '../TopBar.tsx';
import type { DrawFields } from './control-props.ts';
import { FieldRow } from './FieldRow.tsx';

export type FieldListProps = Props & { place: PlaceIn; schema: Schema; value: unknown };

/** All fields of an object. Those that are neither needed nor set wait behind "More". */
export function FieldList({ schema, value, ...rest }: FieldListProps) {
  const { fields } = formOf(schema, rest.state.opened.definitions, value);
  const { store, state } = rest;
  const draw: DrawFields = {
    all: (schema, place, value) => <FieldList {...{ schema, place, value, store, state }} />,
    one: (field, place, value) => <FieldRow {...{ field, place, value, draw, store, state }} />,
  };
  const counting = fields.filter(field => counts(field, value));
  const [first, others] = [true, false].map(isFirst =>
    counting.filter(({ isNeeded, isSet }) => (isNeeded || isSet) === isFirst),
  );
  return (
    <>
      {first?.map(field => (
        <FieldRow key={field.step} field={field} value={inner(value, field.step)} draw={draw} {...rest} />
      ))}
      {others && others.length > 0 && (
        <details className="fields__more">
          <summary>More fields ({others.length})</summary>
          {others.map(field => (
            <FieldRow key={field.step} field={field} value={undefined} draw={draw} {...rest} />
          ))}
        </details>
      )}
    </>
  );
}

/** Whether the field has a meaning beside what its neighbour is set to. One that is set is shown all the same. */
function counts({ onlyIn, isSet }: FieldInForm, value: unknown): boolean {
  if (!onlyIn || isSet) return true;
  return isFields(value) && onlyIn.choices.includes(String(value[onlyIn.field]));
}

function inner(value: unknown, step: string | number): unknown {
  return (value as { [step: string | number]: unknown } | undefined)?.[step];
}
