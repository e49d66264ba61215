// A document with mistakes in, its text with every safe fix applied out. One fix at a time, because mending broken JSON shows
// what stood behind it; a fix that would bring in another mistake is left alone.
import { applyEdits } from '../edit/edits.ts';
import { supposed, type Version } from './amend.ts';
import { checkDocument } from './check.ts';
import type { Source } from './document.ts';
import { freshMistakes } from './fresh.ts';
import type { Library } from './library.ts';
import { inFileOrder, type Problem } from './problem.ts';

export type Fixed = { text: string; done: Problem[] };

const MOST = 500;

export function fixed(library: Library, source: Source): Fixed {
  const done: Problem[] = [];
  const unsafe = new Set<string>();
  let version = supposed(library, source);
  let text = source.text;
  while (done.length < MOST) {
    const problem = nextFixable(version, source.file, unsafe);
    if (!problem?.fix) break;
    const next = applyEdits(text, [problem.fix]);
    const after = supposed(library, { file: source.file, text: next });
    if (next === text || freshMistakes(version, after, [problem.fix]).length > 0) {
      unsafe.add(keyOf(problem));
      continue;
    }
    done.push(problem);
    version = after;
    text = next;
  }
  return { text, done };
}

function nextFixable({ file, library }: Version, name: string, unsafe: Set<string>): Problem | undefined {
  return inFileOrder(checkDocument(file, library)).find(
    problem => problem.fix && problem.file === name && !unsafe.has(keyOf(problem)),
  );
}

function keyOf({ line, column, message }: Problem): string {
  return `${line}:${column} ${message}`;
}
