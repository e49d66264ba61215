// The finished site behind Apache, set up as docs/publishing.md says.
import { chmodSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockInGuide } from '../../support/documents/sites/guide-files.ts';
import { type Apache, findApache, startApache } from '../../support/hosts/apache.ts';
import { type SiteOfAllKinds, siteOfAllKinds } from '../../support/hosts/kinds.ts';

const program = findApache();
let site: SiteOfAllKinds;
let apache: Apache;

beforeAll(async () => {
  if (!program) return;
  site = siteOfAllKinds();
  chmodSync(site.folder, 0o755);
  const guide = blockInGuide(readFileSync('docs/publishing.md', 'utf8'), 'host=apache');
  expect(guide).toContain('/srv/oak-and-awl');
  apache = await startApache(program, guide.replaceAll('/srv/oak-and-awl', site.folder));
});

afterAll(() => {
  apache?.stop();
  site?.remove();
});

const get = (path: string) => fetch(apache.url + path, { redirect: 'manual' });

it.runIf(program).each([
  ['/', 200, 'text/html'],
  ['/preise', 200, 'text/html'],
  ['/leistungen', 200, 'text/html'],
  ['/leistungen/wartung', 200, 'text/html'],
  ['/preise.json', 200, 'application/json'],
  ['/images/fahrrad.svg', 200, 'image/svg+xml'],
  ['/nothing-here', 404, 'text/html'],
  ['/magazin/nothing-here', 404, 'text/html'],
  ['/images', 404, 'text/html'],
  ['/404', 404, 'text/html'],
  ['/_headers', 404, 'text/html'],
  ['/_redirects', 404, 'text/html'],
  ['/_nginx.conf', 404, 'text/html'],
])('%s answers with %i', async (path, status, type) => {
  const answer = await get(path);
  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
    status,
    type: expect.stringContaining(type),
  });
  if (status === 404) expect(await answer.text()).toContain('<main');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.runIf(program).each([
  ['/preise/', '/preise'],
  ['/leistungen/', '/leistungen'],
  ['/preise.html', '/preise'],
  ['/leistungen/wartung.html?a=1', '/leistungen/wartung?a=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (from, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, apache.url + to]);
});
