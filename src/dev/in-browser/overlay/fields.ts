// Draws a list of the fields that may stand at a place: what each is for, what it takes, and its choices.
import type { FieldHelp } from '../../now/field-help.ts';
import { element } from './elements.ts';

type Field = FieldHelp['fields'][number];

export function fieldsElement({ of, fields }: FieldHelp): HTMLElement {
  const summary = element('summary', '', `Fields of ${of}`);
  return element('details', 'fields', summary, element('dl', '', ...fields.map(fieldElement)));
}

function fieldElement(field: Field): HTMLElement {
  const name = element('dt', '', element('code', '', field.name));
  if (field.needed) name.append(' ', element('span', 'needed', 'needed'));
  const text = element('dd');
  if (field.purpose) text.append(element('p', '', field.purpose));
  text.append(element('p', 'takes', takes(field)));
  if (field.choices.length > 0) text.append(choicesElement(field));
  return element('div', '', name, text);
}

function takes({ kind, example, instead }: Field): string {
  const other = instead.length > 0 ? ` Or ${instead.join(' or ')} instead.` : '';
  return `Takes ${kind.replace(/[^.]$/, '$&.')}${other}${example ? ` Example: ${example}` : ''}`;
}

function choicesElement({ choices }: Field): HTMLElement {
  const items = choices.map(({ value, meaning }) =>
    element('li', '', element('code', '', value), meaning ? ` ${meaning}` : ''),
  );
  return element('ul', '', ...items);
}
