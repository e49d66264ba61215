// Copies schemas and gives the copy the words of another language: labels, help, choices and nouns. Forms show the copy. The check and
// the writing of files never get it, because their sentences and names are those of the file.
import { isFields, ownOf } from '../../base/json-value.ts';
import { tongueOf } from '../../base/language.ts';
import { capital, plural } from '../../base/words.ts';
import { blockNoun } from './block-keywords.ts';
import type { Bundles } from './bundle.ts';
import { EXAMPLE } from './fields.ts';
import { fieldWords, inWords, itemNoun } from './labels.ts';
import type { Definitions, Schema, Sources } from './sources.ts';

declare const FOR_FORMS: unique symbol;
/** A mark for the compiler alone: no window is handed a schema without it. */
type ForForms = { readonly [FOR_FORMS]: true };
export type SpokenSchema = Schema & ForForms;
export type SpokenDefinitions = Definitions & ForForms;
export type SpokenBundles = {
  schemas: { [kind in keyof Bundles['schemas']]: SpokenSchema };
  definitions: SpokenDefinitions;
  /** What the language says for a text of any schema, first of that with this name: a type of block, or a piece that blocks share. */
  say: (english: string, definition?: string) => string;
};

/** What a language says for an English text of one definition: a type of block, or a piece that blocks share. */
export type WordsOf = (definition: string) => (english: string) => string;

/** "names" leads from the names that a help may quote to their labels: the fields and choices of its schema, and those around it. */
type Reader = { say: (english: string) => string; definitions: Definitions; names?: Map<string, string> };

/** A block's own words, then those that all blocks share. Undefined for a language that the engine has no words of. */
export function wordsFrom({ translations, blocks }: Sources, language: string): WordsOf | undefined {
  const tongue = tongueOf(language);
  const shared = ownOf(translations, tongue);
  if (!shared) return undefined;
  const own = new Map(blocks.map(({ type, translations = {} }) => [type, ownOf(translations, tongue) ?? {}]));
  return definition => english =>
    ownOf(own.get(definition) ?? {}, english) ?? ownOf(shared, english) ?? english;
}

/** Makes the copy of a language when somebody asks for it, and keeps it. */
export function inEachLanguage(sources: Sources, own: Bundles): (language?: string) => SpokenBundles {
  const made = new Map<string, SpokenBundles>();
  return (language = 'en') => {
    const copy = made.get(language) ?? spoken(own, wordsFrom(sources, language));
    made.set(language, copy);
    return copy;
  };
}

export function spoken({ schemas, definitions }: Bundles, words: WordsOf = inEnglish): SpokenBundles {
  const spokenBundle = ({ definitions: inside, ...schema }: Schema, kind: string): Schema => ({
    ...spokenSchema(schema, { say: words(kind), definitions }),
    definitions: spokenDefinitions(inside as Definitions, words),
  });
  const { page, shared, site } = schemas;
  return {
    schemas: {
      page: spokenBundle(page, 'page'),
      shared: spokenBundle(shared, 'shared'),
      site: spokenBundle(site, 'site'),
    },
    definitions: spokenDefinitions(definitions, words),
    say: (english, definition) => {
      const names = [...(definition === undefined ? [] : [definition]), ...Object.keys(definitions)];
      return names.map(name => words(name)(english)).find(one => one !== english) ?? english;
    },
  } as SpokenBundles;
}

function inEnglish(): (english: string) => string {
  return english => english;
}

function spokenDefinitions(definitions: Definitions, words: WordsOf): Definitions {
  const all = Object.entries(definitions).map(([name, schema]): [string, Schema] => {
    const reader = { say: words(name), definitions };
    if (name === ANY_BLOCK) return [name, schema];
    const noun = isBlock(schema, name) && said(blockNoun(name, schema), reader);
    return [name, { ...spokenSchema(schema, reader), ...(noun && { noun }) }];
  });
  // Without a prototype, so that a block with the type "constructor" does not find a definition.
  const copy: Definitions = Object.assign(Object.create(null), Object.fromEntries(all));
  const any = copy[ANY_BLOCK];
  if (any) copy[ANY_BLOCK] = withNouns(any, { say: words(ANY_BLOCK), definitions: copy });
  return copy;
}

/** The definition that lists all blocks. It says of each what its own schema says. */
const ANY_BLOCK = 'block';

function withNouns(any: Schema, { say, definitions }: Reader): Schema {
  const { type = {}, ...others } = any.properties as Definitions;
  const schemas = ((type.enum ?? []) as string[]).map(one => definitions[one] ?? {});
  const spokenType = {
    ...type,
    label: say('type'),
    description: say(String(type.description)),
    enumLabels: schemas.map(({ noun }) => noun),
    enumDescriptions: schemas.map(({ description }) => description),
  };
  return { ...any, properties: { ...others, type: spokenType } };
}

function isBlock({ properties }: Schema, name: string): boolean {
  return isFields(properties) && isFields(properties.type) && properties.type.const === name;
}

function spokenSchema(schema: Schema, around: Reader): Schema {
  const reader = { ...around, names: namesIn(schema, around) };
  const { description, noun, label, patternErrorMessage } = schema;
  const { enum: choices, enumDescriptions: meanings } = schema;
  return {
    ...schema,
    ...(typeof description === 'string' && { description: helpSaid(description, reader) }),
    ...(typeof noun === 'string' && { noun: said(noun, reader) }),
    ...(typeof label === 'string' && { label: said(label, reader) }),
    ...(typeof patternErrorMessage === 'string' && {
      patternErrorMessage: helpSaid(patternErrorMessage, reader),
    }),
    ...(Array.isArray(meanings) && { enumDescriptions: meanings.map(one => helpSaid(String(one), reader)) }),
    ...(Array.isArray(choices) && {
      enumLabels: choices.map(one => said(inWords(String(one)), reader)),
    }),
    ...inside(schema, reader),
  };
}

function inside({ properties, items, additionalProperties }: Schema, reader: Reader): Schema {
  return {
    ...(isFields(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties as Definitions).map(([name, field]) => [
          name,
          spokenField(name, field, reader),
        ]),
      ),
    }),
    ...(isFields(items) && { items: spokenSchema(items, reader) }),
    ...(isFields(additionalProperties) && {
      additionalProperties: spokenSchema(additionalProperties, reader),
    }),
  };
}

/** What the name of a field and the title of its items say is written down here, because no language can be made from English names. */
function spokenField(name: string, field: Schema, reader: Reader): Schema {
  if (isOfFile(name, field)) return field;
  const noun = isFields(field.items) ? itemNoun(name, field, reader) : undefined;
  return {
    ...spokenSchema(field, reader),
    label: said(fieldWords(name, field, reader), reader),
    ...(noun !== undefined && { noun: said(noun, reader), nounOfSeveral: said(plural(noun), reader) }),
  };
}

/** No form shows it. */
function isOfFile(name: string, field: Schema): boolean {
  return name === '$schema' || (name === 'type' && 'const' in field);
}

/** Numbers and signs are the same in every language. */
function said(english: string, { say }: Reader): string {
  return /\p{L}/u.test(english) ? say(english) : english;
}

const QUOTED = /"([^"]*)"/g;

/** Shows quoted names as the form does: "grid" is “Grid”. The example at the end keeps its quotes, by which the form knows it. */
function helpSaid(english: string, reader: Reader): string {
  const help = said(english, reader);
  const end = help.includes(EXAMPLE) ? help.indexOf(EXAMPLE) : help.length;
  const shown = help.slice(0, end).replace(QUOTED, (_, words: string) => {
    const label = reader.names?.get(words);
    return `“${label === undefined ? words : capital(label)}”`;
  });
  return shown + help.slice(end);
}

function namesIn(schema: Schema, reader: Reader): Map<string, string> {
  const all = isFields(schema.properties) ? Object.entries(schema.properties as Definitions) : [];
  const fields = all.filter(([name, field]) => !isOfFile(name, field));
  return new Map([
    ...(reader.names ?? []),
    ...fields.flatMap(([, field]) => choicesSaid(field, reader)),
    ...fields.map(([name, field]): [string, string] => [name, said(fieldWords(name, field, reader), reader)]),
    ...choicesSaid(schema, reader),
  ]);
}

function choicesSaid({ enum: choices }: Schema, reader: Reader): [string, string][] {
  return Array.isArray(choices) ? choices.map(one => [String(one), said(inWords(String(one)), reader)]) : [];
}
