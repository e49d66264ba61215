// Serves files as two kinds of hosts do that know nothing about us: no configuration, and no header but the type.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Serving } from '../../../src/publish/preview-server.ts';

/**
 * "common" is like GitHub Pages, Cloudflare Pages and Netlify: "/pricing" is pricing.html, a folder's address its index.html, and
 * missing pages are 404.html. "strict" sends a file only under its exact name, and index.html for "/".
 */
export type Kind = 'common' | 'strict';

const TYPES: { [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export async function servePlainly(site: string, kind: Kind): Promise<Serving> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const names = kind === 'strict' ? [] : [`${pathname}.html`, `${pathname}/index.html`];
    const found = [pathname === '/' ? '/index.html' : pathname, ...names].find(name =>
      isFile(join(site, name)),
    );
    const missing = kind === 'strict' ? undefined : '/404.html';
    const sent = found ?? missing;
    response.statusCode = found ? 200 : 404;
    response.setHeader('Content-Type', TYPES[extname(sent ?? '')] ?? 'text/plain');
    response.end(sent ? readFileSync(join(site, sent)) : 'Not found');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
