// Offsets and paths in, lines, columns, code frames and the author's words for a place out.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Parsed, Path, Source } from './document';
import type { Fix, Problem } from './problem';

export type Span = { offset: number; length: number };

export function problemAt(source: Source, span: Span, where: string, message: string, fix?: Fix): Problem {
  const before = source.text.slice(0, span.offset);
  const line = before.split('\n').length;
  const column = span.offset - (before.lastIndexOf('\n') + 1) + 1;
  const frame = '';
  return { file: source.file, level: 'error', line, column, where, message, frame, ...(fix ? { fix } : {}) };
}

/** The span of a value in the document. */
export function valueSpan(parsed: Parsed, path: Path): Span {
  const node = nearestNode(parsed.tree, path);
  return { offset: node.offset, length: node.length };
}

function nearestNode(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
