// Changes a value in a document's text, with as few edits as possible. A field that was only renamed keeps its line, and a list
// keeps the items that stay.

import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { nodeAt } from '../problem/nodes.ts';
import { applyEdits, type Edit, EditError } from './edits.ts';
import {
  addField,
  addFirstField,
  insertItem,
  type ParsedText,
  remove,
  renameField,
  setValue,
} from './fields.ts';
import { readTree } from './reader.ts';

export function changeValue(text: string, path: Path, value: unknown): string {
  const now = valueAt(text, path);
  if (isDeepStrictEqual(now, value)) return text;
  if (isFields(now) && isFields(value)) return changeFields(text, path, now, value);
  if (Array.isArray(now) && Array.isArray(value)) return changeItems(text, path, now, value);
  return edited(text, written => setValue(written, path, value));
}

function changeFields(text: string, path: Path, now: Fields, value: Fields): string {
  let result = text;
  const gone = Object.keys(now).filter(name => !Object.hasOwn(value, name));
  const names = new Map<string, string>();
  for (const name of Object.keys(value).filter(name => !Object.hasOwn(now, name))) {
    const old = gone.find(old => !names.has(old) && isSame(now[old], value[name]));
    if (old === undefined) continue;
    names.set(old, name);
    result = edited(result, written => renameField(written, [...path, old], name));
  }
  for (const old of gone.filter(name => !names.has(name)))
    result = edited(result, written => remove(written, [...path, old]));
  let before: string | undefined;
  const present = new Set([...Object.keys(now), ...names.values()]);
  for (const [name, inner] of Object.entries(value)) {
    const after = before;
    if (present.has(name)) result = changeValue(result, [...path, name], inner);
    else if (after === undefined)
      result = edited(result, written => addFirstField(written, path, name, inner));
    else result = edited(result, written => addField(written, path, name, inner, after));
    before = name;
  }
  return result;
}

/** Guesses that a field was renamed: the values are equal, or both are lists, or both are objects that share a field. */
function isSame(old: unknown, fresh: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(fresh)) return true;
  if (isFields(old) && isFields(fresh)) return Object.keys(old).some(name => Object.hasOwn(fresh, name));
  return isDeepStrictEqual(old, fresh);
}

function changeItems(text: string, path: Path, now: unknown[], value: unknown[]): string {
  const start = count(
    index => isDeepStrictEqual(now[index], value[index]),
    Math.min(now.length, value.length),
  );
  const end = count(
    index => isDeepStrictEqual(now[now.length - 1 - index], value[value.length - 1 - index]),
    Math.min(now.length, value.length) - start,
  );
  const [old, fresh] = [now.length - start - end, value.length - start - end];
  let result = text;
  for (let index = start; index < start + Math.min(old, fresh); index += 1)
    result = changeValue(result, [...path, index], value[index]);
  for (let index = start + old - 1; index >= start + fresh; index -= 1)
    result = edited(result, written => remove(written, [...path, index]));
  for (let index = start + old; index < start + fresh; index += 1)
    result = edited(result, written => insertItem(written, path, index, value[index]));
  return result;
}

function count(holds: (index: number) => boolean, limit: number): number {
  let index = 0;
  while (index < limit && holds(index)) index += 1;
  return index;
}

function edited(text: string, edit: (written: ParsedText) => Edit[]): string {
  return applyEdits(text, edit({ text, tree: readTree(text) }));
}

function valueAt(text: string, path: Path): unknown {
  const node = nodeAt(readTree(text), path);
  if (!node) throw new EditError('The place to change is not there.');
  return JSON.parse(text.slice(node.offset, node.offset + node.length));
}
