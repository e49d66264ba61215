import type { AskRefusal } from '../model/asks.ts';

/** A refused question: a status as HTTP has it, and one sentence. */
export class RefusedAsk extends Error {
  readonly status: number;
  readonly refused: AskRefusal;
  constructor(status: number, refused: AskRefusal) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}
