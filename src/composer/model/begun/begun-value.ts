// Makes a value in the shape of a model, which stands in the same list or in an example. The words of the value are those of an
// example, and its names and addresses are free or known on this site.
import { type Fields, isFields, ownOf, type Path, valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { isWritten, valuesAt } from '../../../document/schema/fields.ts';
import { readWordsIn } from '../../../document/schema/given-words.ts';
import { fieldWords } from '../../../document/schema/labels.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { isPictureField, type ResolvedField, resolved } from '../form/control.ts';
import { alternativesOf, isNeeded } from '../form/form.ts';
import { isWords, ofSite, textsIn, wordsFor } from './begun-texts.ts';
import { freeName, isSoleName } from './names.ts';
import type { Supply } from './supply.ts';

/** "given" leads to words of an example in the value, which nobody has written yet. */
export type MadeValue = { value: unknown; given: Path[] };

export type Making = {
  supply: Supply;
  /** Values of the same schema with words to write over, the best first. */
  examples: unknown[];
  /** Whether the model stands on this site. If not, it is one of the examples. */
  isOurs: boolean;
  /** Words of the same document. A begun item avoids them, or it would be called like its neighbours. */
  used: Set<string>;
  /** Names that may not be given again. */
  taken: Set<string>;
  /** A field that only one item of a page may have. */
  sole: unknown;
  /** The layout of the block around the value. Items need some fields only in some layouts. */
  variant?: unknown;
  /** The items of the model's list. A new one begins with the fields that all of them have. */
  siblings?: unknown[];
  /** Fields of the outermost value that are needed, whatever its schema says. */
  wanted?: string[];
  /** Fields with which the outermost value does not begin. */
  left?: string[];
};

/** Undefined if neither model, example nor site has what the schema needs. */
export function makeLike(model: unknown, written: Schema, making: Making): MadeValue | undefined {
  const { supply, isOurs, used, taken, examples } = making;
  const { kind, schema } = resolved(written, supply.definitions);
  if ('const' in schema) return { value: schema.const, given: [] };
  if (isPictureField(kind, schema)) return emptyPicture(schema);
  const types = [schema.type].flat();
  const isText = types.includes('string') && !isFields(model);
  if (types.includes('object') && !isText) return makeFields(isFields(model) ? model : {}, schema, making);
  if (types.includes('array') && !isText) return makeItems(Array.isArray(model) ? model : [], schema, making);
  const shown = isOurs || model === undefined ? examples : [model, ...examples];
  if (isWords(schema)) return { value: wordsFor(schema, shown.flatMap(textsIn), used, supply), given: [[]] };
  if (isSoleName(kind, schema)) {
    const name = textsIn([shown, model])[0] ?? (kind === 'route' ? '/old' : 'part');
    return { value: freeName(name, taken), given: kind === 'route' ? [[]] : [] };
  }
  const value = ofSite(schema, isOurs ? model : undefined, shown, supply);
  return value === undefined ? undefined : { value, given: [] };
}

/** Nothing lends its picture: the author chooses one, and says what it shows. Until then its empty texts count as given. */
function emptyPicture({ type }: Schema): MadeValue {
  if (type === 'string') return { value: '', given: [[]] };
  return { value: { src: '', alt: '' }, given: [['src'], ['alt']] };
}

/** Makes as few items as the schema allows, because the author has to write over the words of each. Makes all lines of a text. */
function makeItems(models: unknown[], schema: Schema, making: Making): MadeValue | undefined {
  const least = Math.max(Number(schema.minItems ?? 0), 1);
  const count = typeof models[0] === 'string' ? Math.max(models.length, least) : least;
  const { used, ...others } = inside(making, making.examples.flat());
  const [items, given]: [unknown[], Path[]] = [[], []];
  for (let index = 0; index < count; index += 1) {
    const made = makeLike(models[index], itemSchema(schema), { ...others, used, siblings: models });
    if (!made || items.includes(made.value)) break;
    for (const path of made.given) used.add(String(valueAt(made.value, path)));
    items.push(made.value);
    given.push(...made.given.map(path => [index, ...path]));
  }
  return items.length < least ? undefined : { value: items, given };
}

function makeFields(model: Fields, schema: Schema, making: Making): MadeValue | undefined {
  const { supply, isOurs, used, sole, siblings, wanted = [], left = [] } = making;
  const { definitions } = supply;
  const properties = (schema.properties ?? {}) as Definitions;
  const shown = bestFirst(making.examples, model, used);
  // A block that needs no words would have none, so it begins with all that its model has.
  const isWhole =
    isOurs ||
    [schema.required].flat().every(name => {
      if (name === 'type') return true;
      const needed = properties.type && ownOf(properties, String(name));
      const { kind, schema = {} } = needed ? resolved(needed, definitions) : {};
      return isPictureField(kind, schema);
    });
  const isUsual = (name: string) =>
    siblings ? siblings.every(one => isFields(one) && Object.hasOwn(one, name)) : isWhole;
  const ways = alternativesOf(schema).flatMap(({ ways }) => ways);
  for (const way of ways.length > 0 ? ways.sort((a, b) => rank(a) - rank(b)) : [[]]) {
    const never = [sole, ...ways.flat().filter(name => !way.includes(name))];
    const made = fill([...way, ...wanted], never);
    if (made) return made;
  }
  return undefined;

  /** The lower, the better: fields without words first, and last a page, which only the author knows. */
  function rank(way: string[]): number {
    const fields = way.map(name => resolved(properties[name] ?? {}, definitions));
    if (fields.some(({ kind }) => kind === 'route')) return 4;
    if (fields.every(({ schema }) => 'const' in schema)) return 0;
    // An example may open a chat that this site does not have. An address can always be given.
    const asksWords = fields.some(({ schema }) => isWords(schema));
    const isThere = way.every(name => Object.hasOwn(model, name));
    return isThere && (isOurs || !asksWords) ? 1 : asksWords ? 3 : 2;
  }

  function fill(needed: string[], never: unknown[]): MadeValue | undefined {
    const [value, given]: [Fields, Path[]] = [{}, []];
    const variant = properties.variant ? variantOf(model, schema) : making.variant;
    for (const name of new Set([...Object.keys(model), ...Object.keys(properties)])) {
      const field = ownOf(properties, name);
      if (!field || never.includes(name) || !isWritten(field)) continue;
      const must = needed.includes(name) || isNeededHere(name, field);
      const isKept = Object.hasOwn(model, name) && isUsual(name) && !left.includes(name);
      if (!must && !(isKept && !isOfOneAlone(resolved(field, definitions), model[name]))) continue;
      const label = capital(fieldWords(name, field, { definitions }));
      const made = makeLike(
        model[name],
        { ...field, label },
        inside({ ...making, variant }, valuesAt(shown, [name])),
      );
      if (!made && must) return undefined;
      // An example lends its words and its choices. Its categories, marks and pictures are those of another site.
      if (!made || !(must || isOurs || made.given.length > 0 || field.enum)) continue;
      value[name] = made.value;
      given.push(...made.given.map(path => [name, ...path]));
    }
    return { value, given };

    function isNeededHere(name: string, field: Schema): boolean {
      const isInVariant = Array.isArray(field.neededIn) && field.neededIn.includes(variant);
      return isInVariant || isNeeded(name, field, schema, model);
    }
  }
}

/** The layout that holds for a block, also if nobody has chosen one. */
export function variantOf(block: unknown, schema: Schema): unknown {
  return valueAt(block, ['variant']) ?? valueAt(schema, ['properties', 'variant', 'default']);
}

/**
 * Whether the neighbour's value would say something untrue of a new one: its name for links, its picture, the other site that it leads to, or
 * a mark such as "sample".
 */
function isOfOneAlone({ kind, schema }: ResolvedField, value: unknown): boolean {
  const leadsAway = schema.names === 'links' && !/^(?:\/|#|site:)/.test(String(value));
  return kind === 'anchor' || isPictureField(kind, schema) || leadsAway || 'const' in schema;
}

/** The same for an inner value, without the settings of the outermost value. */
function inside({ supply, isOurs, taken, sole, variant, used }: Making, examples: unknown[]): Making {
  return { supply, isOurs, taken, sole, variant, examples, used: new Set(used) };
}

/** Sorts the examples: first by how many fields of the model they have, then those whose words are not used yet. */
function bestFirst(examples: unknown[], model: Fields, used: Set<string>): unknown[] {
  const isUsed = (example: unknown) => readWordsIn(example).some(({ text }) => used.has(text));
  const lacks = (example: unknown) =>
    Object.keys(model).filter(name => valueAt(example, [name]) === undefined);
  const costs = new Map(examples.map(one => [one, lacks(one).length + (isUsed(one) ? 0.5 : 0)]));
  return examples.toSorted((a, b) => Number(costs.get(a)) - Number(costs.get(b)));
}

/** The schema of a list's items. Often only the list has a description. */
export function itemSchema({ items, description }: Schema): Schema {
  return { description, ...(items as Schema | undefined) };
}
