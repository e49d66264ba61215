// Answers where an author's work is, and lets Git ask her who she is.
import type { Asks } from '../../model/asks.ts';
import type { Exchange } from './exchange.ts';
import { demandWork, sentNow } from './sent-now.ts';
import { lookThere, sentStanding } from './standing.ts';

export async function sent(
  exchange: Exchange,
  { look, agrees }: Asks['sent']['input'],
): Promise<Asks['sent']['told']> {
  const standing = await sentStanding(exchange.sides.site, { agrees, ...(look && { look: 'always' }) });
  return sentNow(standing, exchange);
}

/** So long an author may need to find a password. */
const PATIENCE_MS = 120_000;

export async function signIn(exchange: Exchange): Promise<Asks['signIn']['told']> {
  const { where } = await demandWork(exchange);
  lookThere(exchange.sides.site, where, { GIT_TERMINAL_PROMPT: '0' }, PATIENCE_MS);
  return sent(exchange, {});
}
