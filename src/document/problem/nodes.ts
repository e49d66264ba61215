// Finds values in the tree of a document. A file with thousands of mistakes asks for thousands of places, so a field is found by
// its name in one step, and a place in the text by halving.
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

/** An object with this many fields or fewer is searched directly, which is faster than making a map. */
const FEW = 16;
const fieldsOf = new WeakMap<Node, Map<string, Node>>();

/** If two fields have this name, the first one counts. */
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

/** The fields in the order in which they are written. Two fields may have the same name. */
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

/** For the name of a field, this is the path of the field. */
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

/** The index of the last node that begins at this offset or before; -1 if there is none. The nodes are in text order. */
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
