import type { Asks } from '../../model/asks.ts';
import type { OthersNow } from '../../model/exchange.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

/** "files" are those that have changed in the folder. */
export type BroughtWork = OthersNow & { done?: true; files: string[] };

export function bring(_: Exchange, _input: Asks['bring']['input']): BroughtWork {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
