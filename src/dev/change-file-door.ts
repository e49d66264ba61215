// The door for change files: PUT /@ashlar/composer/change-file takes the bytes of one, which waits outside the site until it is brought.
import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { says } from '../base/sentences/said.ts';
import { windowWords } from '../composer/language/languages.ts';
import { LARGEST_CHANGE_FILE } from '../composer/model/exchange.ts';
import type { Author, ShownCopy } from '../composer/server/copy.ts';
import { openChangeFile, tidyOpened } from '../composer/server/exchange/change-file/open-file.ts';
import { type Answering, type FileDoor, serveFileDoor } from './file-door.ts';

const DOOR: FileDoor = {
  address: '/@ashlar/composer/change-file',
  otherAddress: says`This address takes change files and nothing else.`,
  largest: LARGEST_CHANGE_FILE,
  mostAtOnce: 1,
  words: language => windowWords(language).changeFile,
};

export function serveChangeFiles(
  server: ViteDevServer,
  copy: ShownCopy,
  authorOf: (request: IncomingMessage) => Author,
  answering: Answering,
): void {
  tidyOpened(copy.places.site);
  serveFileDoor(server, DOOR, answering, (receive, request) =>
    openChangeFile(copy, authorOf(request), receive),
  );
}
