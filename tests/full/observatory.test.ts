// Mozilla's HTTP Observatory judges every address of the site, behind nginx with https as docs/publishing.md sets it up.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf, oneOfEachKind, type SiteOfAllKinds, siteOfAllKinds } from '../support/hosts/kinds.ts';
import { type SecureNginx, startSecureNginx } from '../support/hosts/nginx.ts';
import { type Judgement, judge } from '../support/hosts/observatory.ts';

/** The most for a site without cookies, requests to other sites or scripts from them. */
const HIGHEST = 130;
/** Points that such a site cannot get: for a cookie, a script from elsewhere, a place in the browsers' own list of hosts. */
const OUT_OF_REACH: { [test: string]: string } = {
  cookies: 'cookies-not-found',
  'strict-transport-security': 'hsts-implemented-max-age-at-least-six-months',
  'subresource-integrity': 'sri-not-implemented',
};

let site: SiteOfAllKinds;
let nginx: SecureNginx;
let judgements: Judgement[];

beforeAll(async () => {
  site = siteOfAllKinds();
  nginx = await startSecureNginx(site.folder);
  judgements = judge(nginx, [...addressesOf(site.folder), '/nothing-here', '/blog/nothing-here']);
}, 1_200_000);

afterAll(() => {
  nginx?.stop();
  site?.remove();
});

describe('every answer', () => {
  it('is looked at, of every kind', () => {
    expect(judgements.length).toBeGreaterThan(50);
    const kinds = [...oneOfEachKind(site.folder).keys()].sort();
    expect(kinds).toEqual('avif css jpg js json page png svg txt webmanifest webp woff2 xml'.split(' '));
    const missing = judgements.filter(({ status }) => status === 404).map(({ path }) => path);
    expect(missing.filter(path => !path.endsWith('/404'))).toEqual(['/nothing-here', '/blog/nothing-here']);
  });

  it(`has ${HIGHEST} points`, () => {
    expect(judgements.filter(({ score }) => score !== HIGHEST).map(told)).toEqual([]);
  });

  it('passes each test with all the points that it can have', () => {
    for (const { path, results } of judgements) {
      expect(results).toHaveLength(10);
      for (const { test, result, passed, points, most } of results) {
        expect({ path, test, result, passed }).toEqual({ path, test, result, passed: true });
        const reason = OUT_OF_REACH[test];
        if (points < most)
          expect({ path, test, result }).toMatchObject({
            result: expect.stringContaining(reason ?? 'all its points'),
          });
      }
    }
  });
});

function told({ path, score, results }: Judgement): string {
  const lost = results.filter(({ points, most }) => points < most).map(({ result }) => result);
  return `${path} ${score}: ${lost.join(', ')}`;
}
