// Says what people call the fields and items of a schema: "note for colleagues", "step". Reviews and the composer use it.
import { isFields } from '../../base/json-value.ts';
import { plural, singular } from '../../base/words.ts';
import type { Definitions, Schema } from './sources.ts';

type Known = { definitions: Definitions };

/** Prefers the label of the field, then the label of its shared definition, then the field's name in words. "items" are called by what they are. */
export function fieldWords(field: string, schema: Schema | undefined, known: Known): string {
  const label = schema?.label ?? definitionOf(schema, known).label;
  if (typeof label === 'string') return label;
  return field === 'items' && schema?.items ? plural(itemNoun(field, schema, known)) : inWords(field);
}

/** "priceText" → "price text". A short form in capitals stays one: "HVACBusiness" → "HVAC business". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('-', ' ');
  return words.replace(/\p{L}+/gu, word => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}

/** What one item of a list is called: the list's own noun, or its schema's noun or title, or the list's name in the singular. */
export function itemNoun(field: string, list: Schema, known: Known): string {
  const items = isFields(list.items) ? list.items : {};
  const schema = typeof items.$ref === 'string' ? definitionOf(items, known) : items;
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

function definitionOf(schema: Schema | undefined, { definitions }: Known): Schema {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.slice('#/definitions/'.length) : '';
  return Object.hasOwn(definitions, name) ? (definitions[name] ?? {}) : {};
}

const NAMING = ['title', 'name', 'question', 'heading', 'label', 'text', 'alt', 'src', 'page'];

/** The field that an author would know an item by. */
export function labelField(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  return NAMING.find(field => typeof item[field] === 'string' && item[field] !== '');
}
