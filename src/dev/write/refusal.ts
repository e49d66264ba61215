import { inFile } from '../../base/sentences/read.ts';
import type { Said } from '../../base/sentences/said.ts';

/** A refused request: the status, and the one calm sentence of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly said?: Said;
  constructor(status: number, message: Said | string) {
    super(inFile(message));
    this.status = status;
    if (typeof message !== 'string') this.said = message;
  }
}
