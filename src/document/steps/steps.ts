// Describes changes of a document as plain data. The browser sends these steps, the server writes them, and both can compute the
// document after a step.
import { type Fields, isFields, type Path, valueAt } from '../../base/json-value.ts';

/**
 * "version" names the text that the path was read from, and "was" is the value that stood there, or null for nothing. If the file has
 * changed meanwhile, the step is done wherever that value stands now. The path leads to the value, or to the list for "insert" and
 * "move".
 */
export type Step = { document: string; version: string; path: Path; was?: unknown } & BareStep;

export type BareStep =
  /** "behind" names the field that a new one follows in the text, or is null for the first. Otherwise it becomes the last one. */
  | { do: 'set'; value: unknown; behind?: string | null }
  | { do: 'unset' }
  | { do: 'insert'; at: number; value: unknown }
  | { do: 'remove' }
  | { do: 'move'; at: number; to: number }
  | { do: 'rename'; to: string };

export type PlacedStep = BareStep & { path: Path };

/** Finds the step that gives a field a value, or undefined for none. If the object around the field is missing, it makes that as well. */
export function stepSetting(document: unknown, path: Path, wanted: unknown): PlacedStep {
  if (wanted === undefined) return { do: 'unset', path };
  for (let depth = 1; depth < path.length; depth += 1) {
    const around = path.slice(0, depth);
    if (valueAt(document, around) !== undefined) continue;
    return { do: 'set', path: around, value: built(path.slice(depth), wanted) };
  }
  return { do: 'set', path, value: wanted };
}

function built(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
}

/**
 * The document after the step, or undefined if it has no such place. What the step leaves alone stays the same object. A list that
 * is missing is made by the first "insert".
 */
export function stepped(document: unknown, step: PlacedStep): unknown {
  // JSON cannot say "undefined", but a request can lack the value.
  if ((step.do === 'set' || step.do === 'insert') && step.value === undefined) return undefined;
  const name = step.path.at(-1);
  if (name === undefined) return inList(document, step);
  return changedAt(document, step.path.slice(0, -1), around => {
    if (Array.isArray(around)) return typeof name === 'number' ? inItems(around, name, step) : undefined;
    return isFields(around) && typeof name === 'string' ? inFields(around, name, step) : undefined;
  });
}

function changedAt(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (!isFields(value) && !Array.isArray(value)) return undefined;
  if (!Object.hasOwn(value, name) || Array.isArray(value) !== (typeof name === 'number')) return undefined;
  const inner = changedAt((value as Fields)[name], rest, change);
  if (inner === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(name), inner) : withField(value, String(name), inner);
}

function inItems(items: unknown[], at: number, step: BareStep): unknown {
  if (!hasItem(items, at)) return undefined;
  if (step.do === 'set') return items.with(at, step.value);
  if (step.do === 'remove') return items.toSpliced(at, 1);
  const inner = inList(items[at], step);
  return inner && items.with(at, inner);
}

function inFields(fields: Fields, name: string, step: BareStep): unknown {
  if (step.do === 'set') return withField(fields, name, step.value);
  if (!Object.hasOwn(fields, name)) {
    return step.do === 'insert' && step.at === 0 ? withField(fields, name, [step.value]) : undefined;
  }
  const entries = Object.entries(fields);
  if (step.do === 'unset') return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (step.do === 'rename') {
    if (Object.hasOwn(fields, step.to)) return undefined;
    return Object.fromEntries(entries.map(([key, value]) => [key === name ? step.to : key, value]));
  }
  const inner = inList(fields[name], step);
  return inner && withField(fields, name, inner);
}

function inList(list: unknown, step: BareStep): unknown {
  if (!Array.isArray(list)) return undefined;
  if (step.do === 'insert' && (hasItem(list, step.at) || step.at === list.length))
    return list.toSpliced(step.at, 0, step.value);
  if (step.do === 'move' && hasItem(list, step.at) && hasItem(list, step.to))
    return list.toSpliced(step.at, 1).toSpliced(step.to, 0, list[step.at]);
  return undefined;
}

function hasItem(list: unknown[], at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < list.length;
}

/** Keeps the order of the fields. A plain assignment would not store a field with the name "__proto__". */
function withField(fields: Fields, name: string, value: unknown): Fields {
  return Object.fromEntries([...Object.entries(fields), [name, value]]);
}
