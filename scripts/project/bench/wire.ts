// Counts the bytes that a browser receives before it can show the home page: document, styles and scripts, with headers as HTTP/2
// packs them. They come from a real nginx over TLS. Print styles come later, and fonts and pictures are a matter of design.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startHttp2Nginx } from '../../../tests/support/hosts/nginx.ts';
import type { Figure } from './report/figure.ts';

const ENCODINGS = { Brotli: 'br', gzip: 'gzip' };
const TEXT = /\.(?:html|css|js)$/;

export async function weighOnWire(site: string): Promise<Figure[]> {
  compressMissing(site);
  const nginx = await startHttp2Nginx(site);
  try {
    const addresses = ['/', ...partsOf(readFileSync(join(site, 'index.html'), 'utf8'))];
    const figures: Figure[] = [];
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      let bytes = 0;
      for (const address of addresses) bytes += await receive(nginx, address, encoding);
      figures.push({ name, value: bytes / 1000, unit: 'kB' });
    }
    return [...figures, { name: 'requests', value: addresses.length, unit: 'requests' }];
  } finally {
    nginx.stop();
  }
}

function partsOf(html: string): string[] {
  const tags = html.match(/<(?:link[^>]*rel="stylesheet"|script)[^>]*>/g) ?? [];
  const needed = tags.filter(tag => !tag.includes('media="print"'));
  return needed.flatMap(tag => /\s(?:href|src)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
}

/** Compresses like "npm run build -- --compress". */
function compressMissing(site: string): void {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => TEXT.test(name));
  for (const file of names.map(name => join(site, name)).filter(file => !existsSync(`${file}.br`))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** Types of frames in RFC 9113, and the flag that ends a stream (https://www.rfc-editor.org/rfc/rfc9113#section-6). */
const [DATA, HEADERS, SETTINGS, WINDOW, CONTINUATION, END] = [0, 1, 4, 8, 9, 1];
const HEAD = 9;
const LARGEST = 2 ** 31 - 1;

/** Counts the bytes of headers and body. Each request has a connection of its own. */
function receive({ port }: { port: number }, path: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, servername: 'localhost', ALPNProtocols: ['h2'] };
    const socket = connect({ ...options, rejectUnauthorized: false }, () =>
      socket.write(request(path, encoding)),
    );
    let rest = Buffer.alloc(0);
    let bytes = 0;
    let isFound = false;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${path} was not sent to its end.`)));
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEAD && rest.length >= HEAD + rest.readUIntBE(0, 3)) {
        const [length, kind, flags] = [rest.readUIntBE(0, 3), rest[3], rest[4] ?? 0];
        const payload = rest.subarray(HEAD, HEAD + length);
        rest = rest.subarray(HEAD + length);
        if (kind === HEADERS) isFound = payload[0] === STATUS_200;
        if (kind === DATA || kind === HEADERS || kind === CONTINUATION) bytes += length;
        if ((kind !== DATA && kind !== HEADERS) || !(flags & END)) continue;
        if (isFound) resolve(bytes);
        else reject(new Error(`${path} was refused.`));
        socket.end();
      }
    });
  });
}

/** ":status: 200" in the static table of HPACK (https://www.rfc-editor.org/rfc/rfc7541#appendix-A). */
const STATUS_200 = 0x88;

function request(path: string, encoding: string): Buffer {
  const settings = Buffer.alloc(6);
  settings.writeUInt16BE(4);
  settings.writeUInt32BE(LARGEST, 2);
  const window = Buffer.alloc(4);
  window.writeUInt32BE(LARGEST - 65_535);
  const literal =
    (...name: number[]) =>
    (value: string) =>
      Buffer.from([...name, value.length, ...Buffer.from(value)]);
  // GET and https, then path, authority and accept-encoding, by their numbers in the same table.
  const fields = [
    Buffer.from([0x82, 0x87]),
    literal(0x04)(path),
    literal(0x01)('localhost'),
    literal(0x0f, 0x01)(encoding),
  ];
  return Buffer.concat([
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    frame(SETTINGS, 0, 0, settings),
    frame(WINDOW, 0, 0, window),
    frame(HEADERS, 0x5, 1, Buffer.concat(fields)),
  ]);
}

function frame(kind: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(kind, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}
