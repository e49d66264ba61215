// Describes the fields of a schema in plain words: what each is for, what is written there, which choices there are. The gallery,
// the reference of blocks and the help for authors all use this description.

import { isFields } from '../../base/json-value.ts';
import type { Definitions, Schema } from './sources.ts';

export type Choice = { value: string; meaning?: string };

export type Field = {
  /** The field's own name. */
  name: string;
  /** The names of the fields around it: ["items"] for the title of each item. */
  inside: string[];
  purpose: string;
  /** What an author writes there: "one line of words", "a list of 1 to 4 links". */
  kind: string;
  /** The shared piece, such as "link", that is described once, in its own place. */
  piece?: string;
  choices: Choice[];
  needed: boolean;
  /** The choices of a neighbour with which the field has to be there: "email" for the message about a wrong address. */
  neededIn: string[];
  /** Whom it helps that the field is needed, or has a least number. */
  why?: string;
  /** If the field is needed: other fields that can take its place. */
  instead: string[];
  /** As a document writes it. */
  example?: string;
};

export type DescribedPiece = { name: string; title: string; purpose: string; fields: Field[] };

type Words = { one: string; many: string; more?: string };
type Place = { definitions: Definitions; examples: unknown[]; inside: string[] };

/**
 * "examples" are documents of the schema. If a field's description gives no example, the first value that they have for the
 * field becomes its example.
 */
export function fieldsOf(schema: Schema, definitions: Definitions, examples: unknown[] = []): Field[] {
  return fieldsIn(schema, { definitions, examples, inside: [] });
}

/** The pieces that many documents use and that are described on their own: texts, addresses, links, pictures, cards. */
export function piecesOf(definitions: Definitions): DescribedPiece[] {
  return Object.entries(definitions).flatMap(([name, schema]) => {
    const words = schema.inWords as Words | undefined;
    if (words?.more === undefined) return [];
    return [{ name, title: words.one, purpose: words.more, fields: fieldsOf(schema, definitions) }];
  });
}

/** Whether an author writes the field. The site document or other pages fill some fields. */
export function isWritten(field: Schema): boolean {
  return !(field.fromSite || field.fromPages);
}

function fieldsIn(schema: Schema, place: Place): Field[] {
  return (
    Object.entries(propertiesOf(schema))
      .filter(([name, field]) => !(name === 'type' && typeof field.const === 'string') && name !== '$schema')
      // Authors may write what the site document fills, for one page alone. Articles come from their pages.
      .filter(([, field]) => !field.fromPages)
      .flatMap(([name, field]) => [
        fieldOf(name, field, schema, place),
        ...fieldsIn(innerOf(field, place.definitions), { ...place, inside: [...place.inside, name] }),
      ])
  );
}

function fieldOf(name: string, field: Schema, owner: Schema, place: Place): Field {
  const { purpose, example } = purposeAndExample(field.description as string | undefined);
  const shape = withPiece(field, place.definitions);
  const piece = pieceOf(field.items ?? field);
  const words = place.definitions[piece ?? '']?.inWords as Words | undefined;
  return {
    name,
    inside: place.inside,
    purpose,
    kind: kindInWords(field, place.definitions),
    ...(words?.more && { piece }),
    choices: choicesOf(shape),
    needed: namesIn(owner.required).includes(name),
    neededIn: namesIn(field.neededIn),
    ...(typeof field.why === 'string' && { why: field.why }),
    instead: insteadOf(name, owner),
    example: example ?? exampleIn(place.examples, [...place.inside, name]),
  };
}

/** Begins the example at the end of a description. */
export const EXAMPLE = 'Example: ';

/** Separates the purpose and the example in a description such as: What it counts. Example: "Clients served". */
export function purposeAndExample(description = ''): { purpose: string; example?: string } {
  const match = /Example: ((?:"[^"]*"|\.(?=\d)|[^".])+)\.?/.exec(description);
  if (!match) return { purpose: description };
  const purpose = description.replace(match[0], '').replace(/\s+/g, ' ').trim();
  return { purpose, example: match[1] };
}

function exampleIn(examples: unknown[], path: string[]): string | undefined {
  for (const example of examples) {
    const value = valuesAt(example, path)[0];
    const written = value === undefined || isFields(value) ? undefined : JSON.stringify(value);
    if (written && written.length <= 90 && !written.includes('{')) return written;
  }
  return undefined;
}

/** All values at a path. A list on the way gives those of each item. */
export function valuesAt(value: unknown, path: string[]): unknown[] {
  const [field, ...rest] = path;
  if (field === undefined) return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(item => valuesAt(item, path));
  return isFields(value) ? valuesAt(value[field], rest) : [];
}

/** The schema of the fields inside a field. Empty if a shared piece describes them. */
export function innerOf(field: Schema, definitions: Definitions): Schema {
  const shape = (field.items as Schema | undefined) ?? field;
  const named = pieceOf(shape);
  if (!named) return shape;
  const target = definitions[named] ?? {};
  return target.inWords || target.tsType || named === 'block' ? {} : target;
}

function choicesOf(shape: Schema): Choice[] {
  const listed = shape.enum ? shape : ((shape.items as Schema | undefined) ?? {});
  const meanings = namesIn(listed.enumDescriptions);
  if (shape.title === 'Icon' || !Array.isArray(listed.enum)) return [];
  return listed.enum.map((value, index) => ({ value: JSON.stringify(value), meaning: meanings[index] }));
}

function insteadOf(name: string, owner: Schema): string[] {
  const ways = [owner.oneOf, owner.anyOf].flatMap(list => (list as Schema[] | undefined) ?? []);
  const names = ways.flatMap(way => namesIn(way.required));
  return names.includes(name) ? names.filter(other => other !== name) : [];
}

export function kindInWords(field: Schema, definitions: Definitions): string {
  const shape = withPiece(field, definitions);
  const words = shape.inWords as Words | undefined;
  if (words) return words.one;
  if ('const' in shape) return JSON.stringify(shape.const);
  if (shape.enum) return 'one of the choices';
  if (shape.type === 'boolean') return 'true or false';
  if (shape.type === 'integer') return `a whole number${range(shape.minimum, shape.maximum, 100_000)}`;
  if (shape.type === 'number') return `a number${range(shape.minimum, shape.maximum, 100_000)}`;
  if (shape.type === 'array') return `a list of${listKind(shape, definitions)}`;
  if (shape.type === 'object') return 'fields in braces: { … }';
  return `words${lengthKind(shape)}`;
}

function listKind(shape: Schema, definitions: Definitions): string {
  const items = withPiece((shape.items as Schema | undefined) ?? {}, definitions);
  const words = items.inWords as Words | undefined;
  const count = range(shape.minItems, shape.maxItems, 200).replace(/^ from/, '');
  if (words) return `${count} ${words.many}`;
  if (items.enum) return `${count} of the choices`;
  return items.type === 'object' ? `${count} items in braces: [{ … }]` : `${count} lines`;
}

function lengthKind({ minLength, maxLength, pattern }: Schema): string {
  if (pattern || maxLength === undefined) return '';
  return minLength === undefined
    ? `, at most ${maxLength} characters`
    : `, ${minLength} to ${maxLength} characters`;
}

function range(least: unknown, most: unknown, endless: number): string {
  if (typeof most !== 'number' || most >= endless) return '';
  if (least === most) return ` ${most}`;
  return typeof least === 'number' ? ` from ${least} to ${most}` : ` up to ${most}`;
}

/** Adds what the field's piece says. What the field says itself counts more. */
export function withPiece(field: Schema, definitions: Definitions): Schema {
  const piece = pieceOf(field);
  return piece ? { ...definitions[piece], ...field } : field;
}

function pieceOf(field: unknown): string | undefined {
  const reference = (field as Schema).$ref;
  return typeof reference === 'string' ? reference.replace('#/definitions/', '') : undefined;
}

function propertiesOf(schema: Schema): Definitions {
  return (schema.properties ?? {}) as Definitions;
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
