// Words the message that an editor shows for a value that does not fit. An editor shows the same message for every reason, so the
// message says what belongs there.
import { capital, listed } from '../../base/words.ts';
import { isWritten, kindInWords } from '../../document/schema/fields.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';

const SEE_ALL = 'Press Ctrl and Space to see all of them.';

/** What the editor calls it: a shared piece by its name for people, "hero-block" as "Hero block". */
export function schemaName({ inWords, title }: Schema): string | undefined {
  if (inWords) return capital((inWords as { one: string }).one);
  if (typeof title !== 'string') return undefined;
  const words = title.replace(/Document$/, '').replace('-', ' ');
  return capital(words.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

export function messageFor(schema: Schema, definitions: Definitions, field?: string): string | undefined {
  const subject = field === undefined ? 'This' : `"${field}"`;
  if (schema.title === 'Icon') return `There is no icon of this name. ${SEE_ALL}`;
  if ('const' in schema) return `${subject} is ${JSON.stringify(schema.const)}, or it is left out.`;
  if (Array.isArray(schema.enum)) return `${subject} is one of ${listed(schema.enum, 'or')}.`;
  if (schema.defaultSnippets) return 'A block belongs here, in braces: { "type": … }.';
  if (schema.properties || schema.type === 'object') return fieldsSentence(schema);
  const { type } = schema;
  if (type === undefined) return undefined;
  if (Array.isArray(type) && type.includes('number'))
    return `${subject} is ${kindInWords(schema, definitions)}.`;
  if (Array.isArray(type)) return `${subject} is words in quotes, or a list of paragraphs: [ … ].`;
  const kind = kindInWords(schema, definitions);
  const form = type === 'string' ? ', in quotes' : type === 'array' && !kind.includes('[') ? ': [ … ]' : '';
  return `${subject} is ${kind}${form}.`;
}

export function lengthMessage(least: number, most: number): string {
  return least > 1
    ? `Between ${least} and ${most} characters belong here.`
    : `${least === 1 ? 'At least one and at' : 'At'} most ${most} characters belong here.`;
}

/** Messages about fields of which there has to be exactly one: if there are several, and if there is none. */
export function choiceMessages(fields: string[]): { several: string; none: string } {
  return {
    several: `Only one of ${listed(fields, 'and')} is possible. Take the other out.`,
    none: `One of ${listed(fields, 'and')} is needed here.`,
  };
}

function fieldsSentence({ properties, title, type }: Schema): string {
  const fields = Object.entries((properties ?? {}) as Definitions)
    .filter(([name, field]) => name !== '$schema' && isWritten(field))
    .map(([name]) => name);
  if (fields.length === 0) return 'Fields in braces belong here: { … }.';
  if (type !== 'object') return `Words in quotes belong here, or in braces ${listed(fields, 'and')}.`;
  const block = /^(.+)-block$/.exec(String(title))?.[1];
  return block
    ? `The fields of the ${block} block are ${listed(fields, 'and')}.`
    : `In braces, ${fields.length === 1 ? 'this field belongs' : 'these fields belong'} here: ${listed(fields, 'and')}.`;
}
