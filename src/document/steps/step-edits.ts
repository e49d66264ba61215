// Turns steps into edits of a document's text. Everything that a step leaves alone stays as it is written.
import { changeIn } from '../json/change.ts';
import { type Edit, editBetween, followedBy } from '../json/edits.ts';
import {
  addField,
  addFirstField,
  insertItem,
  moveItem,
  offsetsMoved,
  remove,
  renameField,
  setValue,
} from '../json/fields.ts';
import { DEEPEST } from '../json/parse.ts';
import { asOne, type OpenText, openText } from '../json/written.ts';
import { nodeAt } from '../problem/nodes.ts';
import type { PlacedStep } from './steps.ts';

/** Each path is one of the document as the steps before have left it. Expects that every step has its place there. */
export function editsOf(text: string, steps: PlacedStep[], written: OpenText = openText(text)): Edit[] {
  let edits: Edit[] = [];
  for (const step of steps) {
    // The check of the edits will refuse a value that is too deep, and such a text has no places for the steps after it.
    const isLast = 'value' in step && isTooDeep(step.value, step.path.length);
    edits = followedBy(edits, editOf(written, step));
    if (isLast) break;
  }
  return edits;
}

/** The smallest edit that does the step. */
function editOf(written: OpenText, step: PlacedStep): Edit {
  const { text: before } = written;
  let edits: Edit[] = [];
  const noted: OpenText = {
    get text() {
      return written.text;
    },
    get tree() {
      return written.tree;
    },
    edit(some, moved) {
      if (some.length === 0) return;
      const { offset, length, text } = asOne(some);
      written.edit(some, moved);
      edits = followedBy(edits, { offset, length, text: written.text.slice(offset, offset + text.length) });
    },
  };
  take(noted, step);
  if (edits.length === 0) return { offset: before.length, length: 0, text: '' };
  const start = Math.min(before.length, ...edits.map(({ offset }) => offset));
  const end = Math.max(0, ...edits.map(({ offset, length }) => offset + length));
  return editBetween(
    before,
    written.text,
    edits.length > 0 ? { start, end: before.length - end } : undefined,
  );
}

function take(written: OpenText, step: PlacedStep): void {
  const { path } = step;
  const isThere = nodeAt(written.tree, path) !== undefined;
  if (step.do === 'set' && isThere) changeIn(written, path, step.value);
  else if (step.do === 'set') written.edit(fieldAdded(written, step));
  else if (step.do === 'insert' && isThere) written.edit(insertItem(written, path, step.at, step.value));
  else if (step.do === 'insert') written.edit(setValue(written, path, [step.value]));
  else if (step.do === 'move') {
    const { at, to } = step;
    written.edit(moveItem(written, path, at, to), offsetsMoved(written, path, at, to));
  } else if (step.do === 'rename') written.edit(renameField(written, path, step.to));
  else written.edit(remove(written, path));
}

function fieldAdded(written: OpenText, { path, value, behind }: PlacedStep & { do: 'set' }): Edit[] {
  const name = path.at(-1);
  if (behind === undefined || typeof name !== 'string') return setValue(written, path, value);
  const around = path.slice(0, -1);
  if (behind === null) return addFirstField(written, around, name, value);
  return addField(written, around, name, value, behind);
}

/** Whether a value at this depth of a document would make it deeper than a document may be. */
function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= DEEPEST || Object.values(value).some(inner => isTooDeep(inner, depth + 1));
}
