// Turns offsets and paths into lines, columns and spans.

import type { Path } from '../../base/json-value.ts';
import { messageOf } from '../../base/sentences/read.ts';
import type { Said } from '../../base/sentences/said.ts';
import type { Parsed, Source } from './document.ts';
import { frameAt } from './excerpt.ts';
import { type Node, nodeAt } from './nodes.ts';
import type { Fix, Problem, Span } from './problem.ts';

const lineStarts = new WeakMap<Source, number[]>();

export function problemAt(
  source: Source,
  span: Span,
  where: string,
  message: Said | string,
  fix?: Fix,
): Problem {
  const starts = startsOf(source);
  const line = lineOf(source, span.offset);
  return {
    file: source.file,
    level: 'error',
    line,
    column: span.offset - (starts[line - 1] ?? 0) + 1,
    where,
    ...messageOf(message),
    frame: frameAt(source.text, starts, line, span),
    ...(fix ? { fix } : {}),
  };
}

/** A problem of the file as a whole, which has no place in the text. */
export function problemOfFile(file: string, message: Said | string): Problem {
  return { file, level: 'error', line: 1, column: 1, where: '', ...messageOf(message), frame: '' };
}

export function lineOf(source: Source, offset: number): number {
  const starts = startsOf(source);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

/** The opposite of lineOf: from a line and a column to the offset. */
export function offsetOf(source: Source, { line, column }: { line: number; column: number }): number {
  return (startsOf(source)[line - 1] ?? 0) + column - 1;
}

function startsOf(source: Source): number[] {
  const known = lineStarts.get(source);
  if (known) return known;
  const starts = [0];
  for (const { index, 0: end } of source.text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  lineStarts.set(source, starts);
  return starts;
}

/** Finds the span only when it is read. Content has a link in every tenth line, but few of the links have a mistake. */
export function lazily(look: () => Span): Span {
  let found: Span | undefined;
  const span = () => {
    found ??= look();
    return found;
  };
  return {
    get offset() {
      return span().offset;
    },
    get length() {
      return span().length;
    },
  };
}

/** The span of a value in the document. */
export function valueSpan(parsed: Parsed, path: Path): Span {
  const { offset, length } = nearestNode(parsed.tree, path);
  return { offset, length };
}

/** The span of a field's name with its quotation marks. An item of a list has no name, so this is the span of its value. */
export function keySpan(parsed: Parsed, path: Path): Span {
  const key = nodeAt(parsed.tree, path)?.parent?.children?.[0];
  return typeof path.at(-1) === 'string' && key
    ? { offset: key.offset, length: key.length }
    : valueSpan(parsed, path);
}

/** The span of the bracket that opens a list or an object, to which something can be added. */
export function openingSpan(parsed: Parsed, path: Path): Span {
  return { offset: valueSpan(parsed, path).offset, length: 1 };
}

function nearestNode(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
