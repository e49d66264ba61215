// Thinks of deeds on any document: other words, items that come, go and move, fields that come, go and get another name.
import { type Fields, isFields, type Path, valueAt } from '../../../src/base/json-value.ts';
import type { BareStep } from '../../../src/document/steps/steps.ts';
import type { dice } from './sites/small-site.ts';

export type Roll = ReturnType<typeof dice>;
export const oneOf = <Item>(roll: Roll, items: Item[]): Item => items[roll(items.length)] as Item;

/** Every list, set of fields and plain value of a document. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value) ? [...value.keys()] : isFields(value) ? Object.keys(value) : [];
  return [path, ...inner.flatMap(name => placesIn((value as Fields)[name], [...path, name]))];
}

/** Every third is a list, because most places are texts. */
export function anyPlace(value: unknown, roll: Roll): Path {
  const places = placesIn(value);
  const lists = places.filter(place => Array.isArray(valueAt(value, place)));
  return oneOf(roll, lists.length > 0 && roll(3) === 0 ? lists : places);
}

export function deedAt(value: unknown, path: Path, roll: Roll): (BareStep & { path: Path }) | undefined {
  const here = valueAt(value, path);
  const isItem = typeof path.at(-1) === 'number';
  if (Array.isArray(here)) {
    const at = roll(here.length + 1);
    if (roll(3) === 0) return { do: 'move', path, at: roll(here.length), to: roll(here.length) };
    return { do: 'insert', path, at, value: withoutId(here[roll(here.length)] ?? 'Etwas') };
  }
  if (isItem && roll(3) === 0) return { do: 'remove', path };
  if (path.length > 1 && isFields(here) && roll(2) === 0)
    return {
      do: 'set',
      path: [...path, oneOf(roll, ['hidden', 'tone', 'id'])],
      value: oneOf(roll, [true, 'tint', 'neu']),
    };
  if (typeof path.at(-1) === 'string' && roll(4) === 0) return { do: 'unset', path };
  if (typeof path.at(-1) === 'string' && roll(12) === 0) return { do: 'rename', path, to: 'heading' };
  if (typeof here === 'string')
    return { do: 'set', path, value: oneOf(roll, [`${here} Ja.`, 'Neu', '', here.toUpperCase()]) };
  if (typeof here === 'number') return { do: 'set', path, value: here + roll(3) };
  if (typeof here === 'boolean') return { do: 'set', path, value: !here };
  return isFields(here) && isItem ? { do: 'set', path, value: withoutId(here) } : undefined;
}

function withoutId(value: unknown): unknown {
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id'))
    : value;
}
