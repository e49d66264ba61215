// Makes the fields of a form from a schema. The panel asks here about a block, an item of a list, a page, a shared document or the
// site document, and asks again for what is inside a group, a list or a table, so no form has a list of fields of its own.
import { type Fields, isFields } from '../../../base/json-value.ts';
import { purposeAndExample } from '../../../document/schema/fields.ts';
import { fieldWords, itemNoun } from '../../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { blockSchema } from '../../../document/schema/step.ts';
import { type Control, controlsOf, resolved } from './control.ts';

export type Form = { fields: FieldInForm[]; alternatives: Alternative[] };

/** A choice between ways to fill in an object: exactly one way, or at least one. Each way names the fields that belong together. */
export type Alternative = { isExactlyOne: boolean; ways: string[][] };

export type FieldInForm = {
  /** The step of the path that leads here: the name of a field or of a value, or the place of an item. */
  step: string | number;
  label: string;
  help: string;
  /** Written as in a document, so words have quotation marks. */
  example?: string;
  control: Control;
  /** The other shape that the field can have: a point is a line, or a group of title and text. */
  otherwise?: Control;
  isNeeded: boolean;
  isSet: boolean;
  /** The field counts only while a neighbour has one of these choices. "unchosen" is the one that holds if nobody chooses. */
  onlyIn?: { field: string; choices: string[]; unchosen?: string };
  /** The field of the site document that fills this one as long as nobody writes it here: "organization.people". */
  fromSite?: string;
  /** Of a page: "visible" for what decides who sees it. Of the site document: where the composer shows it. */
  group?: string;
  /** The kind of pages that fill the field: "articles". */
  fromPages?: string;
  /** Half of its value is another one, though it is a line of words: a phone number. */
  isSavedWhole?: boolean;
};

/** Fields of every block that few people need: words for colleagues, and the name by which links lead to the block. */
export const SELDOM = ['note', 'id'];

/** Lists the fields of an object, the items of a list, or the values of a table. "value" is the present object, list or table. */
export function formOf(schema: Schema, definitions: Definitions, value?: unknown): Form {
  const known = ofItsType(schema, definitions, value);
  if (Array.isArray(value)) return { fields: itemsOf(known, definitions, value), alternatives: [] };
  const fields = isFields(value) ? value : {};
  return {
    fields: [...namedFields(known, definitions, fields), ...freeFields(known, definitions, fields)],
    alternatives: alternativesOf(known),
  };
}

/** The definition that a reference leads to. For a block of a known type, that type's schema. */
function ofItsType(schema: Schema, definitions: Definitions, value: unknown): Schema {
  const { kind, schema: known } = resolved(schema, definitions);
  return kind === 'block' ? (blockSchema(value, definitions) ?? known) : known;
}

function namedFields(owner: Schema, definitions: Definitions, value: Fields): FieldInForm[] {
  return propertiesOf(owner)
    .filter(([name, schema]) => !(name === 'type' && 'const' in schema) && name !== '$schema')
    .map(([name, schema]) => ({
      ...described(name, schema, fieldWords(name, schema, { definitions }), definitions),
      ...choiceFor(schema, owner),
      ...(typeof schema.fromSite === 'string' && { fromSite: schema.fromSite }),
      ...(typeof schema.group === 'string' && { group: schema.group }),
      ...(typeof schema.fromPages === 'string' && { fromPages: schema.fromPages }),
      ...(schema.savedWhole === true && { isSavedWhole: true }),
      isNeeded: isNeeded(name, schema, owner, value),
      isSet: Object.hasOwn(value, name),
    }));
}

/** The values of a table have names that an author chose. */
function freeFields(owner: Schema, definitions: Definitions, value: Fields): FieldInForm[] {
  const { properties, additionalProperties: schema } = owner;
  if (!isFields(schema)) return [];
  return Object.keys(value)
    .filter(name => !Object.hasOwn(properties ?? {}, name))
    .map(name => described(name, schema, name, definitions));
}

function itemsOf(list: Schema, definitions: Definitions, items: unknown[]): FieldInForm[] {
  const { items: schema } = list;
  if (!isFields(schema)) return [];
  const noun = itemNoun('items', list, { definitions });
  return items.map((_, index) => described(index, schema, `${noun} ${index + 1}`, definitions));
}

function described(
  step: string | number,
  schema: Schema,
  label: string,
  definitions: Definitions,
): FieldInForm {
  const { purpose, example } = purposeAndExample(schema.description as string | undefined);
  return {
    step,
    label,
    help: purpose,
    ...(example !== undefined && { example }),
    ...controlsOf(schema, { field: String(step), definitions }),
    isNeeded: true,
    isSet: true,
  };
}

export function isNeeded(name: string, schema: Schema, owner: Schema, value: Fields): boolean {
  const kinds = namesIn(schema.neededIn);
  const chosen = value[offering(kinds, owner) ?? ''];
  return namesIn(owner.required).includes(name) || kinds.some(kind => kind === chosen);
}

function choiceFor(schema: Schema, owner: Schema): Pick<FieldInForm, 'onlyIn'> {
  const choices = namesIn(schema.onlyIn);
  const field = offering(choices, owner);
  if (field === undefined) return {};
  const { default: unchosen } = propertiesOf(owner).find(([name]) => name === field)?.[1] ?? {};
  return { onlyIn: { field, choices, ...(typeof unchosen === 'string' && { unchosen }) } };
}

/** The neighbour that has these choices: the variant of a block, the kind of a form field. */
function offering(choices: string[], owner: Schema): string | undefined {
  if (choices.length === 0) return undefined;
  const offers = (schema: Schema) => choices.every(choice => namesIn(schema.enum).includes(choice));
  return propertiesOf(owner).find(([, schema]) => offers(schema))?.[0];
}

export function alternativesOf({ oneOf, anyOf }: Schema): Alternative[] {
  return [oneOf, anyOf].flatMap(list => {
    if (!Array.isArray(list)) return [];
    return [{ isExactlyOne: list === oneOf, ways: list.map(way => namesIn(way.required)) }];
  });
}

function propertiesOf({ properties }: Schema): [string, Schema][] {
  return Object.entries((properties ?? {}) as Definitions);
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Fields in which half of a value is another value, wherever the schema names no pattern and does not say so itself. */
const WHOLE: Control['kind'][] = ['amount', 'day', 'crop', 'link', 'shared'];

type WholeField = Pick<FieldInForm, 'control' | 'otherwise' | 'isSavedWhole'>;

/** Whether a value counts only as a whole, such as an amount, a day or an address, and not word by word. */
export function countsWhole({ control, otherwise, isSavedWhole = false }: WholeField): boolean {
  if (isSavedWhole) return true;
  return [control, otherwise].some(
    one =>
      one !== undefined &&
      (WHOLE.includes(one.kind) ||
        (one.kind === 'line' && one.pattern !== undefined) ||
        (one.kind === 'choice' && one.from !== undefined)),
  );
}
