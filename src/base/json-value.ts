// Small questions about JSON values, for everything that reads documents.

/** The way to a value: "blocks", 2, "heading". */
export type Path = (string | number)[];

export type Fields = { [field: string]: unknown };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A block's type, if it names one. */
export function typeOf(block: unknown): string | undefined {
  return isFields(block) && typeof block.type === 'string' && block.type !== '' ? block.type : undefined;
}

/** Looks up a name that an author chose. Plain lookup would find "constructor" in every object. */
export function ownOf<Value>(table: { [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as { [step: string | number]: unknown })[step]
        : undefined,
    document,
  );
}

/** Whether two values say the same. Neither the order of fields nor the layout of a file counts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
    );
  if (!isFields(one) || !isFields(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every(name => isSame(ownOf(one, name), ownOf(other, name)));
}
