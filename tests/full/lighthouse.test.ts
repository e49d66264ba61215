// Lighthouse gives every page 100 points in each category on a phone.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serveSite } from '../../src/publish/preview-server.ts';
import { builtHtml, builtRoutes } from '../support/site/pages.ts';
import { SITE } from '../support/site/site.ts';
import { openLighthouse, type Scores } from '../support/tools/lighthouse.ts';

/** A busy machine slows a page down now and then, but a slow page is slow each time. */
const TRIES = 3;

const COMPRESSED = join(process.cwd(), '.ashlar/compressed-site');

let site: Serving;
let lighthouse: Awaited<ReturnType<typeof openLighthouse>>;

beforeAll(async () => {
  // An earlier run may have built another version.
  rmSync(COMPRESSED, { recursive: true, force: true });
  // Compressed, as hosts send it: half of Lighthouse's measure is how long the bytes take.
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--compress'], {
    env: { ...process.env, ASHLAR_OUT: COMPRESSED, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  [site, lighthouse] = await Promise.all([serveSite(COMPRESSED), openLighthouse()]);
}, 600_000);

afterAll(() => Promise.all([site?.close(), lighthouse?.close()]));

describe.each(builtRoutes(SITE))('%s', route => {
  it('has 100 points in every category', async () => {
    // A page that search engines should leave out gets no points for inviting them.
    const without = builtHtml(route, SITE).includes('content="noindex') ? ['is-crawlable'] : undefined;
    const scores = await lighthouse.look(site.url + route, { without });
    for (let tries = 1; tries < TRIES && (scores.performance?.points ?? 0) < 100; tries += 1) {
      Object.assign(scores, await lighthouse.look(site.url + route, { categories: ['performance'] }));
    }
    expect(lostPoints(scores)).toEqual([]);
  });
});

function lostPoints(scores: Scores): string[] {
  const expected = ['performance', 'accessibility', 'best-practices', 'seo'];
  return expected.flatMap(category => {
    const { points = 0, lost = [] } = scores[category] ?? {};
    return points === 100 ? [] : [`${category} ${points}: ${lost.join(', ')}`];
  });
}
