// Tells by which of its fields people know a thing: "name" of a row of prices, "title" of a card, "text" of a link.
import type { Fields } from '../../base/json-value.ts';

/** A row or a card has a text besides, which says more about it. */
const FIELDS = ['name', 'title', 'heading', 'text'];

export function namingField(thing: Fields): string | undefined {
  return FIELDS.find(field => typeof thing[field] === 'string');
}
