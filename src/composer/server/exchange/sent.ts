// Answers where an author's work is, and lets Git ask her who she is.
import { fetchFrom } from '../../../review/hand-in/git/send.ts';
import type { Asks } from '../../model/asks.ts';
import type { Exchange } from './exchange.ts';
import { demandWork, sentNow } from './sent-now.ts';
import { noteTrouble, sentStanding } from './standing.ts';

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
  const trouble = fetchFrom(where.repository, where.remote, { GIT_TERMINAL_PROMPT: '0' }, PATIENCE_MS);
  noteTrouble(exchange.sides.site, trouble);
  return sent(exchange, {});
}
