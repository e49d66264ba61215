// The door for photographs: PUT /@ashlar/composer/photographs takes the bytes of one file. Shows those that wait to be used, to this
// computer alone.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { says } from '../base/sentences/said.ts';
import { type WindowWords, windowWords } from '../composer/language/languages.ts';
import { LARGEST_PHOTOGRAPH } from '../composer/model/photographs.ts';
import type { Copy } from '../composer/server/copy.ts';
import { takeIn } from '../composer/server/photographs/arrive.ts';
import { isThereStill, partIn, tidyWaiting, waitingRoot } from '../composer/server/photographs/waiting.ts';
import type { Crop } from '../document/pictures/variant.ts';
import { quickVariant } from '../draw/pictures/make.ts';
import { type Answering, type FileDoor, serveFileDoor } from './file-door.ts';
import { pathOf } from './respond.ts';
import { Refusal } from './write/refusal.ts';
import { callerOf, isFromHere } from './write/who-may-write.ts';

const DOOR: FileDoor = {
  address: '/@ashlar/composer/photographs',
  otherAddress: says`This address takes photographs and nothing else.`,
  largest: LARGEST_PHOTOGRAPH,
  // Each is decoded once it is there.
  mostAtOnce: 4,
  words(language) {
    const { answers, picture } = windowWords(language);
    return { several: answers.severalPhotographs, tooLarge: picture.tooHeavy, cut: answers.photographIsCut };
  },
};
/** The name of the file as its sender calls it, written as in an address. */
const NAME = 'x-ashlar-name';
const LONGEST_NAME = 2000;
/** In pixels. The page shows it so wide at most while it waits. */
const SHOWN_WIDTH = 1280;

export function serveWaitingPhotographs(server: ViteDevServer, copy: Copy, answering: Answering): void {
  const { site } = copy.places;
  tidyWaiting(site);
  serveFileDoor(server, DOOR, answering, async (receive, request) => {
    const language = answering.languageOf(request);
    return takeIn(copy, nameIn(request, windowWords(language)), receive, language);
  });
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (!isShown(request) || !isThereStill(site, path)) return next();
    const crop = partIn(request.url ?? path);
    if (crop === null) next();
    else show(response, path, crop).catch(next);
  });

  async function show(response: ServerResponse, src: string, crop?: Crop): Promise<void> {
    const variant = { stem: '', hash: '', crop, width: SHOWN_WIDTH, format: 'webp' as const };
    const bytes = await quickVariant(waitingRoot(site), src.slice(1), variant);
    response.setHeader('Content-Type', 'image/webp');
    // No other photograph ever gets this address.
    response.setHeader('Cache-Control', 'private, max-age=86400, immutable');
    response.end(bytes);
  }
}

/** To a browser on this computer. */
function isShown(request: IncomingMessage): boolean {
  return /^(GET|HEAD)$/.test(request.method ?? '') && isFromHere(callerOf(request));
}

function nameIn({ headersDistinct }: IncomingMessage, { photographs }: WindowWords): string {
  const [name, ...more] = headersDistinct[NAME] ?? [];
  try {
    const said = decodeURIComponent(name ?? '');
    if (more.length === 0 && said !== '' && said.length <= LONGEST_NAME) return said;
  } catch {
    // The refusal below says so.
  }
  throw new Refusal(400, photographs.noName);
}
