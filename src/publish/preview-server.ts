// Serves the finished site as a static host would: clean addresses, 404 pages, and the headers of the _headers file.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { join, posix } from 'node:path';
import sirv from 'sirv';

type Rule = { pattern: RegExp; headers: { [name: string]: string } };

export type Serving = { url: string; close: () => Promise<void> };

export async function serveSite(folder: string, port = 0, host = '127.0.0.1'): Promise<Serving> {
  let rules: Rule[] = [];
  const files = sirv(folder, {
    // Looks at the folder each time, so that a new build shows at once.
    dev: true,
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => setHeaders(response, path, rules),
  });
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host ?? '', host)) return refuse(response, host);
    rules = readRules(folder);
    const missing = () => sendMissing(folder, rules, request, response);
    if (isForHosts(request.url ?? '/')) missing();
    else files(request, response, missing);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}`, close: () => close(server) };
}

/** Such a file has the same path however its address is written: "/%5fheaders" and "/a/../_headers" lead to it too. */
function isForHosts(url: string): boolean {
  const [path = '/'] = url.split('?');
  try {
    const file = posix.normalize(`/${decodeURIComponent(path).replaceAll('\\', '/')}`);
    return /^\/(?:_|\.(?!well-known\/))/.test(file);
  } catch {
    return true;
  }
}

/** As in the dev server: accepts this machine's names, the chosen name, and IP addresses, which no name server can redirect. */
function isOwnHost(header: string, host: string): boolean {
  const name = header.replace(/:\d*$/, '').toLowerCase();
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || /^(.+\.)?localhost$/.test(name) || name === host;
}

/** Other websites could point their names here and read unpublished pages (https://en.wikipedia.org/wiki/DNS_rebinding). */
function refuse(response: ServerResponse, host: string): void {
  response.statusCode = 403;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(
    `This preview answers to localhost and to ${host} alone. Another name is given to it with --host.`,
  );
}

function sendMissing(
  folder: string,
  rules: Rule[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = '/'] = (request.url ?? '/').split('?');
  setHeaders(response, path, rules);
  response.statusCode = 404;
  const file = join(folder, nearestMissing(folder, path));
  response.setHeader('Content-Type', `text/${existsSync(file) ? 'html' : 'plain'}; charset=utf-8`);
  response.end(existsSync(file) ? readFileSync(file) : 'Not found');
}

/** For "/blog/unknown" the page of its folder, if there is one; otherwise the general one. */
function nearestMissing(folder: string, path: string): string {
  const section = /^\/([a-z0-9-]+)\//.exec(path)?.[1];
  const own = section && `${section}/404.html`;
  return own && existsSync(join(folder, own)) ? own : '404.html';
}

function setHeaders(response: ServerResponse, path: string, rules: Rule[]): void {
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** Reads the file that hosts such as Netlify and Cloudflare Pages read. It is gone while somebody takes the folder away to build it anew. */
function readRules(folder: string): Rule[] {
  const rules: Rule[] = [];
  const file = join(folder, '_headers');
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (/^\//.test(line)) {
      rules.push({ pattern: new RegExp(`^${line.trim().replaceAll('*', '.*')}$`), headers: {} });
      continue;
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    // Leaves out this header, because Chromium would then use https for good on this plain-http site, even a local one.
    if (rule && name && value && name !== 'Strict-Transport-Security') rule.headers[name] = value;
  }
  return rules;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(resolve => server.close(() => resolve()));
}
