// Finishes what a killed process has begun, before anything else is asked. It is said with the next answer that says where the author's
// work is.
import { failureIn } from '../../../base/failure.ts';
import { readSaid } from '../../../base/sentences/read.ts';
import type { Said } from '../../../base/sentences/said.ts';
import { isBringingLeft } from '../../../review/hand-in/bring/bringing-record.ts';
import { finishBringing } from '../../../review/hand-in/bring/carry-out.ts';
import { siteReader } from '../../../site/library/reader.ts';
import { windowWords } from '../../language/languages.ts';
import type { SentNow } from '../../model/exchange.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import type { Exchange } from './exchange.ts';

/** The sentences that no answer has had yet, by the folder of the site. */
const untold = new Map<string, Said>();

/** Only Git may stand in the way. Then the state says so, and nothing else is answered. */
export function finishFirst({ library: { root }, author }: Exchange, ask: string): void {
  try {
    const finished = finishBringing(root);
    if (finished) untold.set(root, finished);
  } catch (error) {
    if (!failureIn(error) || ask !== 'sent') throw error;
    return;
  }
  if (isBringingLeft(root))
    throw new RefusedAsk(409, { message: windowWords(author.language).exchange.somebodySends });
}

export function withFinished<Told extends object>(told: Told, { library, author }: Exchange): Told {
  const said = untold.get(library.root);
  if (!said || !('words' in told || 'sent' in told)) return told;
  untold.delete(library.root);
  const finished: Pick<SentNow, 'finished'> = {
    finished: readSaid(said, siteReader(library, author.language ?? 'en')),
  };
  return 'sent' in told
    ? { ...told, sent: { ...(told.sent as SentNow), ...finished } }
    : { ...told, ...finished };
}
