// Problems in, the same for other programs out.
import type { Library } from '../library.ts';
import type { Problem } from '../problem.ts';
import { summaryOf } from './summary.ts';

export function jsonReport(problems: Problem[], library: Library, pages?: number): string {
  return JSON.stringify({ problems, summary: summaryOf(problems, library, pages) }, null, 2);
}
