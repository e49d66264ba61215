// Serves a finished site with an endpoint, /messages, that records what it gets and answers as a test wishes.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';

type Received = { [name: string]: string };

/** "takes" a message as form services do, "fails", "breaks off" without an answer, or "waits" until the test releases it. */
type Manner = 'takes' | 'fails' | 'breaks off' | 'waits';

export type Receiver = Serving & {
  received: Received[];
  /** All addresses that were requested. */
  asked: string[];
  manner: Manner;
  /** Answers one request: the one that waits, or else the next that comes to wait. */
  release: () => void;
  /** Call this after each test: what still waits belongs to it. */
  forget: () => void;
};

export async function receiveAt(folder: string): Promise<Receiver> {
  const site = await serveSite(folder);
  let waiting: (() => void)[] = [];
  let releasedEarly = 0;
  const released = () =>
    new Promise<void>(resolve => {
      if (releasedEarly === 0) return void waiting.push(resolve);
      releasedEarly -= 1;
      resolve();
    });
  const server = createServer(async (request, response) => {
    receiver.asked.push(request.url ?? '');
    // The site may be closed before it answers.
    if (request.url !== '/messages')
      return passOn(site.url, request, response).catch(() => response.destroy());
    const sent = new URLSearchParams(await text(request));
    receiver.received.push(Object.fromEntries(sent));
    if (receiver.manner === 'breaks off') return request.socket.destroy();
    if (receiver.manner === 'waits') await released();
    answer(receiver.manner === 'fails' ? 500 : 200, sent.get('_next') ?? '/', request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    asked: [],
    manner: 'takes',
    release() {
      const first = waiting.shift();
      if (first) first();
      else releasedEarly += 1;
    },
    forget() {
      Object.assign(receiver, { received: [], asked: [], manner: 'takes' });
      waiting = [];
      releasedEarly = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await site.close();
    },
  };
  return receiver;
}

/** Answers a script in JSON, and a browser with the page that comes after. */
function answer(status: number, after: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const isScript = headers.accept === 'application/json';
  if (status === 200 && !isScript) return void response.writeHead(303, { Location: after }).end();
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ ok: status === 200 }));
}

async function passOn(url: string, { url: path = '/' }: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
  response.writeHead(status, [...headers].filter(([name]) => name !== 'transfer-encoding').flat());
  for await (const part of body ?? []) response.write(part);
  response.end();
}
