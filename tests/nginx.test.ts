import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from './support/nginx.ts';
import { SITE } from './support/site.ts';

let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx(SITE);
});

afterAll(() => nginx.stop());

type Answer = { status: number; headers: { [name: string]: string | string[] | undefined } };

/** Node's fetch would normalise the path and follow redirects; a browser's raw request line is what counts here. */
function get(path: string, headers: { [name: string]: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.url);
    request({ hostname, port, path, headers }, response => {
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
    ['/pricing', 200],
    ['/services/market-salary-report', 200],
    ['/pricing.json', 200],
    ['/nothing-here', 404],
    ['/blog/nothing-here', 404],
    ['/services/', 301],
    ['/pricing.html', 301],
    ['/index.html', 301],
    ['/_headers', 404],
    ['/_nginx.conf', 404],
  ])('%s answers with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    ['/pricing.html', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/index.html', '/'],
    ['/services/market-salary-report.html?a=1', '/services/market-salary-report'],
  ])('%s leads to %s', async (from, to) => {
    expect((await get(from)).headers.location).toBe(to);
  });

  it.each([
    '//elsewhere.example/',
    '//elsewhere.example/x.html',
    '/\\elsewhere.example/',
    '/%5celsewhere.example/',
  ])('%s leads nowhere else', async path => {
    expect((await get(path)).headers.location ?? '/').not.toMatch(/^(\/\/|\/\\|https?:)/);
  });

  it("an unknown article has the blog's own page", async () => {
    expect(await (await fetch(`${nginx.url}/blog/nothing-here`)).text()).toContain('Post Not Found');
    expect(await (await fetch(`${nginx.url}/nothing-here`)).text()).not.toContain('Post Not Found');
  });
});

describe('headers', () => {
  const paths = () => [
    '/',
    '/pricing',
    '/blog/market-salary-reports-guide',
    '/pricing.json',
    '/nothing-here',
    '/blog/nothing-here',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/images/chart.svg',
    '/fonts/public-sans.woff2',
    '/icons/icon-192.png',
    `/assets/${readdirSync(join(SITE, 'assets')).find(name => name.endsWith('.js'))}`,
    `/assets/${readdirSync(join(SITE, 'assets')).find(name => name.endsWith('.css'))}`,
  ];

  it.each([
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-embedder-policy',
    'cross-origin-resource-policy',
    'cache-control',
  ])('%s stands on every kind of file', async name => {
    for (const path of paths()) expect((await get(path)).headers[name], path).toBeTruthy();
  });

  it('the policy has no unsafe word', async () => {
    expect((await get('/')).headers['content-security-policy']).not.toContain('unsafe');
  });

  it('pages, the app and styles are asked for each time, fonts and pictures stay', async () => {
    for (const path of paths()) {
      const caching = (await get(path)).headers['cache-control'];
      if (!/^\/(images|fonts|icons)\//.test(path)) expect(caching, path).toContain('must-revalidate');
      else expect(caching, path).toContain('max-age=2592000');
    }
  });

  it.each([
    ['/pricing', 'text/html'],
    ['/pricing.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/images/chart.svg', 'image/svg+xml'],
    ['/fonts/public-sans.woff2', 'font/woff2'],
    ['/feed.xml', 'text/xml'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toContain(type);
  });

  it('pages are compressed for browsers that can read it', async () => {
    const { headers } = await get('/pricing', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });
});
