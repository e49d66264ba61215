// Reads JSON into a tree that knows the place of each value, and throws the first mistake in the author's words. Node's
// JSON.parse often gives no place, and parsers that go on after a mistake blame what follows it.
import type { Node } from '../problem/nodes.ts';
import { failAtColon, failAtEnd, failAtTextBefore, failBetween } from './between-items.ts';
import { readNumber, readText, startsNumber } from './literals.ts';
import { failAtKey, failAtLastComma, failAtSpace, failAtValue } from './wrong-token.ts';

/** "before" is the offset of the last field's value. "known" holds parts that need not be read, by their offset. */
type Reader = { text: string; at: number; before?: number; known?: Map<number, Node> };

const SPACE = /[ \t\r\n]*/y;
const WORDS: [string, boolean | null][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/** The caller checks first how deep the brackets go, because each level is a call on the stack. */
export function readTree(text: string, known?: Map<number, Node>): Node {
  const reader: Reader = { text, at: 0, ...(known && { known }) };
  skipSpace(reader);
  const tree = readValue(reader);
  skipSpace(reader);
  if (reader.at < text.length) failAtEnd(text, reader.at);
  return tree;
}

function readValue(reader: Reader): Node {
  const { text, at } = reader;
  const known = reader.known?.get(at);
  if (known && known.type !== 'property') return passed(reader, known);
  if (text[at] === '{') return readList(reader, 'object', '}', readField);
  if (text[at] === '[') return readList(reader, 'array', ']', readValue);
  if (text[at] === '"') return literal(reader, 'string', readText(text, at));
  if (startsNumber(text, at)) return literal(reader, 'number', readNumber(text, at));
  for (const [word, value] of WORDS) {
    if (!text.startsWith(word, at) || /[\w$]/.test(text[at + word.length] ?? '')) continue;
    return literal(reader, value === null ? 'null' : 'boolean', { value, end: at + word.length });
  }
  return failAtValue(text, at);
}

function passed(reader: Reader, known: Node): Node {
  reader.at = known.offset + known.length;
  return known;
}

function literal(
  reader: Reader,
  type: Node['type'],
  { value, end }: { value: Node['value']; end: number },
): Node {
  const node: Node = { type, offset: reader.at, length: end - reader.at, value };
  reader.at = end;
  return node;
}

function readList(
  reader: Reader,
  type: 'object' | 'array',
  close: string,
  readItem: (reader: Reader) => Node,
): Node {
  const { text, at: offset } = reader;
  const children: Node[] = [];
  reader.at += 1;
  skipSpace(reader);
  while (text[reader.at] !== close) {
    const item = readItem(reader);
    children.push(item);
    const end = reader.at;
    skipSpace(reader);
    if (text[reader.at] === close) break;
    if (text[reader.at] !== ',') failBetween(text, offset, end, reader.at, item);
    const comma = reader.at;
    reader.at += 1;
    skipSpace(reader);
    if (text[reader.at] === close) failAtLastComma(comma, close);
    if (reader.at >= text.length) failBetween(text, offset, end, reader.at, item);
    if (!startsItem(text[reader.at] ?? '')) failAtTextBefore(text, end, item);
  }
  reader.at += 1;
  const node: Node = { type, offset, length: reader.at - offset, children };
  for (const child of children) child.parent = node;
  return node;
}

/** A field begins with a quotation mark, and so do most items of a list. */
function startsItem(character: string): boolean {
  return character === '"' || character === '{' || character === '[';
}

function readField(reader: Reader): Node {
  const { text, at: offset } = reader;
  const known = reader.known?.get(offset);
  if (known?.type === 'property') {
    reader.before = known.children?.[1]?.offset;
    return passed(reader, known);
  }
  if (text[offset] !== '"') failAtKey(text, offset, reader.before);
  const key = literal(reader, 'string', readText(text, offset, 'name'));
  const end = reader.at;
  skipSpace(reader);
  if (text[reader.at] !== ':') failAtColon(text, offset, end, reader.at, reader.before);
  reader.at += 1;
  skipSpace(reader);
  const value = readValue(reader);
  reader.before = value.offset;
  const node: Node = { type: 'property', offset, length: reader.at - offset, children: [key, value] };
  key.parent = node;
  value.parent = node;
  return node;
}

function skipSpace(reader: Reader): void {
  SPACE.lastIndex = reader.at;
  reader.at += SPACE.exec(reader.text)?.[0].length ?? 0;
  failAtSpace(reader.text, reader.at);
}
