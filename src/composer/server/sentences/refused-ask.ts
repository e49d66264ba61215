import { failureIn } from '../../../base/failure.ts';
import type { Said } from '../../../base/sentences/said.ts';
import type { AskRefusal } from '../../model/asks.ts';

/** A refusal with the sentences behind its words, before anybody reads it. */
export type ToBeRefused = Omit<AskRefusal, 'problems' | 'ways'> & {
  said?: Said;
  problems?: (NonNullable<AskRefusal['problems']>[number] & { said?: Said })[];
  ways?: (NonNullable<AskRefusal['ways']>[number] & { said?: Said })[];
};

/** Thrown to refuse a question, with a status of HTTP and one sentence. */
export class RefusedAsk extends Error {
  readonly status: number;
  readonly refused: ToBeRefused;
  constructor(status: number, refused: ToBeRefused) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}

export function refusalIn(error: unknown): RefusedAsk {
  if (error instanceof RefusedAsk) return error;
  const failure = failureIn(error);
  if (!failure) throw error;
  const { message, said } = failure;
  return new RefusedAsk(409, { message, said });
}
