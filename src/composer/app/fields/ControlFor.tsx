import type { Control } from '../../form/control.ts';
import { ChoiceInput, lookOf } from './ChoiceInput.tsx';
import type { ControlProps } from './control-props.ts';
import { ItemList } from './ItemList.tsx';
import { NameInput } from './NameInput.tsx';
import { NestedFields } from './NestedFields.tsx';
import { AmountInput, DayInput, LineInput, YesInput } from './plain-inputs.tsx';
import { TableInput } from './TableInput.tsx';
import { WordsInput } from './words/WordsInput.tsx';

/** The control of a field. */
export function ControlFor(props: ControlProps) {
  switch (props.control.kind) {
    case 'line':
      return <LineInput {...(props as ControlProps<'line'>)} />;
    case 'words':
      return <WordsInput {...(props as ControlProps<'words'>)} />;
    case 'choice':
    case 'icon':
      return isNamed(props.control) ? (
        <NameInput {...(props as ControlProps<'choice'>)} />
      ) : (
        <ChoiceInput {...(props as ControlProps<'choice' | 'icon'>)} />
      );
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
    case 'table':
      return <TableInput {...(props as ControlProps<'table'>)} />;
    case 'picture':
    case 'card':
    case 'group':
      return <NestedFields {...(props as ControlProps<'picture' | 'card' | 'group'>)} />;
    case 'file':
      return <p>This is changed in the file of {props.place.document}.</p>;
  }
}

/** The server knows the choices. */
function isNamed(control: Control): boolean {
  return control.kind === 'choice' && control.from !== undefined;
}

/**
 * "native": a label of HTML can point to the control. "words": the control names its label itself. "group": the control holds
 * controls with labels of their own.
 */
export function labelledBy(control: Control): 'native' | 'words' | 'group' {
  switch (control.kind) {
    case 'list':
    case 'group':
    case 'table':
    case 'card':
    case 'picture':
    case 'file':
      return 'group';
    case 'words':
      return 'words';
    case 'yes':
      return 'words';
    case 'choice':
    case 'icon':
      return isNamed(control) || lookOf(control) === 'select' ? 'native' : 'words';
    default:
      return 'native';
  }
}
