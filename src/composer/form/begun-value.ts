// Makes a value for a schema: its words from examples, everything else from its neighbours, or else from what the site has.
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { isWritten } from '../../document/schema/fields.ts';
import { readWordsIn } from '../../document/schema/given-words.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { isWords, nameOrAddress, wordsFor } from './begun-texts.ts';
import { resolved } from './control.ts';
import type { Making, Models } from './supply.ts';

/** "given" leads to words of an example in the value, which nobody has written yet. */
export type MadeValue = { value: unknown; given: Path[] };

/** Undefined if neither example, neighbour nor site has what the schema needs. */
export function makeValue(written: Schema, models: Models, making: Making): MadeValue | undefined {
  const { kind, schema } = resolved(written, making.supply.definitions);
  const plain = (value: unknown, given: Path[] = []) => (value === undefined ? undefined : { value, given });
  if ('const' in schema) return plain(schema.const);
  const types = [schema.type].flat();
  if (types.includes('object') && !(types.includes('string') && isLine(models)))
    return makeFields(schema, models, making);
  if (types.includes('array') && !types.includes('string')) return makeList(schema, models, making);
  const lines = { ...models, examples: models.examples.flatMap(asLines) };
  if (isWords(schema)) return plain(wordsFor(schema, lines, making.supply), [[]]);
  if (types.includes('string') && !schema.enum && !types.includes('number'))
    return plain(nameOrAddress(kind, schema, models, making), kind === 'route' && !schema.names ? [[]] : []);
  return plain(choiceFor(schema, models));
}

function isLine({ neighbours, examples }: Models): boolean {
  return typeof (neighbours[0] ?? examples[0]) === 'string';
}

/** A text may be a list of paragraphs, and a point a title with a text. */
function asLines(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter(line => typeof line === 'string');
  return isFields(value) ? Object.values(value).filter(line => typeof line === 'string') : [];
}

function choiceFor(schema: Schema, { neighbours, examples }: Models): unknown {
  const { enum: choices, minimum = 0, type } = schema;
  const isWhole = (value: unknown) => typeof value !== 'number' || Number.isInteger(value);
  const last = Array.isArray(choices) ? choices[0] : [type].flat().includes('boolean') ? false : minimum;
  return [...neighbours, ...examples.filter(isWhole), last].find(value => isChoice(schema, value));
}

function isChoice({ enum: choices, type, minimum, maximum, pattern }: Schema, value: unknown): boolean {
  if (Array.isArray(choices)) return choices.includes(value);
  const types = [type].flat();
  if (typeof value === 'boolean') return types.includes('boolean');
  if (typeof value === 'string')
    return types.includes('string') && new RegExp(String(pattern), 'u').test(value);
  if (typeof value !== 'number' || !(types.includes('number') || types.includes('integer'))) return false;
  return value >= Number(minimum ?? value) && value <= Number(maximum ?? value);
}

function makeList(schema: Schema, models: Models, making: Making): MadeValue | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const lists = (values: unknown[]) => values.filter(Array.isArray);
  const [nearest = []] = lists([...models.neighbours, ...models.examples]);
  const isOfLines = typeof nearest[0] === 'string';
  const least = Math.max(Number(minItems), 1);
  const count = isOfLines ? Math.min(Math.max(nearest.length, least), Number(maxItems)) : least;
  const used = new Set(models.used);
  const examples = lists(models.examples).flat();
  const neighbours = lists(models.neighbours);
  const made: MadeValue = { value: [], given: [] };
  const list = made.value as unknown[];
  for (let index = 0; index < count; index += 1) {
    const own = neighbours.flatMap(list => list.slice(index, index + 1));
    const others = neighbours.flat().filter(one => !own.includes(one));
    const rest = [...examples.slice(index), ...examples.slice(0, index)];
    const one = makeValue(
      itemSchema(schema),
      { examples: rest, neighbours: [...own, ...others].filter(value => !list.includes(value)), used },
      inside(making),
    );
    if (one === undefined || list.includes(one.value)) break;
    for (const { text } of readWordsIn(one.value)) used.add(text);
    list.push(one.value);
    made.given.push(...one.given.map(path => [index, ...path]));
  }
  return list.length >= least ? made : undefined;
}

/** Often only the list says what its items are. */
export function itemSchema({ items, description }: Schema): Schema {
  return { description, ...(items as Schema | undefined) };
}

function makeFields(schema: Schema, models: Models, making: Making): MadeValue | undefined {
  const { definitions } = making.supply;
  const properties = (schema.properties ?? {}) as Definitions;
  const neighbours = models.neighbours.filter(isFields);
  const written = models.examples.map(example => asFields(example, schema)).filter(isFields);
  const isBegun = (name: string) => {
    const field = properties[name];
    return field !== undefined && isWritten(field) && name !== making.sole && !making.left?.includes(name);
  };
  const ways = waysOf(schema, [...neighbours, ...written], definitions);
  for (const way of ways) {
    const others = ways.flat().filter(name => !way.includes(name));
    const needed = [...((schema.required ?? []) as string[]), ...way, ...(making.wanted ?? [])];
    const usual = Object.keys(properties).filter(
      name =>
        neighbours.length > 0 && neighbours.every(one => Object.hasOwn(one, name)) && !isId(properties[name]),
    );
    const names = [...new Set([...needed, ...usual])].filter(name => isBegun(name) && !others.includes(name));
    const examples = bestFirst(written, names, models.used);
    const made = fill(names, needed, { schema, neighbours, examples, making });
    if (made) return made;
  }
  return undefined;

  function isId(field: Schema = {}): boolean {
    return resolved(field, definitions).kind === 'anchor';
  }
}

type Filling = { schema: Schema; neighbours: Fields[]; examples: Fields[]; making: Making };

function fill(names: string[], needed: string[], filling: Filling): MadeValue | undefined {
  const { schema, neighbours, examples, making } = filling;
  const properties = (schema.properties ?? {}) as Definitions;
  const choicesOf = (name: string) => (properties[name]?.enum ?? []) as unknown[];
  const isDecided = (name: string) => choicesOf(name).length > 0;
  const value: Fields = {};
  const given: Path[] = [];
  const add = (name: string): boolean => {
    const field = properties[name] ?? {};
    const valuesIn = (all: Fields[]) => all.flatMap(one => (Object.hasOwn(one, name) ? [one[name]] : []));
    const models = { examples: valuesIn(examples), neighbours: valuesIn(neighbours) };
    const made = makeValue(field, models, inside(making));
    if (!made) return false;
    value[name] = made.value;
    given.push(...made.given.map(path => [name, ...path]));
    return true;
  };
  // Other fields may depend on what was chosen.
  const isIn = (name: string, keyword: 'onlyIn' | 'neededIn') => {
    const choices = properties[name]?.[keyword];
    if (!Array.isArray(choices)) return keyword === 'onlyIn';
    const decides = Object.keys(properties).find(other =>
      choices.every(one => choicesOf(other).includes(one)),
    );
    const chosen = decides === undefined ? undefined : value[decides];
    return chosen === undefined ? keyword === 'onlyIn' : choices.includes(chosen);
  };
  for (const name of names.filter(isDecided)) if (!add(name) && needed.includes(name)) return undefined;
  const rest = names.filter(name => !isDecided(name) && isIn(name, 'onlyIn'));
  const asked = Object.keys(properties).filter(name => !names.includes(name) && isIn(name, 'neededIn'));
  for (const name of [...rest, ...asked])
    if (!add(name) && (needed.includes(name) || asked.includes(name))) return undefined;
  return { value: inOrder(value, [...Object.keys(examples[0] ?? {}), ...Object.keys(properties)]), given };
}

function inOrder(value: Fields, names: string[]): Fields {
  const order = new Set(names);
  return Object.fromEntries(
    [...order].flatMap(name => (Object.hasOwn(value, name) ? [[name, value[name]]] : [])),
  );
}

/** Leaves behind what holds for the outermost value only. */
function inside({ supply, taken, sole }: Making): Making {
  return { supply, taken, sole };
}

/** Turns a line into an object with fields, because the item may be written either way. Its first needed field gets the line. */
function asFields(example: unknown, { required }: Schema): unknown {
  const [title] = (required ?? []) as string[];
  return typeof example === 'string' && title !== undefined ? { [title]: example } : example;
}

/**
 * Lists the sets of fields of which a value needs one, the best first. First come fields that the author need not write,
 * then words. A field that names a page comes last, because only the author can choose which one.
 */
function waysOf(
  { oneOf, anyOf, properties }: Schema,
  others: Fields[],
  definitions: Definitions,
): string[][] {
  const ways = ((oneOf ?? anyOf ?? []) as Schema[]).map(({ required }) => (required ?? []) as string[]);
  if (ways.length === 0) return [[]];
  const rank = (name: string) => {
    const { kind, schema } = resolved((properties as Definitions)[name] ?? {}, definitions);
    if (kind === 'route') return 2;
    return 'const' in schema || kind === 'href' || kind === 'money' ? 0 : 1;
  };
  const worst = (way: string[]) => Math.max(0, ...way.map(rank));
  const firstWith = (way: string[]) => {
    const index = others.findIndex(one => way.every(name => Object.hasOwn(one, name)));
    return index < 0 ? others.length : index;
  };
  return ways.sort((a, b) => worst(a) - worst(b) || firstWith(a) - firstWith(b));
}

/** Puts first the examples with most of these fields, and of those the ones whose words do not stand there yet. */
function bestFirst(examples: Fields[], names: string[], used: Set<string> = new Set()): Fields[] {
  const isUsed = (example: Fields) => readWordsIn(example).some(({ text }) => used.has(text));
  const cost = (example: Fields) =>
    names.filter(name => !Object.hasOwn(example, name)).length + (isUsed(example) ? 0.5 : 0);
  return examples
    .map(example => ({ example, cost: cost(example) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ example }) => example);
}
