import type { Asks } from '../../model/asks.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

export function send(_: Exchange, _input: Asks['send']['input']): Asks['send']['told'] {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
