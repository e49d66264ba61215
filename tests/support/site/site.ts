// The two sites of the tests, each built once for a whole run and served as a host would.
import { join } from 'node:path';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';

/** The finished site of this repository. Only tests/promises.json says anything about its words. */
export const SITE = join(process.cwd(), '.ashlar/test-site');

/** The finished second site. Tests of the engine use it, because its words belong to the tests. */
export const SECOND_SITE = join(process.cwd(), '.ashlar/second-site');

/** The content of the second site: small, with every kind of block, in another language, currency and look. */
export const SECOND_CONTENT = join('tests', 'second-site');

/** The day of the built sites, far ahead, so that every scheduled page is there and none changes overnight. */
export const DAY = '2100-01-01';

export function serveSecondSite(): Promise<Serving> {
  return serveSite(SECOND_SITE);
}
