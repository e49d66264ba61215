// A finding is an error of the validator, with its place as a path. Nothing outside this folder knows the form of ajv's errors.

import type { ErrorObject } from 'ajv';
import { type Reading, readAmount } from '../../../base/amounts/written-amount.ts';
import { meantMoment } from '../../../base/dates/dates.ts';
import { type Path, valueAt } from '../../../base/json-value.ts';
import type { Locale } from '../../../base/language.ts';
import type { Parsed } from '../../problem/document.ts';
import { type Node, valueNamed } from '../../problem/nodes.ts';
import type { Replacements } from '../../schema/replaced.ts';

type FieldSchemas = { [name: string]: SchemaOfField };

export type SchemaOfField = {
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  items?: SchemaOfField;
  properties?: FieldSchemas;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  patternErrorMessage?: string;
  names?: string;
  /** A sentence for an unknown field: where the author may have wanted to put it. */
  elsewhere?: string;
  replaced?: Replacements;
};

export type Finding = Pick<
  ErrorObject,
  'keyword' | 'instancePath' | 'schemaPath' | 'params' | 'schema' | 'data'
> & {
  path: Path;
  parentSchema: SchemaOfField;
  /** The language and currency of the site, in which its authors write numbers, and the time zone of its clocks. */
  locale?: Locale;
};

export function findingsOf(errors: ErrorObject[], parsed: Parsed, locale?: Locale): Finding[] {
  return withinLimits(errors).map(error => ({ ...findingOf(error, parsed), ...(locale && { locale }) }));
}

/** Reads a text that stands where a number belongs. Undefined for any other finding. */
export function numberRead({ data, schema, parentSchema, locale }: Finding): Reading | undefined {
  if (typeof data !== 'string' || (schema !== 'number' && schema !== 'integer')) return undefined;
  const isMoney = parentSchema.names === 'amounts';
  return readAmount(data, isMoney ? 'money' : schema === 'integer' ? 'whole' : 'any', locale);
}

/** How the pattern of a day begins, and of a day with a time. */
const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** The day that the author meant, if the field takes days: "24.12.2026" → "2026-12-24". */
export function dayRead({ keyword, data, schema, locale }: Finding): string | undefined {
  if (keyword !== 'pattern' || typeof data !== 'string') return undefined;
  const pattern = String(schema);
  const meant = pattern.startsWith(DAY) ? meantMoment(data, locale?.timeZone) : undefined;
  return meant?.includes('T') && !pattern.includes('T') ? undefined : meant;
}

/** If a list is too long, leaves out the errors of the items beyond its limit: one message instead of thousands. */
function withinLimits(errors: ErrorObject[]): ErrorObject[] {
  const limits = new Map(
    errors
      .filter(({ keyword }) => keyword === 'maxItems')
      .map(({ instancePath, schema }) => [instancePath, Number(schema)]),
  );
  const isBeyond = (place: string): boolean => {
    const end = place.lastIndexOf('/');
    if (end < 0) return false;
    const list = place.slice(0, end);
    const limit = limits.get(list);
    return (limit !== undefined && Number(place.slice(end + 1)) >= limit) || isBeyond(list);
  };
  return limits.size === 0 ? errors : errors.filter(({ instancePath }) => !isBeyond(instancePath));
}

function findingOf(error: ErrorObject, { tree, value }: Parsed): Finding {
  const { keyword, instancePath, schemaPath, params, schema } = error;
  // With its option "verbose" the validator gives the schema around the keyword. Our schemas have this shape.
  const parentSchema = (error.parentSchema ?? {}) as SchemaOfField;
  const path = pathOf(instancePath, tree);
  // The validator was given a shortened list or object, and the message counts the real one.
  const data: unknown = /^max(?:Items|Properties)$/.test(keyword) ? valueAt(value, path) : error.data;
  const told = { keyword, instancePath, schemaPath, params, schema, data, parentSchema, path };
  return parentSchema.names === 'amounts' && /^(?:type|pattern|maxLength)$/.test(keyword)
    ? asNumber(told)
    : told;
}

/** An amount may be text only if it is a name in braces, such as {price}. For any other text, the message asks for a number. */
function asNumber(finding: Finding): Finding {
  return { ...finding, keyword: 'type', schema: 'number' };
}

/** Only the tree tells whether "3" is the fourth item of a list or a field with the name 3. */
function pathOf(pointer: string, tree: Node): Path {
  const path: Path = [];
  let node: Node | undefined = tree;
  for (const step of pointer.split('/').slice(1)) {
    const name: string = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (node?.type === 'array') {
      path.push(Number(name));
      node = node.children?.[Number(name)];
    } else {
      path.push(name);
      node = node && valueNamed(node, name);
    }
  }
  return path;
}
