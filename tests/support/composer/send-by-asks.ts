// Sends what has changed by the questions of a window.
import type { Asks } from '../../../src/composer/model/asks.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import { SENDER } from './bring-by-asks.ts';
import { copyOf } from './copy.ts';

type Planned = Asks['plan']['told'] & { status: number; message?: string };
type Sent = Partial<Asks['send']['told']> & { status?: number; message?: string };

/** "sent" is empty if there was nothing that a window could send. Without a title, the proposed one is taken. */
export async function sendByAsks(
  folder: string,
  wanted: { title?: string; name?: string; email?: string } = {},
): Promise<{ plan: Planned; sent: Sent }> {
  const copy = copyOf(folder);
  const ask = async (name: keyof Asks, input: object) => {
    const { status, told } = await answerTo(copy, SENDER, { ask: name, input });
    return { status, ...told };
  };
  const plan = (await ask('plan', { agrees: true })) as Planned;
  if (plan.tree === undefined) return { plan, sent: {} };
  const sent = await ask('send', { id: 'once', title: plan.title, tree: plan.tree, ...wanted });
  return { plan, sent };
}
