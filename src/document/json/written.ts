// A text and its tree, which change together. After an edit only the new part is read, so that a thousand changes of a long document
// take little longer than reading it.
import type { Node } from '../problem/nodes.ts';
import { applyEdits, type Edit } from './edits.ts';
import type { ParsedText } from './fields.ts';
import { readTree } from './reader.ts';

export type OpenText = ParsedText & {
  /** The offsets are those of the text as it is now. "moved" are parts that only get other offsets, among the edits. */
  edit: (edits: Edit[], moved?: Map<Node, number>) => void;
};

export function openText(text: string): OpenText {
  const written: OpenText = {
    text,
    tree: readTree(text),
    edit(edits, moved = new Map()) {
      if (edits.length === 0) return;
      const same = new Map([...moved].map(([node, offset]) => [offset, node]));
      collectSame(written.tree, moved.size > 0 ? [asOne(edits)] : edits, moved, same);
      for (const [offset, node] of same) move(node, offset - node.offset);
      written.text = applyEdits(written.text, edits);
      written.tree = readTree(written.text, same);
    },
  };
  return written;
}

/** Finds the largest parts of the tree that stay as they are, by the offset that they are going to have. */
function collectSame(node: Node, edits: Edit[], moved: Map<Node, number>, same: Map<number, Node>): void {
  if (moved.has(node)) return;
  const end = node.offset + node.length;
  let by = 0;
  for (const { offset, length, text } of edits) {
    if (offset <= end && offset + length >= node.offset) {
      for (const child of node.children ?? []) collectSame(child, edits, moved, same);
      return;
    }
    if (offset < node.offset) by += text.length - length;
  }
  same.set(node.offset + by, node);
}

/** An edit of everything from the first to the last of these. Its text has the right length alone. */
export function asOne(edits: Edit[]): Edit {
  const offset = Math.min(...edits.map(edit => edit.offset));
  const end = Math.max(...edits.map(edit => edit.offset + edit.length));
  const more = edits.reduce((sum, { length, text }) => sum + text.length - length, 0);
  return { offset, length: end - offset, text: ' '.repeat(end - offset + more) };
}

function move(node: Node, by: number): void {
  if (by === 0) return;
  node.offset += by;
  for (const child of node.children ?? []) move(child, by);
}
