// Applies every safe fix to the text of a document. One fix may uncover the next, because nothing is checked behind broken JSON.
// Leaves out fixes that would bring in a mistake, and those that rename a file: rename-file.ts does that.

import { applyEdits, narrow } from '../../document/json/edits.ts';
import type { Source } from '../../document/problem/document.ts';
import { offsetOf } from '../../document/problem/position.ts';
import { type Fix, inFileOrder, type Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { newMistakes, problemKey, problemsOf, type Version, versionIn } from './new-mistakes.ts';

/** An applied fix: its problem, and the words that stood there before. */
export type Done = { problem: Problem; fix: Fix; was: string };
export type Fixed = { text: string; done: Done[] };

type Fixable = Problem & { fix: Fix };
type Step = { done: Done[]; now: Version };

/** How often one document is checked at most. If that is not enough, something else is wrong with it. */
const MOST_LOOKS = 2000;

export function applyFix(text: string, { offset, length, text: put }: Fix): string {
  return applyEdits(text, [{ offset, length, text: put }]);
}

/** Writes nothing and reads nothing from the disk: "library" holds the other documents. */
export function fixedText(library: Library, source: Source): Fixed {
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
 * Tries all fixes that do not overlap at once. If that is not safe, tries each half of them by itself. So a file with thousands
 * of mistakes is checked a few times, and not once for each mistake.
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
    // In broken JSON only the first mistake is known for certain, so only one fix is taken at a time.
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

/** If fixes overlap or touch, takes the first. The check finds the others again once the first is in place. */
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
 * Whether the problems go and no new mistake comes. In broken JSON every mistake that a fix uncovers was there before, unless it
 * stands in what the fix has written.
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
  return newMistakes(before, after, edits).length === 0;
}

/** Counts the problems, because the same sentence may be said of several places. */
function areGone(problems: Problem[], before: Version, after: Version): boolean {
  const counts = new Map<string, number>();
  const count = (all: Problem[], by: number) => {
    for (const key of all.map(problemKey)) counts.set(key, (counts.get(key) ?? 0) + by);
  };
  count(problemsOf(before), 1);
  count(problemsOf(after), -1);
  count(problems, -1);
  return problems.every(problem => (counts.get(problemKey(problem)) ?? 0) >= 0);
}
