// Chooses the control for a field from its schema. A shape that no control can write is never left out: its field is shown and has
// to be changed in the file.

import type { Counted } from '../../../base/amounts/written-amount.ts';
import { isFields } from '../../../base/json-value.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { inWords, itemNoun } from '../../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { kindOf } from '../../../document/schema/step.ts';

/**
 * "from" is a list of names that the server knows, as in the keyword "names": pages, pictures, values. Words may be a list of
 * paragraphs if the schema says so. "swatches" is how the class begins with which a choice is drawn.
 */
export type Control =
  | ({ kind: 'line'; from?: string } & Pattern & Limits)
  | ({ kind: 'words'; allows: 'text' | 'longText'; mayBeList: boolean } & Limits)
  | { kind: 'choice'; choices: Option[]; from?: string; swatches?: string }
  | { kind: 'yes'; writes: unknown[] }
  | ({ kind: 'amount'; counts: Counted; from?: string } & Limits)
  | { kind: 'day'; hasTime: boolean }
  | { kind: 'crop' }
  | { kind: 'icon'; choices: Option[]; drawings?: { [name: string]: string } }
  | ({ kind: 'link'; from: string } & Pattern & Limits)
  | { kind: 'picture'; from: string; schema?: Schema }
  | { kind: 'card'; schema: Schema }
  | { kind: 'group'; schema: Schema; blocks?: Option[] }
  | ({ kind: 'list'; schema: Schema; noun: string } & Limits)
  | ({ kind: 'table'; schema: Schema } & Limits)
  | { kind: 'shared' }
  | { kind: 'file' };

/** "value" is what the document gets. */
export type Option = { value: unknown; label: string; meaning?: string };

/** Characters of a text, size of a number, or length of a list. */
type Limits = { least?: number; most?: number };
/** What a text has to look like. */
type Pattern = { pattern?: string };

type Controls = { control: Control; otherwise?: Control };

/** A schema merged with the shared definition that it refers to. "kind" is the name of that definition: "line", "link". */
export type ResolvedField = { kind?: string; schema: Schema };

/** "field" is the name of the field whose schema it is. */
type Place = { field: string; definitions: Definitions };

/** The keywords that decide what a form looks like. */
const HEEDED = namesIn(`
  $ref type properties additionalProperties required items enum const oneOf anyOf minLength maxLength minItems maxItems maxProperties
  pattern minimum maximum title description enumDescriptions enumLabels label noun group default names onlyIn neededIn fromSite fromPages tsType
  swatches drawings savedWhole
`);

/** Keywords that do not change the form. Some of them are rules that only the check knows. */
export const PASSED_OVER = namesIn(`
  $schema $comment definitions inWords markdownDescription deprecationMessage defaultSnippets why elsewhere replaced tsRequired likePage
  saidByOthers shownWidth shownHeight nounOfSeveral icon opensPage filteredBy holdsTables structured uniqueItems oneOfItems timed leadsTo patternErrorMessage
`);

function namesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

export const KEYWORDS = new Set([...HEEDED, ...PASSED_OVER]);

export function resolved(schema: Schema, definitions: Definitions): ResolvedField {
  if (typeof schema.$ref !== 'string') return { schema };
  const kind = kindOf(schema.$ref, definitions);
  return { kind, schema: { ...definitions[kind], ...schema } };
}

export function controlsOf(written: Schema, place: Place): Controls {
  const { kind, schema } = resolved(written, place.definitions);
  if (kind === 'block')
    return { control: { kind: 'group', schema: written, blocks: typesIn(schema, place.definitions) } };
  if (!isUnderstood(schema)) return { control: { kind: 'file' } };
  const special = ofItsKind(kind, schema) ?? ofItsNames(schema);
  if (special) return { control: special };
  const types = [schema.type].flat();
  const [control, otherwise, ...more] = types.map(type => ofItsType(type, { kind, schema }, place));
  if (!control || more.length > 0) return { control: { kind: 'file' } };
  return otherwise ? { control, otherwise } : { control };
}

/** Whether the form knows every keyword of the schema. */
export function isUnderstood(schema: Schema): boolean {
  const ways = [schema.oneOf, schema.anyOf].flatMap(list => (list as Schema[] | undefined) ?? []);
  return (
    Object.keys(schema).every(keyword => KEYWORDS.has(keyword)) &&
    ways.every(way => Object.keys(way).every(keyword => keyword === 'required'))
  );
}

/** Whether a field holds a picture: with its words, or the name of its file alone. */
export function isPictureField(kind: string | undefined, { names }: Schema): boolean {
  return kind === 'image' || names === 'pictures' || names === 'photos';
}

/** The control of a shared definition that needs more than its type says. */
function ofItsKind(kind: string | undefined, schema: Schema): Control | undefined {
  if (schema.tsType === 'Html')
    return {
      kind: 'words',
      allows: kind === 'longText' ? 'longText' : 'text',
      mayBeList: [schema.type].flat().includes('array'),
      ...lengths(schema),
    };
  if (kind === 'icon')
    return {
      kind: 'icon',
      choices: choicesIn(schema),
      ...(isFields(schema.drawings) && { drawings: schema.drawings as { [name: string]: string } }),
    };
  if (kind === 'image') return { kind: 'picture', from: 'pictures', schema };
  if (kind === 'card') return { kind: 'card', schema };
  return undefined;
}

function ofItsNames(schema: Schema): Control | undefined {
  const { names: from } = schema;
  switch (from) {
    case 'amounts':
      return { kind: 'amount', counts: 'money', from, ...sizes(schema) };
    case 'categories':
      return { kind: 'choice', choices: [], from };
    case 'shared':
      return { kind: 'shared' };
    case 'pictures':
    case 'photos':
      return { kind: 'picture', from };
    case 'links':
    case 'pages':
    case 'cards':
    case 'folders':
      return { kind: 'link', from, ...pattern(schema), ...lengths(schema) };
    default:
      return undefined;
  }
}

function ofItsType(type: unknown, { kind, schema }: ResolvedField, place: Place): Control {
  if ('const' in schema) return { kind: 'yes', writes: [schema.const] };
  if (schema.enum)
    return { kind: 'choice', choices: choicesIn(schema), ...text('swatches', schema.swatches) };
  switch (type) {
    case 'string':
      return lineOf(schema);
    case 'boolean':
      return { kind: 'yes', writes: [true, false] };
    case 'integer':
      return { kind: 'amount', counts: 'whole', ...sizes(schema) };
    case 'number':
      // A number among the values of the site is always an amount of money.
      return { kind: 'amount', counts: kind === 'siteValue' ? 'money' : 'any', ...sizes(schema) };
    case 'array':
      return listOf(schema, place);
    case 'object':
      return fieldsOf(schema);
    default:
      return { kind: 'file' };
  }
}

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';
/** Left, top, width and height. */
const CROP = '^-?[0-9]+ -?[0-9]+ [0-9]+ [0-9]+$';

function lineOf(schema: Schema): Control {
  const written = String(schema.pattern ?? '');
  if (written === CROP) return { kind: 'crop' };
  if (written.startsWith(DAY)) return { kind: 'day', hasTime: written !== `${DAY}$` };
  return { kind: 'line', ...text('from', schema.names), ...pattern(schema), ...lengths(schema) };
}

function listOf(schema: Schema, { field, definitions }: Place): Control {
  const { items, minItems, maxItems } = schema;
  if (!isFields(items)) return { kind: 'file' };
  const noun = itemNoun(field, schema, { definitions });
  return { kind: 'list', schema: { ...schema, noun }, noun, ...limits(minItems, maxItems) };
}

function fieldsOf(schema: Schema): Control {
  if (schema.properties) return { kind: 'group', schema };
  if (isFields(schema.additionalProperties))
    return { kind: 'table', schema, ...limits(undefined, schema.maxProperties) };
  return { kind: 'file' };
}

function typesIn({ properties }: Schema, definitions: Definitions): Option[] {
  const types = choicesIn((properties as Definitions).type ?? {});
  return types.map(one => ({ ...one, label: blockNoun(String(one.value), definitions[String(one.value)]) }));
}

function choicesIn({ enum: values, enumDescriptions, enumLabels }: Schema): Option[] {
  const [labels, meanings] = [enumLabels, enumDescriptions].map(one => (Array.isArray(one) ? one : []));
  return (Array.isArray(values) ? values : []).map((value, index) => ({
    value,
    label: labels?.[index] ?? inWords(String(value)),
    ...text('meaning', meanings?.[index]),
  }));
}

function lengths(schema: Schema): Limits {
  return limits(schema.minLength, schema.maxLength);
}

function sizes(schema: Schema): Limits {
  return limits(schema.minimum, schema.maximum);
}

function limits(least: unknown, most: unknown): Limits {
  return {
    ...(typeof least === 'number' && { least }),
    ...(typeof most === 'number' && { most }),
  };
}

function pattern(schema: Schema): Pattern {
  return text('pattern', schema.pattern);
}

function text<Name extends string>(name: Name, value: unknown): { [name in Name]?: string } {
  return typeof value === 'string' ? ({ [name]: value } as { [name in Name]: string }) : {};
}
