// Judges a change file that has arrived.
import { failureIn } from '../../../../base/failure.ts';
import { shown } from '../../../../base/words.ts';
import { judgeArrived } from '../../../../review/change-file/waiting-change-file.ts';
import type { OpenedChangeFile } from '../../../model/exchange.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';

export async function judgeFile({ sides }: Exchange, { file }: { file: string }): Promise<OpenedChangeFile> {
  try {
    const { title, by, at } = await judgeArrived(sides.site, sides.engine, file);
    return { file, title: shown(title), by: shown(by), at };
  } catch (error) {
    const failure = failureIn(error);
    throw failure ? new RefusedAsk(422, { message: failure.message, said: failure.said }) : error;
  }
}
