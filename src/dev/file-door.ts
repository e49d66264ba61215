// A door for the bytes of a file, with the guard of the other doors. The bytes go to the disk as they arrive.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { failureIn } from '../base/failure.ts';
import type { Said } from '../base/sentences/said.ts';
import { RefusedAsk } from '../composer/server/sentences/refused-ask.ts';
import { keepWindow, pathOf } from './respond.ts';
import { saveBody } from './write/body.ts';
import { Refusal } from './write/refusal.ts';
import { callerOf, guard } from './write/who-may-write.ts';

/** How the other door of the composer answers and refuses. */
export type Answering = {
  token: string;
  send: (response: ServerResponse, status: number, told: object) => void;
  refuse: (request: IncomingMessage, response: ServerResponse, error: unknown) => void;
  /** The language of the window that asks. */
  languageOf: (request: IncomingMessage) => string;
};

/** "largest" is in bytes. "words" says in the language of the window why a file is not received. */
export type FileDoor = {
  address: string;
  otherAddress: Said;
  largest: number;
  mostAtOnce: number;
  words: (language: string) => { several: string; tooLarge: string; cut: string };
};

/** Writes the bytes to a path at which nothing is. */
export type ReceiveFile = (path: string) => Promise<void>;

export function serveFileDoor(
  server: ViteDevServer,
  { address, otherAddress, largest, mostAtOnce, words }: FileDoor,
  { token, send, refuse, languageOf }: Answering,
  take: (receive: ReceiveFile, request: IncomingMessage) => Promise<object>,
): void {
  let arriving = 0;
  server.middlewares.use((request, response, next) => {
    if (pathOf(request) !== address) return next();
    keepWindow(response);
    receive(request).then(
      told => send(response, 200, told),
      error => refuse(request, response, refusalOf(error)),
    );
  });

  async function receive(request: IncomingMessage): Promise<object> {
    guard(callerOf(request), token, 'application/octet-stream');
    if (request.url !== address) throw new Refusal(404, otherAddress);
    const { several, ...refusals } = words(languageOf(request));
    if (arriving >= mostAtOnce) throw new Refusal(429, several);
    arriving += 1;
    try {
      return await take(path => saveBody(request, path, largest, refusals), request);
    } finally {
      arriving -= 1;
    }
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof RefusedAsk) return new Refusal(error.status, error.refused.said ?? error.message);
  const failure = failureIn(error);
  return failure ? new Refusal(422, failure.said ?? failure.message) : error;
}
