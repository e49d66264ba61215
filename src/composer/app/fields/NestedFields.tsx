import { isFields } from '../../../base/json-value.ts';
import type { ControlProps } from './control-props.ts';
import { NameInput } from './NameInput.tsx';

/** A group of fields inside a field: a picture with its words, a card, a table of named values. */
export function NestedFields(props: ControlProps<'picture' | 'card' | 'group' | 'table'>) {
  const { control, place, value, id, draw, put } = props;
  // Some pictures are only the name of a file.
  if (control.kind === 'picture' && !control.schema)
    return <NameInput {...(props as ControlProps<'picture'>)} />;
  const { schema = {} } = control;
  if (value === undefined)
    return (
      <button type="button" onClick={() => put({})} aria-describedby={id}>
        Add
      </button>
    );
  return (
    <fieldset aria-labelledby={id} className="field__group">
      {draw.all(schema, place, isFields(value) ? value : {})}
      <button type="button" onClick={() => put(undefined)} aria-describedby={id}>
        Take away
      </button>
    </fieldset>
  );
}
