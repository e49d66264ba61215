// Which folders Vite reaches through a link, and by which path.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '../base/failure.ts';
import { keptPlace } from '../base/kept-place.mjs';
import { plainPlaces } from './plain-places.ts';

const around = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-plain-')));
const [plain, odd] = [join(around, 'plain'), join(around, 'café? #1 100%')];
const ENGINE = 'node_modules/ashlar';
for (const folder of [plain, odd]) mkdirSync(join(folder, ENGINE), { recursive: true });
afterEach(() => vi.unstubAllEnvs());
process.on('exit', () => rmSync(around, { recursive: true, force: true }));

const places = (site: string, engine: string) => ({ site, engine, out: join(site, 'dist') });
const links = (site: string) => join(keptPlace(site), 'links');

it('a folder with a plain path is reached by it', () => {
  const plainly = places(plain, join(plain, ENGINE));
  expect(plainPlaces(plainly)).toEqual(plainly);
});

it.each([
  ['an odd path with the engine in it', odd, join(odd, ENGINE), 'site', `site/${ENGINE}`],
  ['an odd path with the engine elsewhere', odd, plain, 'site', plain],
  ['a plain path with the engine at an odd one', plain, odd, plain, 'engine'],
])('a site at %s', (_, site, engine, siteNow, engineNow) => {
  const at = (path: string) => (path === plain ? path : join(links(site), path));
  const found = plainPlaces(places(site, engine));
  expect(found).toEqual({ site: at(siteNow), engine: at(engineNow), out: join(at(siteNow), 'dist') });
  expect([found.site, found.engine].map(path => realpathSync(path))).toEqual([site, engine]);
  // A second server does the same.
  expect(plainPlaces(places(site, engine))).toEqual(found);
});

it('is told where no path is plain', () => {
  vi.stubEnv('ASHLAR_KEPT', join(around, 'kept #1'));
  expect(() => plainPlaces(places(odd, plain))).toThrow(
    new Failure(
      `"npm start" cannot serve a folder with "#" in its path: ${odd}. Give the folder that has it another name, and start again.`,
    ),
  );
});
