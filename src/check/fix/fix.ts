// A document's text and the problems found in it in, the text with every safe fix in place out. One fix may uncover the next:
// behind broken JSON nothing is checked. A fix that would bring in a mistake is left out, and so is one that renames a file:
// that is done on disk (rename-file.ts).

import { offsetOf } from '../../document/problem/position.ts';
import { type Fix, inFileOrder, type Problem } from '../../document/problem/problem.ts';
import type { Source } from '../../document/types.ts';
import { applyEdits, narrow } from '../../edit/edits.ts';
import type { Library } from '../../site/types.ts';
import { checkDocument } from '../check.ts';
import { freshMistakes, keyOf, type Version, versionWith } from './new-mistakes.ts';

/** A fix that was applied: its problem, and the words that stood in its place. */
export type Done = { problem: Problem; fix: Fix; was: string };
export type Fixed = { text: string; done: Done[] };

/** More than this many in one file would be no slips. */
const MOST = 2000;

export function applyFix(text: string, { offset, length, text: put }: Fix): string {
  return applyEdits(text, [{ offset, length, text: put }]);
}

/** Nothing is written and nothing on disk is looked at: "library" is what else there is. */
export function fixed(library: Library, source: Source): Fixed {
  const done: Done[] = [];
  let now = versionWith(library, source);
  const seen = new Set([source.text]);
  for (let found = firstFixed(now, library, seen); found && done.length < MOST; ) {
    done.push(found.done);
    now = found.after;
    seen.add(found.text);
    found = firstFixed(now, library, seen);
  }
  return { text: now.file.source?.text ?? source.text, done };
}

type Step = { done: Done; text: string; after: Version };

function firstFixed(now: Version, library: Library, seen: Set<string>): Step | undefined {
  const { source } = now.file;
  if (!source) return undefined;
  const problems = checkDocument(now.file, now.library).filter(({ file }) => file === source.file);
  for (const problem of inFileOrder(problems)) {
    const { fix } = problem;
    if (!fix || fix.move || fix.page) continue;
    const text = applyFix(source.text, fix);
    if (seen.has(text)) continue;
    const after = versionWith(library, { file: source.file, text });
    if (!isSafe(now, after, problem)) continue;
    const was = source.text.slice(fix.offset, fix.offset + fix.length);
    return { done: { problem, fix, was }, text, after };
  }
  return undefined;
}

/**
 * The problem has to go, and no mistake may come. Where the text could not be read, every mistake that it then shows was
 * hidden, but for a mistake in what the fix has written.
 */
export function isSafe(before: Version, after: Version, { fix, ...problem }: Problem): boolean {
  if (!fix) return false;
  if (before.file.parsed) return isGone(problem, before, after) && isHarmless(before, after, fix);
  if (after.file.parsed) return true;
  const [next] = after.file.problems;
  const { source } = after.file;
  if (!next || !source) return false;
  const offset = offsetOf(source, next);
  return offset < fix.offset || offset >= fix.offset + fix.text.length;
}

function isHarmless(before: Version, after: Version, fix: Fix): boolean {
  const edits = narrow(before.file.source?.text ?? '', fix);
  return freshMistakes(before, after, edits).length === 0;
}

function isGone(problem: Problem, before: Version, after: Version): boolean {
  const count = ({ file, library }: Version) =>
    checkDocument(file, library).filter(other => keyOf(other) === keyOf(problem)).length;
  return count(after) < count(before);
}
