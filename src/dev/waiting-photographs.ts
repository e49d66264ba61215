// The door for photographs, with the guard of the other doors: PUT /@ashlar/composer/photographs takes the bytes of one file. Shows
// those that wait to be used, to this computer alone.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { failureIn } from '../base/failure.ts';
import { says } from '../base/sentences/said.ts';
import { type WindowWords, windowWords } from '../composer/language/languages.ts';
import { LARGEST_PHOTOGRAPH } from '../composer/model/photographs.ts';
import type { Copy } from '../composer/server/copy.ts';
import { takeIn } from '../composer/server/photographs/arrive.ts';
import { isThereStill, partIn, tidyWaiting, waitingRoot } from '../composer/server/photographs/waiting.ts';
import { RefusedAsk } from '../composer/server/refused-ask.ts';
import type { Crop } from '../document/pictures/variant.ts';
import { quickVariant } from '../draw/pictures/make.ts';
import { keepWindow, pathOf } from './respond.ts';
import { saveBody } from './write/body.ts';
import { Refusal } from './write/refusal.ts';
import { callerOf, guard, isFromHere } from './write/who-may-write.ts';

const DOOR = '/@ashlar/composer/photographs';
/** The name of the file as its sender calls it, written as in an address. */
const NAME = 'x-ashlar-name';
const LONGEST_NAME = 2000;
/** Each is decoded once it is there. */
const MOST_AT_ONCE = 4;
/** In pixels. The page shows it so wide at most while it waits. */
const SHOWN_WIDTH = 1280;

/** How the other door of the composer answers and refuses. */
type Answering = {
  send: (response: ServerResponse, status: number, told: object) => void;
  refuse: (request: IncomingMessage, response: ServerResponse, error: unknown) => void;
  /** The language of the window that asks. */
  languageOf: (request: IncomingMessage) => string | undefined;
};

export function serveWaitingPhotographs(
  server: ViteDevServer,
  copy: Copy,
  token: string,
  { send, refuse, languageOf }: Answering,
): void {
  const { site } = copy.places;
  let arriving = 0;
  tidyWaiting(site);
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (path === DOOR) {
      keepWindow(response);
      receive(request).then(
        told => send(response, 200, told),
        error => refuse(request, response, refusalOf(error)),
      );
    } else if (isShown(request) && isThereStill(site, path)) {
      const crop = partIn(request.url ?? path);
      if (crop === null) next();
      else show(response, path, crop).catch(next);
    } else next();
  });

  async function receive(request: IncomingMessage): Promise<object> {
    guard(callerOf(request), token, 'application/octet-stream');
    if (request.url !== DOOR) throw new Refusal(404, says`This address takes photographs and nothing else.`);
    const language = languageOf(request);
    const words = windowWords(language);
    const name = nameIn(request, words);
    const { answers, picture } = words;
    if (arriving >= MOST_AT_ONCE) throw new Refusal(429, answers.severalPhotographs);
    arriving += 1;
    try {
      const refusals = { tooLarge: picture.tooHeavy, cut: answers.photographIsCut };
      const receiving = (path: string) => saveBody(request, path, LARGEST_PHOTOGRAPH, refusals);
      return await takeIn(copy, name, receiving, language);
    } finally {
      arriving -= 1;
    }
  }

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

function refusalOf(error: unknown): unknown {
  if (error instanceof RefusedAsk) return new Refusal(error.status, error.message);
  const failure = failureIn(error);
  return failure ? new Refusal(422, failure.said ?? failure.message) : error;
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
