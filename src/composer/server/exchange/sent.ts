import type { Asks } from '../../model/asks.ts';
import { RefusedAsk } from '../refused-ask.ts';
import type { Exchange } from './exchange.ts';

export function sent(_: Exchange, _input: Asks['sent']['input']): Asks['sent']['told'] {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
export function signIn(_: Exchange): Asks['signIn']['told'] {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
