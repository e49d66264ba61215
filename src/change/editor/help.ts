// Makes a bundle helpful in an editor: messages in words, an example for every free value, the names of this site, a hint at
// every old field. Leaves out what only the check reads.
import { inFile } from '../../base/sentences/read.ts';
import { BLOCK_KEYWORDS } from '../../document/schema/block-keywords.ts';
import { snippet } from '../../document/schema/bundle.ts';
import { valuesAt, withPiece } from '../../document/schema/fields.ts';
import { type Replacements, replacedSentence } from '../../document/schema/replaced.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { namesHelp } from './lists.ts';
import { choiceMessages, lengthMessage, messageFor, schemaName } from './words.ts';

export type Help = {
  /** Documents to take examples from, by the name of the definition that they follow. */
  examples: { [definition: string]: unknown[] };
  /** The lists of the site's names, as definitions. */
  lists: Definitions;
};

type Place = { definitions: Definitions; examples: unknown[]; path: string[] };

const NOT_FOR_EDITORS = [
  'tsType',
  'tsRequired',
  'inWords',
  'why',
  'drawings',
  'replaced',
  'names',
  'fromSite',
  'fromPages',
  'saidByOthers',
  'likePage',
  'savedWhole',
  'label',
  'elsewhere',
  ...BLOCK_KEYWORDS,
];
const LONGEST_EXAMPLE = 120;

/**
 * Leaves "$schema" out. It names draft-07, in which a $ref hides the description beside it
 * (https://datatracker.ietf.org/doc/html/draft-handrews-json-schema-01#section-8.3), and newer editors follow that.
 */
export function forEditors(bundle: Schema, { examples, lists }: Help): Schema {
  const { definitions, $schema, ...top } = bundle as Schema & { definitions: Definitions };
  const place = (name: string) => ({ definitions, path: [], examples: examples[name] ?? [] });
  const helped = Object.entries(definitions).map(([name, schema]) => [name, helpful(schema, place(name))]);
  return onlyUsed(helpful(top, place('')), { ...Object.fromEntries(helped), ...lists });
}

function onlyUsed(top: Schema, definitions: Definitions): Schema {
  const used = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(definitions[name] ?? {});
    }
  };
  visit(top);
  return {
    ...top,
    definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name))),
  };
}

/** Each part adds its own keywords. Conditions are collected in one "allOf", so that none overwrites another. */
function helpful(schema: Schema, place: Place): Schema {
  const parts = [inside, naming, message, lengths, counts, choices, names].map(part => part(schema, place));
  const allOf = parts.flatMap(part => (part.allOf as Schema[] | undefined) ?? []);
  const helped: Schema = Object.assign({}, schema, ...parts, allOf.length > 0 && { allOf });
  return Object.fromEntries(
    Object.entries(helped).filter(
      ([keyword, value]) => value !== undefined && !NOT_FOR_EDITORS.includes(keyword),
    ),
  );
}

function inside(schema: Schema, place: Place): Schema {
  const { properties, items, additionalProperties: others, replaced } = schema;
  const fields = Object.entries((properties ?? {}) as Definitions).map(([name, field]) => [
    name,
    fieldHelp(field, { ...place, path: [...place.path, name] }),
  ]);
  return {
    ...(properties !== undefined && {
      properties: { ...Object.fromEntries(fields), ...oldFields((replaced ?? {}) as Replacements) },
    }),
    ...(isSchema(items) && { items: { ...helpful(items, place), ...itemStarter(items, place) } }),
    ...(isSchema(others) && { additionalProperties: helpful(others, place) }),
  };
}

/** Offers the first item of an example as a start for another one. */
function itemStarter(items: Schema, { definitions, examples, path }: Place): Schema {
  const shape = withPiece(items, definitions);
  const example = examples.flatMap(document => valuesAt(document, path).flat()).find(isSchema);
  if (!shape.properties || shape.defaultSnippets || example === undefined) return {};
  return {
    defaultSnippets: [snippet(schemaName(shape) ?? 'Another one', 'Begins as in an example.', example)],
  };
}

/** Does not offer a field that the site document or other pages fill: authors never write it. */
function fieldHelp(field: Schema, place: Place): Schema {
  return {
    ...helpful(field, place),
    ...(field.description !== undefined && { description: withExample(field, place) }),
    ...((field.fromSite ?? field.fromPages) !== undefined && { doNotSuggest: true }),
  };
}

/** Explains an old field where it still stands. It is not offered for new content. */
function oldFields(replaced: Replacements): Definitions {
  return Object.fromEntries(
    Object.entries(replaced).map(([name, replacement]) => {
      const sentence = inFile(replacedSentence(name, replacement));
      return [name, { description: sentence, deprecationMessage: sentence, doNotSuggest: true }];
    }),
  );
}

function withExample(field: Schema, { definitions, examples, path }: Place): string {
  const description = String(field.description);
  if (!isFree(field, definitions) || description.includes('Example: ')) return description;
  const example = exampleIn(examples, path);
  return example === undefined ? description : `${description} Example: ${example}.`;
}

/** Whether authors make the value up themselves: text or a number, not one of a list of choices. */
export function isFree(field: Schema, definitions: Definitions): boolean {
  const shape = withPiece(field, definitions);
  if (shape.type === 'array' && isSchema(shape.items)) return isFree(shape.items, definitions);
  if (shape.enum || 'const' in shape || shape.fromSite || shape.fromPages) return false;
  return [shape.type].flat().some(type => type === 'string' || type === 'integer' || type === 'number');
}

/** The shortest example that fits whole. */
function exampleIn(examples: unknown[], path: string[]): string | undefined {
  return examples
    .flatMap(example => valuesAt(example, path).flat())
    .filter(value => typeof value === 'string' || typeof value === 'number')
    .map(value => JSON.stringify(value))
    .sort((a, b) => a.length - b.length)
    .find(written => written.length <= LONGEST_EXAMPLE);
}

/** A shared piece gets no description of its own, because editors would show it instead of the one where the piece is used. */
function naming(schema: Schema, { definitions }: Place): Schema {
  const piece = schema.$ref ? withPiece(schema, definitions) : {};
  const { more } = (piece.inWords ?? {}) as { more?: string };
  return { title: schemaName(schema), description: schema.description ?? more };
}

function message(schema: Schema, { definitions, path }: Place): Schema {
  const isBlockName = path.at(-1) === 'type' && 'const' in schema;
  return schema.$ref || isBlockName ? {} : { errorMessage: messageFor(schema, definitions, path.at(-1)) };
}

/** Writes the limits of a length as a pattern, because editors let us word the message of a pattern and not that of a length. */
function lengths({ minLength, maxLength, pattern, enum: choice }: Schema): Schema {
  if (pattern || choice || typeof maxLength !== 'number') return {};
  return {
    minLength: undefined,
    maxLength: undefined,
    pattern: `^[\\s\\S]{${minLength ?? 0},${maxLength}}$`,
    patternErrorMessage: lengthMessage(Number(minLength ?? 0), maxLength),
  };
}

/** Writes the limits of a count with fits(), because editors let us word its message. */
function counts(schema: Schema, { definitions, path }: Place): Schema {
  const limits = ['minItems', 'maxItems', 'minimum', 'maximum'].filter(keyword => keyword in schema);
  if (limits.length === 0) return {};
  return {
    ...Object.fromEntries(limits.map(keyword => [keyword, undefined])),
    allOf: [
      fits(
        Object.fromEntries(limits.map(keyword => [keyword, schema[keyword]])),
        messageFor(schema, definitions, path.at(-1)),
      ),
    ],
  };
}

function choices({ oneOf, anyOf }: Schema): Schema {
  const ways = (oneOf ?? anyOf ?? []) as Schema[];
  const fields = ways.flatMap(({ required }) => (required as string[] | undefined) ?? []);
  if (fields.length === 0) return {};
  const { several, none } = choiceMessages(fields);
  return {
    oneOf: undefined,
    anyOf: undefined,
    allOf: [
      fits({ anyOf: ways }, none),
      ...(oneOf ? [{ not: { required: fields }, errorMessage: several }] : []),
    ],
  };
}

/** Editors show a message of ours for "not", but not for a limit or a choice of fields. A double "not" asks for the same. */
function fits(schema: Schema, errorMessage: string | undefined): Schema {
  return { not: { not: schema }, errorMessage };
}

function names(schema: Schema): Schema {
  return typeof schema.names === 'string' ? namesHelp(schema.names) : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
