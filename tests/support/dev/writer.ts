// Sends a dev server what an attacker could send: any method, header and body. Also reads the token that pages get.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

export type Sent = {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Sends the body without its length. */
  chunked?: boolean;
};
export type Answer = { status: number; text: string; headers: { [name: string]: unknown } };

/** Answers "cut" if the server closes the connection without an answer. */
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

/** Sends raw bytes, for requests that no client would make, and returns what comes back. */
export function sendRaw(server: string, bytes: string, thenHangUp = false): Promise<string> {
  const { hostname, port } = new URL(server);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket[thenHangUp ? 'end' : 'write'](bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', part => {
      text += part;
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

/** Writes the request for the socket through which pages get their news. */
export function askForNews(host: string, query: string, headers: { [name: string]: string }): string {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Protocol: vite-hmr',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return [`GET /${query} HTTP/1.1`, ...lines, ...upgrade, '', ''].join('\r\n');
}

/** Reads the token by which the server knows a page, without a browser. */
export async function askForToken(server: string, route: string): Promise<string> {
  const { text } = await send(server, { method: 'GET', path: '/@vite/client' });
  const pass = /wsToken = "([^"]+)"/.exec(text)?.[1];
  const { host, hostname, port } = new URL(server);
  const open = Buffer.from(JSON.stringify({ type: 'custom', event: 'ashlar:open', data: { route } }));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(askForNews(host, `?token=${pass}`, { Origin: server }));
      // A short text in a WebSocket frame whose mask is zero (https://www.rfc-editor.org/rfc/rfc6455#section-5.2).
      socket.write(Buffer.from([0x81, 0x80 + open.length, 0, 0, 0, 0]));
      socket.write(open);
    });
    let heard = '';
    socket.setEncoding('latin1').on('data', part => {
      heard += part;
      const token = /"event":"ashlar:token","data":\{"token":"([\w-]+)"/.exec(heard)?.[1];
      if (token === undefined) return;
      resolve(token);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`No page of ${server} would get a token: ${heard}`)));
  });
}

/** Sends messages without an Origin, as a program can. Each is a text of up to 65,535 bytes. */
export function sayToServer(server: string, messages: string[]): Promise<void> {
  const { host, hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(askForNews(host, '', {})));
    socket.once('data', () => {
      for (const message of messages) {
        const text = Buffer.from(message);
        const length = [0xfe, text.length >> 8, text.length & 0xff];
        socket.write(Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]));
      }
      // The answer to this ping shows that everything before it has been heard.
      socket.write(Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
      socket.on('data', part => {
        if (!part.includes(Buffer.from([0x8a, 0]))) return;
        resolve();
        socket.destroy();
      });
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server has hung up.')));
  });
}

export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns a text that changes with every write, move or new file below a folder, even if the content stays the same. */
export function stampsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => {
    const { ino, size, mtimeMs, ctimeMs } = lstatSync(join(folder, name));
    return [name, ino, size, mtimeMs, ctimeMs].join(' ');
  });
}

/** Returns a text of every name, link and byte below a folder. */
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
