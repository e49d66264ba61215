// Changes a value in a document's text, with as few edits as possible. A field that was only renamed keeps its line, and a list
// keeps the items that stay.

import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { nodeAt } from '../problem/nodes.ts';
import { EditError } from './edits.ts';
import {
  addField,
  addFirstField,
  insertItem,
  type ParsedText,
  remove,
  renameField,
  setValue,
} from './fields.ts';
import { type OpenText, openText } from './written.ts';

export function changeValue(text: string, path: Path, value: unknown): string {
  const written = openText(text);
  changeIn(written, path, value);
  return written.text;
}

/** The same in a text that is open. */
export function changeIn(written: OpenText, path: Path, value: unknown): void {
  const now = valueAt(written, path);
  if (isDeepStrictEqual(now, value)) return;
  if (isFields(now) && isFields(value)) changeFields(written, path, now, value);
  else if (Array.isArray(now) && Array.isArray(value)) changeItems(written, path, now, value);
  else written.edit(setValue(written, path, value));
}

function changeFields(written: OpenText, path: Path, now: Fields, value: Fields): void {
  const gone = Object.keys(now).filter(name => !Object.hasOwn(value, name));
  const names = new Map<string, string>();
  for (const name of Object.keys(value).filter(name => !Object.hasOwn(now, name))) {
    const old = gone.find(old => !names.has(old) && seemsRenamed(now[old], value[name]));
    if (old === undefined) continue;
    names.set(old, name);
    written.edit(renameField(written, [...path, old], name));
  }
  for (const old of gone.filter(name => !names.has(name))) written.edit(remove(written, [...path, old]));
  let before: string | undefined;
  const present = new Set([...Object.keys(now), ...names.values()]);
  for (const [name, inner] of Object.entries(value)) {
    const after = before;
    if (present.has(name)) changeIn(written, [...path, name], inner);
    else if (after === undefined) written.edit(addFirstField(written, path, name, inner));
    else written.edit(addField(written, path, name, inner, after));
    before = name;
  }
}

/** Guesses that a field was renamed: the values are equal, or both are lists, or both are objects that share a field. */
function seemsRenamed(old: unknown, fresh: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(fresh)) return true;
  if (isFields(old) && isFields(fresh)) return Object.keys(old).some(name => Object.hasOwn(fresh, name));
  return isDeepStrictEqual(old, fresh);
}

function changeItems(written: OpenText, path: Path, now: unknown[], value: unknown[]): void {
  const start = count(
    index => isDeepStrictEqual(now[index], value[index]),
    Math.min(now.length, value.length),
  );
  const end = count(
    index => isDeepStrictEqual(now[now.length - 1 - index], value[value.length - 1 - index]),
    Math.min(now.length, value.length) - start,
  );
  const [old, fresh] = [now.length - start - end, value.length - start - end];
  for (let index = start; index < start + Math.min(old, fresh); index += 1)
    changeIn(written, [...path, index], value[index]);
  for (let index = start + old - 1; index >= start + fresh; index -= 1)
    written.edit(remove(written, [...path, index]));
  for (let index = start + old; index < start + fresh; index += 1)
    written.edit(insertItem(written, path, index, value[index]));
}

function count(holds: (index: number) => boolean, limit: number): number {
  let index = 0;
  while (index < limit && holds(index)) index += 1;
  return index;
}

function valueAt({ text, tree }: ParsedText, path: Path): unknown {
  const node = nodeAt(tree, path);
  if (!node) throw new EditError('The place to change is not there.');
  return JSON.parse(text.slice(node.offset, node.offset + node.length));
}
