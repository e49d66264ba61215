// The finished site of this repository, built once for a whole run of tests and served as a host would.
import { join } from 'node:path';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';

export const SITE = join(process.cwd(), '.ashlar/test-site');

/** The day of the built site: what waits for its day is there, so that no page changes overnight. */
export const DAY = '2100-01-01';

export function serveBuiltSite(): Promise<Serving> {
  return serveSite(SITE);
}
