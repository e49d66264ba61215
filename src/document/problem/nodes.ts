// Finds values in the tree of a document. A field's name and a place in the text are each found in one step, however many fields
// or items stand beside it: a file with thousands of mistakes asks for thousands of places.
import type { Path } from '../../base/json-value.ts';

/** "children" are the fields of an object, the items of an array, or the name and the value of a property. */
export type Node = {
  type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  offset: number;
  length: number;
  value?: string | number | boolean | null;
  children?: Node[];
  parent?: Node;
};

type Field = { name: string; key: Node; value: Node };

/** A few fields are searched faster than they are noted down. */
const FEW = 16;
const fieldsOf = new WeakMap<Node, Map<string, Node>>();

/** Of two fields with one name, the first. */
export function valueNamed(object: Node, name: string): Node | undefined {
  if (object.type !== 'object' || !object.children) return undefined;
  if (object.children.length <= FEW)
    return object.children.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
  const known = fieldsOf.get(object) ?? valuesByName(object);
  fieldsOf.set(object, known);
  return known.get(name);
}

function valuesByName(object: Node): Map<string, Node> {
  const fields = fieldsIn(object).reverse();
  return new Map(fields.map(({ name, value }) => [name, value]));
}

/** Fields by their names as they are written, twins included. */
export function fieldsIn(object: Node): Field[] {
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}

export function nodeAt(tree: Node, path: Path): Node | undefined {
  let node: Node | undefined = tree;
  for (const step of path) {
    if (!node) return undefined;
    node = typeof step === 'string' ? valueNamed(node, step) : itemAt(node, step);
  }
  return node;
}

/** On the name of a field, the way to that field. */
export function pathTo(node: Node): Path {
  const { parent } = node;
  if (!parent) return [];
  if (parent.type === 'object') return pathTo(parent);
  const { type, children = [] } = parent;
  return [...pathTo(parent), type === 'array' ? children.indexOf(node) : String(children[0]?.value)];
}

function itemAt(list: Node, index: number): Node | undefined {
  return list.type === 'array' ? list.children?.[index] : undefined;
}

/** Among nodes in the order of the text, the last one that begins here or before. */
export function indexBefore(nodes: readonly Node[], offset: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The innermost value, name or field around a place in the text. */
export function nodeAround(node: Node, offset: number): Node | undefined {
  if (offset < node.offset || offset >= node.offset + node.length) return undefined;
  const inner = node.children?.[indexBefore(node.children, offset)];
  return (inner && nodeAround(inner, offset)) ?? node;
}
