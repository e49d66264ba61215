// Makes the smallest edits that add, change, move or remove a field or an item. New text takes the indentation and the line ends
// of its neighbours; nothing else moves.

import type { Path } from '../../base/json-value.ts';
import { indexBefore, type Node, nodeAt } from '../problem/nodes.ts';
import { type Edit, EditError } from './edits.ts';

/** A text, and the tree that was read from it. */
export type ParsedText = { text: string; tree: Node };

const LONGEST_INLINE = 80;

/** Gives a field or an item another value. Adds the field at the end if it is missing. */
export function setValue(written: ParsedText, path: Path, value: unknown): Edit[] {
  const node = nodeAt(written.tree, path);
  if (node) return [replace(node, jsonText(written, node, value))];
  const field = path.at(-1);
  if (typeof field !== 'string') throw new EditError('An item that is not there cannot be changed.');
  return addField(written, path.slice(0, -1), field, value);
}

/** Writes a value as another text has it, which says the same: over so many lines, and with fields in that order. */
export function writeAsIn(written: ParsedText, path: Path, other: ParsedText, from: Path): Edit[] {
  const [node, like] = [nodeAt(written.tree, path), nodeAt(other.tree, from)];
  if (!node || !like) return [];
  const lines = other.text.slice(like.offset, endOf(like)).split(newLine(other.text, like.offset, 0));
  return [replace(node, lines.join(newLine(written.text, node.offset, 0)))];
}

/** "after" names the field that the new one follows. Without it, the new field becomes the last one. */
export function addField(
  written: ParsedText,
  path: Path,
  field: string,
  value: unknown,
  after?: string,
): Edit[] {
  const fields = nodeOf(written, path, 'object').children ?? [];
  const index = fields.findIndex(({ children }) => children?.[0]?.value === after);
  return insertField(written, path, index < 0 ? fields.length : index + 1, field, value);
}

export function addFirstField(written: ParsedText, path: Path, field: string, value: unknown): Edit[] {
  return insertField(written, path, 0, field, value);
}

function insertField(written: ParsedText, path: Path, index: number, field: string, value: unknown): Edit[] {
  const node = nodeOf(written, path, 'object');
  const text = (around: Node) => `${JSON.stringify(field)}: ${jsonText(written, around, value)}`;
  return insert(written, node, index, text);
}

export function renameField({ tree }: ParsedText, path: Path, name: string): Edit[] {
  const key = nodeAt(tree, path)?.parent?.children?.[0];
  if (!key || typeof path.at(-1) !== 'string')
    throw new EditError('A field that is not there cannot be renamed.');
  return [replace(key, JSON.stringify(name))];
}

/** Puts an item into a list, in front of the one that stands at this index. */
export function insertItem(written: ParsedText, path: Path, index: number, value: unknown): Edit[] {
  const list = nodeOf(written, path, 'array');
  if (!Number.isInteger(index) || index < 0 || index > (list.children?.length ?? 0))
    throw new EditError('There is no such place in the list.');
  return insert(written, list, index, around => jsonText(written, around, value));
}

/** Removes a field or an item with its comma and, if it has lines of its own, those lines. */
export function remove({ tree }: ParsedText, path: Path): Edit[] {
  const value = nodeAt(tree, path);
  const node = typeof path.at(-1) === 'string' ? value?.parent : value;
  return removeNode(node);
}

/** Removes also a field that no path leads to: if two fields have the same name, the path leads to the first. */
export function removeNode(node: Node | undefined): Edit[] {
  const around = node?.parent;
  if (!node || !around) throw new EditError('What is not there cannot be taken out.');
  const siblings = around.children ?? [];
  const index = indexBefore(siblings, node.offset);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return [span(node.offset, after.offset)];
  if (before) return [span(endOf(before), endOf(node))];
  return [span(around.offset + 1, endOf(around) - 1)];
}

/** Moves an item to another place in its list, without changing its text. */
export function moveItem(written: ParsedText, path: Path, from: number, to: number): Edit[] {
  const { items, order } = itemsMoved(written, path, from, to);
  return items.flatMap((place, index) => {
    const item = order[index] ?? place;
    return item === place ? [] : [replace(place, written.text.slice(item.offset, endOf(item)))];
  });
}

/** Where the items begin once one of them has been moved. What stands between them stays in its place. */
export function offsetsMoved(written: ParsedText, path: Path, from: number, to: number): Map<Node, number> {
  const { items, order } = itemsMoved(written, path, from, to);
  let by = 0;
  const offsets = items.map((place, index): [Node, number] => {
    const item = order[index] ?? place;
    const offset = place.offset + by;
    by += item.length - place.length;
    return [item, offset];
  });
  return new Map(offsets);
}

function itemsMoved(written: ParsedText, path: Path, from: number, to: number) {
  const items = nodeOf(written, path, 'array').children ?? [];
  if (!items[from] || !items[to]) throw new EditError('There is no such place in the list.');
  const order = [...items];
  order.splice(to, 0, ...order.splice(from, 1));
  return { items, order };
}

function nodeOf({ tree }: ParsedText, path: Path, type: Node['type']): Node {
  const node = nodeAt(tree, path);
  if (node?.type !== type) throw new EditError('The place to change is not there.');
  return node;
}

function insert(written: ParsedText, list: Node, index: number, item: (around: Node) => string): Edit[] {
  const { text } = written;
  const children = list.children ?? [];
  const next = children[index];
  const last = children[index - 1];
  const neighbour = next ?? last;
  if (!neighbour) {
    const [inner, outer] = [newLine(text, list.offset, 1), newLine(text, list.offset, 0)];
    // The contents are indented one step deeper than the bracket's line.
    const made = item(list).replaceAll(outer, inner);
    return [
      {
        offset: list.offset,
        length: list.length,
        text: text[list.offset] + inner + made + outer + closing(list),
      },
    ];
  }
  const gap = startsLine(text, neighbour.offset) ? newLine(text, neighbour.offset, 0) : ' ';
  const made = item(neighbour);
  if (next) return [{ offset: next.offset, length: 0, text: `${made},${gap}` }];
  return [{ offset: endOf(neighbour), length: 0, text: `,${gap}${made}` }];
}

/** Writes the value as its neighbour is written: on one line, or over several. */
function jsonText({ text }: ParsedText, around: Node, value: unknown): string {
  if (isOnOneLine(text, around) || isShortList(value)) return inlineText(value);
  return JSON.stringify(value, null, stepOf(text)).replaceAll('\n', newLine(text, around.offset, 0));
}

function isOnOneLine(text: string, around: Node): boolean {
  if (around.type === 'property' && !startsLine(text, around.offset)) return true;
  const value = around.type === 'property' ? around.children?.[1] : around;
  if (!value?.children || value.children.length === 0) return false;
  return !/[\r\n]/.test(text.slice(value.offset, endOf(value)));
}

/** ["one", "two"]: people write such a list on one line. */
function isShortList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(item => typeof item !== 'object') &&
    inlineText(value).length <= LONGEST_INLINE
  );
}

/** { "a": [1, 2] }: a value on one line, with spaces as people put them. */
function inlineText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${inlineText(inner)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A line end, followed by the indentation of the line at "offset" and some more steps. */
function newLine(text: string, offset: number, steps: number): string {
  const line = text.slice(lineStart(text, offset), offset);
  const indent = line.slice(0, line.length - line.trimStart().length);
  return lineEnd(text) + indent + stepOf(text).repeat(steps);
}

function lineEnd(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
}

/** One step of indentation, as the first indented line has it. */
function stepOf(text: string): string {
  return /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function closing({ type }: Node): string {
  return type === 'array' ? ']' : '}';
}

function replace(node: Node, text: string): Edit {
  return { offset: node.offset, length: node.length, text };
}

function span(start: number, end: number): Edit {
  return { offset: start, length: end - start, text: '' };
}

function endOf(node: Node): number {
  return node.offset + node.length;
}
