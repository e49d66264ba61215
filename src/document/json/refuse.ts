// Throws a mistake of syntax. The first one ends the reading of a file, because nothing after it can be trusted.
import type { Fix, TextProblem } from '../problem/problem.ts';

export class NotJson extends Error {
  readonly problem: TextProblem;

  constructor(problem: TextProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function refuse(offset: number, length: number, message: string, fix?: Fix): never {
  throw new NotJson({ offset, length, message, ...(fix && { fix }) });
}
