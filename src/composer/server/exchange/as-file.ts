import type { Asks } from '../../model/asks.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

export function asFile(_: Exchange, _input: Asks['asFile']['input']): Asks['asFile']['told'] {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
