import { newId, REHEARSAL } from '../../model/asks.ts';
import type { SentNow } from '../../model/exchange.ts';
import type { Store } from '../store/store.ts';

/**
 * Gets a change that was taken in, so that the next one begins with it. Only if nothing is to be decided, and nothing waits here that it
 * could meet. Undefined if the author has to look at what comes.
 */
export async function beginAnew(store: Store): Promise<SentNow | undefined> {
  const comes = await store.ask('bring', { id: REHEARSAL, rehearse: true });
  if (!comes.ok || comes.told.theirs === undefined) return undefined;
  const { toSend = 0, waiting } = store.state();
  if (toSend > 0 || waiting.size > 0 || comes.told.questions.length > 0) return undefined;
  const got = await store.ask('bring', { id: newId(), theirs: comes.told.theirs });
  if (!got.ok || !got.told.done) return undefined;
  await store.hearNews();
  void store.refreshPages();
  return got.told.sent;
}
