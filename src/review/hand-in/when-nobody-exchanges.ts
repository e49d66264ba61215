// Lets whatever sends from a folder or brings into it take turns: windows, servers and commands.
import { join } from 'node:path';
import { oneAtATime } from '../../base/files/one-at-a-time.ts';
import { keptPlace } from '../../base/kept-place.mjs';

/** A window that waits for an answer is told so much sooner than the other may end: people answer questions of a command. */
const PATIENCE_MS = 10_000;

/** What a command says before it waits. */
export const SOMEBODY_ELSE =
  'Another command or window sends or brings in this folder just now. This goes on when that has ended.';

/** With "isBusy", throws it if the other is still at work after ten seconds. "sayWaits" is called once. */
export function whenNobodyExchanges<T>(
  site: string,
  work: () => Promise<T>,
  { sayWaits, isBusy }: { sayWaits?: () => void; isBusy?: () => Error },
): Promise<T> {
  const waits = (waited: number) => {
    if (waited === 0) sayWaits?.();
    if (isBusy && waited >= PATIENCE_MS) throw isBusy();
  };
  return oneAtATime(join(keptPlace(site), 'exchange'), waits, work);
}
