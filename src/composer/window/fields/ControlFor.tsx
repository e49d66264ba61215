import type { FunctionComponent } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Control } from '../../model/form/control.ts';
import { AmountInput } from './controls/AmountInput.tsx';
import { ChoiceInput, isInParts } from './controls/ChoiceInput.tsx';
import { CropInput } from './controls/CropInput.tsx';
import type { ControlProps } from './controls/control-props.ts';
import { DayInput } from './controls/DayInput.tsx';
import { ItemList } from './controls/ItemList.tsx';
import { NameInput } from './controls/NameInput.tsx';
import { NestedFields } from './controls/NestedFields.tsx';
import { TableInput } from './controls/TableInput.tsx';
import { LineInput } from './controls/words/LineInput.tsx';
import { WordsInput } from './controls/words/WordsInput.tsx';
import { YesInput } from './controls/YesInput.tsx';

/**
 * "native": a label of HTML can point to the control. "words": the control names its label itself. "group": the control holds
 * controls with labels of their own.
 */
type LabelledBy = 'native' | 'words' | 'group';

const CONTROLS: {
  [Kind in Control['kind']]: [draw: FunctionComponent<ControlProps<Kind>>, labelled: LabelledBy];
} = {
  line: [LineInput, 'native'],
  words: [WordsInput, 'words'],
  choice: [ChoiceInput, 'native'],
  icon: [ChoiceInput, 'native'],
  yes: [YesInput, 'words'],
  amount: [AmountInput, 'native'],
  day: [DayInput, 'native'],
  crop: [CropInput, 'words'],
  link: [NameInput, 'native'],
  shared: [NameInput, 'native'],
  list: [ItemList, 'group'],
  table: [TableInput, 'group'],
  picture: [NestedFields, 'group'],
  card: [NestedFields, 'group'],
  group: [NestedFields, 'group'],
  file: [OnlyInFile, 'group'],
};

export function ControlFor(props: ControlProps) {
  // The compiler does not see that the kind of the control is the one under which its component stands.
  const Drawn = CONTROLS[props.control.kind][0] as FunctionComponent<ControlProps>;
  return <Drawn {...props} />;
}

function OnlyInFile() {
  return <p>{SHELL_WORDS.fields.onlyInFile}</p>;
}

export function labelledBy(control: Control): LabelledBy {
  return isInParts(control) ? 'words' : CONTROLS[control.kind][1];
}
