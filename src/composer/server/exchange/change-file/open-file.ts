// Opens a change file that somebody has sent: it waits, judged, until the author takes it over.
import {
  forgetWaiting,
  keepArriving,
  tidyChangeFiles,
} from '../../../../review/change-file/waiting-change-file.ts';
import type { OpenedChangeFile } from '../../../model/exchange.ts';
import type { Author, ShownCopy } from '../../copy.ts';
import { askExchange } from '../exchange-answers.ts';

/** For a server that begins: nobody may open another file for months. */
export function tidyOpened(site: string): void {
  tidyChangeFiles(site);
}

/** "receive" writes its bytes to a path at which nothing is. */
export async function openChangeFile(
  copy: ShownCopy,
  author: Author,
  receive: (path: string) => Promise<void>,
): Promise<OpenedChangeFile> {
  const { site } = copy.places;
  const file = await keepArriving(site, receive);
  try {
    return await askExchange(copy, 'judgeFile', author, { file });
  } catch (error) {
    forgetWaiting(site, file);
    throw error;
  }
}
