import type { Asks } from '../../model/asks.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

export function plan(_: Exchange, _input: Asks['plan']['input']): Asks['plan']['told'] {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
