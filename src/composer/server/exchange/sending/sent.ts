// Answers where an author's work is, and lets Git ask her who she is.

import { fetchFrom } from '../../../../review/hand-in/git/send.ts';
import { sendOn } from '../../../../review/hand-in/hand-in.ts';
import type { Asks } from '../../../model/asks.ts';
import type { Exchange } from '../exchange.ts';
import { demandWork, sentNow, waitsToGo } from './sent-now.ts';
import { noteSent, noteTrouble, sentStanding } from './standing.ts';

export async function sent(
  exchange: Exchange,
  { look, agrees }: Asks['sent']['input'],
): Promise<Asks['sent']['told']> {
  const standing = await sentStanding(exchange.sides.site, { agrees, ...(look && { look: 'always' }) });
  const { work, trouble } = standing;
  if (!look || !work || trouble || !waitsToGo(standing)) return sentNow(standing, exchange);
  noteSent(work, sendOn(work.where));
  return sent(exchange, {});
}

/** So long an author may need to find a password. */
const PATIENCE_MS = 120_000;

export async function signIn(exchange: Exchange): Promise<Asks['signIn']['told']> {
  const { where } = await demandWork(exchange);
  const trouble = fetchFrom(where.repository, where.remote, { GIT_TERMINAL_PROMPT: '0' }, PATIENCE_MS);
  noteTrouble(exchange.sides.site, trouble);
  return sent(exchange, {});
}
