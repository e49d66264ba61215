// What an attacker can send to a dev server, by hand: any method, header and body; and the token that only a page gets.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type Sent = {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Without a length in front. */
  chunked?: boolean;
};
export type Answer = { status: number; text: string; headers: { [name: string]: unknown } };

/** "cut" stands for a connection that the server has closed without an answer. */
export function send(
  server: string,
  { method = 'PUT', path, headers, body = '', chunked }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(server);
  return new Promise(resolve => {
    const cut = () => resolve({ status: 0, text: 'cut', headers: {} });
    const length = chunked ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
      answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', part => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        answer.on('error', cut);
      },
    );
    sent.on('error', cut);
    if (chunked) sent.flushHeaders();
    sent.end(body);
  });
}

/** For requests that no client would make: the bytes as they go over the wire, and what comes back. */
export function sendRaw(server: string, bytes: string, closeAfterMs?: number): Promise<string> {
  const { hostname, port } = new URL(server);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', part => {
      text += part;
      if (closeAfterMs === undefined) socket.end();
    });
    if (closeAfterMs !== undefined) setTimeout(() => socket.destroy(), closeAfterMs);
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

/** Call it before the page is opened: the token comes over the page's own socket. */
export function tokenOf(page: Page): Promise<string> {
  return new Promise(resolve => {
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        const message: unknown = JSON.parse(String(payload));
        const { event, data } = message as { event?: string; data?: { token: string } };
        if (event === 'ashlar:token' && data) resolve(data.token);
      }),
    );
  });
}

export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Every name, link and byte below a folder. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    const stat = lstatSync(file);
    hash.update(`${name}\0`);
    if (stat.isSymbolicLink()) hash.update(readlinkSync(file));
    else if (stat.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
