// @module-tag front-door
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOfEachKind, type SiteOfAllKinds, siteOfAllKinds } from '../../support/hosts/kinds.ts';
import { type Nginx, startNginx } from '../../support/hosts/nginx.ts';
import { faultsOf } from '../../support/hosts/strictness.ts';

let site: SiteOfAllKinds;
let nginx: Nginx;

beforeAll(async () => {
  site = siteOfAllKinds();
  writeFileSync(join(site.folder, '.htaccess'), 'RewriteEngine On');
  mkdirSync(join(site.folder, '.well-known'));
  writeFileSync(join(site.folder, '.well-known/a.txt'), 'A proof.');
  nginx = await startNginx(site.folder);
});

afterAll(() => {
  nginx?.stop();
  site?.remove();
});

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Node's fetch would normalise the path and follow redirects, but the raw request line of a browser is tested here. */
function get(path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.url);
    request({ hostname, port, path, headers, method }, response => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 200],
    ['/preise', 200],
    ['/leistungen/wartung', 200],
    ['/preise.json', 200],
    ['/nothing-here', 404],
    ['/magazin/nothing-here', 404],
    ['/404', 404],
    ['/magazin/404', 404],
    ['/leistungen/', 301],
    ['/preise.html', 301],
    ['/index.html', 301],
    ['/_headers', 404],
    ['/_nginx.conf', 404],
    ['/_apache.conf', 404],
    ['/.htaccess', 404],
    ['/%2ehtaccess', 404],
    ['/.well-known/a.txt', 200],
  ])('%s answers with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    ['/preise.html', '/preise'],
    ['/preise/', '/preise'],
    ['/index.html', '/'],
    ['/leistungen/wartung.html?a=1', '/leistungen/wartung?a=1'],
    ['/leistungen/?a=1&b=2', '/leistungen?a=1&b=2'],
    ['/index?a=1', '/?a=1'],
    ['/index.html?a=1', '/?a=1'],
  ])('%s leads to %s', async (from, to) => {
    expect((await get(from)).headers.location).toBe(to);
  });

  it.each([
    '//elsewhere.example/',
    '//elsewhere.example/x.html',
    '/\\elsewhere.example/',
    '/%5celsewhere.example/',
    '/a%0d%0aSet-Cookie:%20a=1/',
    '/a%0d%0aSet-Cookie:%20a=1.html',
    '/leistungen/%0d%0aLocation:%20https://elsewhere.example/',
  ])('%s leads nowhere else', async path => {
    const { headers } = await get(path);
    expect(headers.location ?? '/').not.toMatch(/^(\/\/|\/\\|https?:)/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it("an unknown article has the blog's own page", async () => {
    expect(await (await fetch(`${nginx.url}/magazin/nothing-here`)).text()).toContain(
      'Beitrag nicht gefunden',
    );
    expect(await (await fetch(`${nginx.url}/nothing-here`)).text()).not.toContain('Beitrag nicht gefunden');
  });
});

type Sent = [
  what: string,
  path: string,
  status: number,
  method?: string,
  headers?: { [name: string]: string },
];

describe('headers', () => {
  it.each([
    ...[
      'page',
      'css',
      'js',
      'json',
      'svg',
      'png',
      'jpg',
      'avif',
      'webp',
      'woff2',
      'xml',
      'txt',
      'webmanifest',
    ],
  ])('of a file are as strict as can be: %s', async kind => {
    const { status, headers } = await get(oneOfEachKind(site.folder).get(kind) ?? `/no-${kind}`);
    expect({ status, faults: faultsOf(headers) }).toEqual({ status: 200, faults: [] });
  });

  it.each(['css', 'js', 'svg', 'png', 'avif', 'webp', 'woff2'])('allow a file nothing: %s', async kind => {
    const { headers } = await get(oneOfEachKind(site.folder).get(kind) ?? `/no-${kind}`);
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'(; [a-z-]+ 'none')+$/);
  });

  it.each<Sent>([
    ['a missing page', '/nothing-here', 404],
    ['a missing article', '/magazin/nothing-here', 404],
    ['a missing picture', '/images/nothing-here.png', 404],
    ['a file for hosts', '/_nginx.conf', 404],
    ['a redirect to a clean address', '/preise.html', 301],
    ['a redirect out of a folder', '/leistungen/', 301],
    ['a redirect home', '/index', 301],
    ['a head', '/', 200, 'HEAD'],
    ['a form that nobody takes', '/kontakt', 405, 'POST'],
    ['the question who may ask', '/', 405, 'OPTIONS', { Origin: 'https://other.example' }],
    ['a change', '/preise', 405, 'PUT'],
    ['a page for another site', '/', 200, 'GET', { Origin: 'https://other.example' }],
    ['a part of a picture', '/icons/icon-192.png', 206, 'GET', { Range: 'bytes=0-9' }],
    ['a page that is still the same', '/', 304, 'GET', { 'If-None-Match': '*' }],
    ['a page of a host that cannot be', '/', 400, 'GET', { Host: 'a b' }],
    ['a page from too long an address', `/${'a'.repeat(9000)}`, 414],
  ])('of %s are as strict', async (_, path, wanted, method, sent) => {
    const { status, headers } = await get(path, sent, method);
    expect({ status, faults: faultsOf(headers) }).toEqual({ status: wanted, faults: [] });
  });

  it('are known to be loose where they are', async () => {
    const { headers } = await get('/');
    expect(faultsOf({ ...headers, 'referrer-policy': 'origin', 'set-cookie': ['a=1'] })).toEqual([
      'referrer-policy: origin',
      'set-cookie is there',
    ]);
    const policy = String(headers['content-security-policy']);
    for (const looser of ["'unsafe-inline'", 'https:', '*', 'data:', 'https://other.example']) {
      const loose = policy.replace("style-src 'self'", `style-src ${looser}`);
      expect(faultsOf({ ...headers, 'content-security-policy': loose })).toHaveLength(1);
    }
    expect(faultsOf({})).toHaveLength(10);
  });

  it('let pages, the app and styles be asked for each time, fonts and pictures stay', async () => {
    for (const path of oneOfEachKind(site.folder).values()) {
      const caching = (await get(path)).headers['cache-control'];
      if (!/^\/(images|fonts|icons)\//.test(path)) expect(caching, path).toContain('must-revalidate');
      else expect(caching, path).toContain('max-age=2592000');
    }
  });

  it.each([
    ['/preise', 'text/html'],
    ['/preise.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/images/fahrrad.svg', 'image/svg+xml'],
    ['/fonts/public-sans-400.woff2', 'font/woff2'],
    ['/feed.xml', 'text/xml'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toContain(type);
  });

  it('pages are compressed for browsers that can read it', async () => {
    const { headers } = await get('/preise', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });
});
