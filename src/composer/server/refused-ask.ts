import type { AskRefusal } from '../model/asks.ts';

/** Thrown to refuse a question, with a status of HTTP and one sentence. */
export class RefusedAsk extends Error {
  readonly status: number;
  readonly refused: AskRefusal;
  constructor(status: number, refused: AskRefusal) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}
