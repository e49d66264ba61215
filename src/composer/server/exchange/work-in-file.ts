// Rehearses what a change file brings.
import { RefusedAsk } from '../refused-ask.ts';
import type { ComingWork } from './coming-work.ts';
import type { Exchange } from './exchange.ts';

export function workInFile(_: Exchange, _file: string): ComingWork | undefined {
  throw new RefusedAsk(501, { message: 'Not there yet.' });
}
