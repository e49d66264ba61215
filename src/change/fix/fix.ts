// A document's text and the problems found in it in, the text with every safe fix in place out. One fix may uncover the next:
// behind broken JSON nothing is checked. A fix that would bring in a mistake is left out, and so is one that renames a file:
// that is done on disk (rename-file.ts).

import { applyEdits, narrow } from '../../document/json/edits.ts';
import type { Source } from '../../document/problem/document.ts';
import { offsetOf } from '../../document/problem/position.ts';
import { type Fix, inFileOrder, type Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { freshMistakes, keyOf, problemsOf, type Version, versionIn } from './new-mistakes.ts';

/** A fix that was applied: its problem, and the words that stood in its place. */
export type Done = { problem: Problem; fix: Fix; was: string };
export type Fixed = { text: string; done: Done[] };

type Fixable = Problem & { fix: Fix };
type Step = { done: Done[]; now: Version };

/** The document is checked no more often than this: what needs more looks in one file would be no slips. */
const MOST_LOOKS = 2000;

export function applyFix(text: string, { offset, length, text: put }: Fix): string {
  return applyEdits(text, [{ offset, length, text: put }]);
}

/** Nothing is written and nothing on disk is looked at: "library" is what else there is. */
export function fixed(library: Library, source: Source): Fixed {
  const done: Done[] = [];
  const looks = { left: MOST_LOOKS };
  const seen = new Set([source.text]);
  let now = versionIn(library.withText(source), source.file);
  for (let step = nextStep(now, library, seen, looks); step; step = nextStep(now, library, seen, looks)) {
    done.push(...step.done);
    now = step.now;
  }
  return { text: now.file.source?.text ?? source.text, done };
}

/**
 * Fixes that do not overlap are tried all together, and where that is not safe each half of them by itself: a file with thousands
 * of slips is checked a few times and not once a slip.
 */
function nextStep(
  now: Version,
  library: Library,
  seen: Set<string>,
  looks: { left: number },
): Step | undefined {
  const { source, parsed } = now.file;
  if (!source) return undefined;
  let accepted: Fixable[] = [];
  let after = now;
  const attempt = (fixes: Fixable[]): void => {
    // Where the text could not be read, what stands behind the first mistake is not known yet.
    if (looks.left <= 0 || (!parsed && accepted.length > 0)) return;
    const together = [...accepted, ...fixes];
    const text = applyEdits(
      source.text,
      together.map(({ fix: { offset, length, text } }) => ({ offset, length, text })),
    );
    if (!seen.has(text)) {
      looks.left -= 1;
      const changed = versionIn(library.withText({ file: source.file, text }), source.file);
      if (areSafe(now, changed, together)) {
        accepted = together;
        after = changed;
        return;
      }
    }
    const half = fixes.length >> 1;
    if (half > 0) for (const part of [fixes.slice(0, half), fixes.slice(half)]) attempt(part);
  };
  const fixes = apart(fixesFor(now));
  if (parsed && fixes.length > 0) attempt(fixes);
  else for (const fix of fixes) attempt([fix]);
  if (accepted.length === 0) return undefined;
  seen.add(after.file.source?.text ?? '');
  const was = ({ offset, length }: Fix) => source.text.slice(offset, offset + length);
  return {
    done: accepted.map(problem => ({ problem, fix: problem.fix, was: was(problem.fix) })),
    now: after,
  };
}

function fixesFor(now: Version): Fixable[] {
  return inFileOrder(problemsOf(now).filter(({ file }) => file === now.file.file)).filter(
    (problem): problem is Fixable => problem.fix !== undefined && !problem.fix.move && !problem.fix.page,
  );
}

/** Of fixes that overlap or touch, the first: the others are looked for again once it is in place. */
function apart(fixes: Fixable[]): Fixable[] {
  let end = -1;
  return [...fixes]
    .sort((a, b) => a.fix.offset - b.fix.offset)
    .filter(({ fix: { offset, length } }) => {
      if (offset <= end) return false;
      end = offset + length;
      return true;
    });
}

export function isSafe(before: Version, after: Version, { fix, ...problem }: Problem): boolean {
  return fix !== undefined && areSafe(before, after, [{ ...problem, fix }]);
}

/**
 * The problems have to go, and no mistake may come. Where the text could not be read, every mistake that it then shows was
 * hidden, but for a mistake in what the fix has written.
 */
function areSafe(before: Version, after: Version, problems: Fixable[]): boolean {
  if (before.file.parsed) return areGone(problems, before, after) && areHarmless(before, after, problems);
  if (after.file.parsed) return true;
  const [next] = after.file.problems;
  const { source } = after.file;
  if (!next || !source) return false;
  const offset = offsetOf(source, next);
  return problems.every(({ fix }) => offset < fix.offset || offset >= fix.offset + fix.text.length);
}

function areHarmless(before: Version, after: Version, problems: Fixable[]): boolean {
  const text = before.file.source?.text ?? '';
  const edits = problems.flatMap(({ fix }) => narrow(text, fix));
  return freshMistakes(before, after, edits).length === 0;
}

/** Of each sentence as many as were mended. */
function areGone(problems: Problem[], before: Version, after: Version): boolean {
  const counts = new Map<string, number>();
  const count = (all: Problem[], by: number) => {
    for (const key of all.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + by);
  };
  count(problemsOf(before), 1);
  count(problemsOf(after), -1);
  count(problems, -1);
  return problems.every(problem => (counts.get(keyOf(problem)) ?? 0) >= 0);
}
