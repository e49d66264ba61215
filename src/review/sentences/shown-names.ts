// Finds what an author would call a place in a document: "price list", "name for links", "step", or an item's title.
import { isFields, typeOf } from '../../base/json-value.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { type Schema, SHARED } from '../../document/schema/sources.ts';
import type { Definitions } from '../../document/schema/walk.ts';
import { shortened } from './text-diff.ts';
import { singular } from './words.ts';

export type ShownNames = {
  definitions: Definitions;
  /** The name of the page at an address, if there is one. */
  pageName: (route: string) => string | undefined;
  /** An amount of money as the site writes it. */
  money: (amount: number) => string;
};

/** "kind" is the shared definition that a schema refers to ("line", "link"). "schema" is what that definition says. */
export type Shape = { kind?: string; schema: Schema };

export function shapeOf(schema: Schema | undefined, { definitions }: ShownNames): Shape {
  if (typeof schema?.$ref !== 'string') return { schema: schema ?? {} };
  const kind = schema.$ref.slice('#/definitions/'.length);
  const target = Object.hasOwn(definitions, kind) ? definitions[kind] : undefined;
  return { kind, schema: target ?? {} };
}

/** The schema of one field. Fields of a map have no schema by name, so they share one. */
export function fieldSchema(schema: Schema, field: string): Schema | undefined {
  const properties = schema.properties as Definitions | undefined;
  if (properties && Object.hasOwn(properties, field)) return properties[field];
  return isFields(schema.additionalProperties) ? schema.additionalProperties : undefined;
}

/** Prefers the label of the field, then the label of its shared definition, then the field's name in words. */
export function fieldWords(field: string, schema: Schema | undefined, names: ShownNames): string {
  const label = schema?.label ?? shapeOf(schema, names).schema.label;
  return typeof label === 'string' ? label : inWords(field);
}

/** "priceText" → "price text" */
export function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

/** What one item of a list is called: the list's own noun, or its schema's noun or title, or the list's name in the singular. */
export function itemNoun(field: string, list: Schema, names: ShownNames): string {
  const { schema } = shapeOf(list.items as Schema | undefined, names);
  const noun = list.noun ?? schema.noun;
  if (typeof noun === 'string') return noun;
  if (typeof schema.title === 'string' && schema.type === 'object') return titleNoun(schema.title, field);
  return field === 'items' ? 'item' : singular(inWords(field));
}

/** "PriceRow" becomes "row"; "MenuItem" in "menu" becomes "menu item", as "item" alone says too little. */
function titleNoun(title: string, field: string): string {
  const last = inWords(title).split(' ').at(-1) ?? 'item';
  return last === 'item' && field !== 'items' ? `${inWords(field)} item` : last;
}

const LABELS = ['title', 'name', 'question', 'heading', 'label', 'text', 'alt', 'src', 'page'];

/** The field that an author would know an item by. */
export function labelField(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  return LABELS.find(field => typeof item[field] === 'string' && item[field] !== '');
}

/** What an item is called in a sentence: its title, name or question. For a card it is the name of the page that it shows. */
export function labelOf(item: unknown, names: ShownNames): string | undefined {
  if (typeof item === 'string') return shortened(item);
  const field = labelField(item);
  if (field === undefined || !isFields(item)) return undefined;
  const label = String(item[field]);
  return shortened(field === 'page' ? (names.pageName(label) ?? label) : label);
}

/** What a block is called in a sentence: steps "How it works". */
export function blockTitle(block: unknown, { definitions }: ShownNames): { noun: string; heading?: string } {
  if (isFields(block) && typeOf(block) === SHARED && typeof block.ref === 'string') {
    return { noun: 'shared blocks', heading: block.ref };
  }
  const type = typeOf(block) ?? 'block';
  const noun = blockNoun(type, definitions[type]);
  const heading = isFields(block) && typeof block.heading === 'string' ? shortened(block.heading) : undefined;
  return { noun, heading };
}
