// Holds structured data against the vocabulary of schema.org: the types and fields that exist, and what each field may hold.
// schema-org.json is the part of the vocabulary (https://schema.org, as schema-dts 2.1.0 has it) that Ashlar can write.
import { readFileSync } from 'node:fs';
import { isFields } from '../../../src/base/json-value.ts';

type KnownType = { is?: string[]; has?: { [field: string]: string } };

const TYPES: { [name: string]: KnownType } = JSON.parse(
  readFileSync(new URL('schema-org.json', import.meta.url), 'utf8'),
);
/** What a text may stand for. A thing may be named by its address. */
const IN_TEXT = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'Integer', 'Thing'];

/** "Menu.hasMenuItems is unknown", for each mistake. */
export function vocabularyMistakes(thing: unknown): string[] {
  if (!isFields(thing)) return [`${JSON.stringify(thing)} is no thing`];
  const { '@type': type, '@id': id, ...fields } = thing;
  if (type === undefined && typeof id === 'string' && Object.keys(fields).length === 0) return [];
  if (typeof type !== 'string' || !TYPES[type]) return [`the type ${type} is unknown`];
  return Object.entries(fields).flatMap(([name, value]) => {
    const range = rangeOf(type, name);
    if (!range) return [`${type}.${name} is unknown`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap(one => valueMistakes(`${type}.${name}`, one, range));
  });
}

function valueMistakes(place: string, value: unknown, range: string[]): string[] {
  if (isFields(value)) {
    const type = value['@type'];
    const fits = type === undefined || kindsOf(String(type)).some(kind => range.includes(kind));
    return [...(fits ? [] : [`${place} can be no ${type}`]), ...vocabularyMistakes(value)];
  }
  const kinds = typeof value === 'number' ? ['Number', 'Integer'] : typeof value === 'string' ? IN_TEXT : [];
  return kinds.some(kind => range.includes(kind)) ? [] : [`${place} can not be ${JSON.stringify(value)}`];
}

function rangeOf(type: string, field: string): string[] | undefined {
  return kindsOf(type)
    .map(kind => TYPES[kind]?.has?.[field])
    .find(range => range !== undefined)
    ?.split(' ');
}

function kindsOf(type: string): string[] {
  return [type, ...(TYPES[type]?.is ?? []).flatMap(kindsOf)];
}
