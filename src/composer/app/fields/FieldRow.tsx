import { useId } from 'react';
import type { PlaceIn, ToldProblem } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import type { FieldInForm } from '../../form/form.ts';
import { isWithin, keyOf } from '../present.ts';
import type { Props } from '../TopBar.tsx';
import { upperFirst } from '../words.ts';
import type { ControlProps, DrawFields } from './control-props.ts';
import { ItemList } from './ItemList.tsx';
import { NameInput } from './NameInput.tsx';
import { NestedFields } from './NestedFields.tsx';
import { AmountInput, ChoiceInput, DayInput, LineInput, YesInput } from './plain-inputs.tsx';
import { WordsInput } from './WordsInput.tsx';

type RowProps = Props & { field: FieldInForm; place: PlaceIn; value: unknown; draw: DrawFields };

/** One field: its label, its control, what it is for, and what is wrong with it. */
export function FieldRow({ field, place: around, value, draw, store, state }: RowProps) {
  const id = useId();
  const place = { document: around.document, path: [...around.path, field.step] };
  const sentences = sentencesAt(place, state);
  const control = controlFor(field, value);
  const about = `${id}-about`;
  const isGroup = GROUPS.has(control.kind);
  const Label = isGroup ? 'h3' : 'label';
  return (
    <div className="field" data-path={keyOf(place)} data-kind={control.kind}>
      <Label className="field__label" {...(isGroup ? { id } : { htmlFor: id })}>
        {upperFirst(field.label)}
        {field.isNeeded ? null : <span className="field__optional"> optional</span>}
      </Label>
      <ControlFor
        {...{ control, field, place, value, id, about, draw, store, state }}
        put={wanted => store.type(place, wanted)}
      />
      <div id={about}>
        {sentences.map(({ message, level }) => (
          <p key={message} className={`field__said field__said--${level}`}>
            {message}
          </p>
        ))}
        <p className="field__help">{field.help}</p>
      </div>
    </div>
  );
}

/** These hold controls with labels of their own. */
const GROUPS = new Set<Control['kind']>(['list', 'group', 'table', 'picture', 'card', 'file']);

function ControlFor(props: ControlProps) {
  switch (props.control.kind) {
    case 'line':
      return <LineInput {...(props as ControlProps<'line'>)} />;
    case 'words':
      return <WordsInput {...(props as ControlProps<'words'>)} />;
    case 'choice':
    case 'icon':
      return <ChoiceInput {...(props as ControlProps<'choice' | 'icon'>)} />;
    case 'yes':
      return <YesInput {...(props as ControlProps<'yes'>)} />;
    case 'amount':
      return <AmountInput {...(props as ControlProps<'amount'>)} />;
    case 'day':
      return <DayInput {...(props as ControlProps<'day'>)} />;
    case 'link':
    case 'shared':
      return <NameInput {...(props as ControlProps<'link' | 'shared'>)} />;
    case 'list':
      return <ItemList {...(props as ControlProps<'list'>)} />;
    case 'picture':
    case 'card':
    case 'group':
    case 'table':
      return <NestedFields {...(props as ControlProps<'picture' | 'card' | 'group' | 'table'>)} />;
    case 'file':
      return <p>This is changed in the file {props.place.document}.</p>;
  }
}

/** The control that can hold what stands there. */
function controlFor({ control, otherwise }: FieldInForm, value: unknown): Control {
  if (!otherwise || value === undefined) return control;
  const isObject = typeof value === 'object';
  return isObject === ['group', 'list'].includes(control.kind) ? control : otherwise;
}

/** What the check says of this field, and not of a field in it that has a place of its own. */
function sentencesAt(
  place: PlaceIn,
  { look, waiting }: Props['state'],
): Pick<ToldProblem, 'message' | 'level'>[] {
  const refused = waiting.get(keyOf(place))?.refused;
  if (refused && refused.message !== '')
    return refused.problems && refused.problems.length > 0
      ? refused.problems.map(({ message }) => ({ message, level: 'error' as const }))
      : [{ message: refused.message, level: 'error' }];
  return (look?.problems ?? []).filter(
    ({ document, path }) =>
      document === place.document && path.length === place.path.length && isWithin(path, place.path),
  );
}
