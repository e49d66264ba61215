// Problems in, the same for other programs out.

import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { type Looked, summaryOf } from './summary.ts';

export function jsonReport(problems: Problem[], library: Library, looked?: Looked): string {
  return JSON.stringify({ problems, summary: summaryOf(problems, library, looked) }, null, 2);
}
