// The two sites of the tests, each built once for a whole run and served as a host would.
import { join } from 'node:path';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';

/** The finished site of this repository. What its words promise is in tests/promises.json; nothing else holds them. */
export const SITE = join(process.cwd(), '.ashlar/test-site');

/** The finished second site. What the engine does is tested on it, as its words are nobody's but the tests'. */
export const SECOND_SITE = join(process.cwd(), '.ashlar/second-site');

/** Its pages and blocks: of another language, currency and look than the first, small, with every kind of block. */
export const SECOND_CONTENT = join('tests', 'second-site');

/** The day of the built sites: what waits for its day is there, so that no page changes overnight. */
export const DAY = '2100-01-01';

export function serveSecondSite(): Promise<Serving> {
  return serveSite(SECOND_SITE);
}
