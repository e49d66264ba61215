// Turns steps on a document into edits of its text. Everything that a step leaves alone stays as it is written.
import { changeValue } from '../../../document/json/change.ts';
import { applyEdits, type Edit, editBetween, followedBy } from '../../../document/json/edits.ts';
import {
  insertItem,
  moveItem,
  type ParsedText,
  remove,
  renameField,
  setValue,
} from '../../../document/json/fields.ts';
import { parse } from '../../../document/json/parse.ts';
import type { Source } from '../../../document/problem/document.ts';
import { nodeAt } from '../../../document/problem/nodes.ts';
import type { Step } from '../../form/steps.ts';

/** Each path is one of the document as the steps before have left it. Expects that every step has its place there. */
export function editsOf(source: Source, steps: Step[]): Edit[] {
  let { text } = source;
  let edits: Edit[] = [];
  for (const step of steps) {
    const after = textAfter({ ...source, text }, step);
    edits = followedBy(edits, editBetween(text, after));
    text = after;
  }
  return edits;
}

function textAfter(source: Source, step: Step): string {
  const { text } = source;
  const { parsed } = parse(source);
  // The step before has brought in a mistake, which the judge will report.
  if (!parsed) return text;
  const written = { text, tree: parsed.tree };
  const isThere = nodeAt(parsed.tree, step.path) !== undefined;
  if (step.do === 'set' && isThere) return changeValue(text, step.path, step.value);
  return applyEdits(text, plainEdits(written, step, isThere));
}

function plainEdits(written: ParsedText, step: Step, isThere: boolean): Edit[] {
  const { path } = step;
  switch (step.do) {
    case 'set':
      return setValue(written, path, step.value);
    case 'insert':
      return isThere ? insertItem(written, path, step.at, step.value) : setValue(written, path, [step.value]);
    case 'move':
      return moveItem(written, path, step.at, step.to);
    case 'rename':
      return renameField(written, path, step.to);
    case 'unset':
    case 'remove':
      return remove(written, path);
  }
}
