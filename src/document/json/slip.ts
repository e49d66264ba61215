// The first slip of syntax ends the reading of a file: nothing after it can be trusted.
import type { Fix } from '../problem/problem.ts';

export type Slip = { offset: number; length: number; message: string; fix?: Fix };

export class SyntaxSlip extends Error {
  readonly slip: Slip;

  constructor(slip: Slip) {
    super(slip.message);
    this.slip = slip;
  }
}

export function slip(offset: number, length: number, message: string, fix?: Fix): never {
  throw new SyntaxSlip({ offset, length, message, ...(fix && { fix }) });
}
