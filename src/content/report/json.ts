// Problems in, the same for other programs out.
import type { Library } from '../library';
import type { Problem } from '../problem';
import { summaryOf } from './summary';

export function jsonReport(problems: Problem[], library: Library, pages?: number): string {
  return JSON.stringify({ problems, summary: summaryOf(problems, library, pages) }, null, 2);
}
