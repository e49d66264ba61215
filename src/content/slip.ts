// The first slip of syntax ends the reading of a file: nothing after it can be trusted.

export type Slip = { offset: number; length: number; message: string };

export class SyntaxSlip extends Error {
  constructor(readonly slip: Slip) {
    super(slip.message);
  }
}

export function slip(offset: number, length: number, message: string): never {
  throw new SyntaxSlip({ offset, length, message });
}
