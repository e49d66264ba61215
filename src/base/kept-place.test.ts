import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearKept, keptPlace } from './kept-place.mjs';

const MODULE = pathToFileURL(join(import.meta.dirname, 'kept-place.mjs')).href;
let around = '';
let site = '';

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-kept-place-')));
  site = join(around, 'site');
  mkdirSync(site);
});

afterEach(() => rmSync(around, { recursive: true, force: true }));

/** Runs in its own process with only these variables. */
function placeIn(env: { [name: string]: string }, code = ''): string {
  const script = `import { keptPlace } from '${MODULE}'; ${code} process.stdout.write(keptPlace(process.argv[1]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, site], {
    env: { PATH: process.env.PATH ?? '', TMPDIR: around, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toBe('');
  return stdout;
}

/** Nothing can be kept, so the folder has a random name and is gone when the process ends. */
function expectNothingKept(place: string): void {
  expect(dirname(dirname(place))).toBe(around);
  expect(basename(dirname(place))).toMatch(/^ashlar-kept-\d+-/);
  expect(existsSync(dirname(place))).toBe(false);
}

describe('what is kept of a site', () => {
  it('stands in the cache folder of the person, for nobody else', () => {
    const home = join(around, 'home');
    mkdirSync(home);
    const place = placeIn({ HOME: home });
    const cache = process.platform === 'darwin' ? 'Library/Caches' : '.cache';
    expect(dirname(place)).toBe(join(home, cache, 'ashlar'));
    for (const folder of [place, dirname(place)]) expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  });

  it('stands where the system or the person says', () => {
    expect(dirname(placeIn({ ASHLAR_KEPT: join(around, 'named') }))).toBe(join(around, 'named'));
    if (process.platform === 'linux')
      expect(dirname(placeIn({ HOME: around, XDG_CACHE_HOME: join(around, 'xdg') }))).toBe(
        join(around, 'xdg/ashlar'),
      );
  });

  it('is another one for a copy of the site, and the same through a link', () => {
    const copy = join(around, 'copy');
    mkdirSync(copy);
    symlinkSync(site, join(around, 'link'));
    expect(keptPlace(copy)).not.toBe(keptPlace(site));
    expect(keptPlace(join(around, 'link'))).toBe(keptPlace(site));
  });

  const UNFIT: { name: string; env: () => { [name: string]: string } }[] = [
    { name: 'there is no home', env: () => ({ HOME: join(around, 'file/home') }) },
    { name: 'a file stands in its place', env: () => ({ ASHLAR_KEPT: join(around, 'file') }) },
    { name: 'a link stands in its place', env: () => ({ ASHLAR_KEPT: join(around, 'link') }) },
    { name: 'others may write into it', env: () => ({ ASHLAR_KEPT: join(around, 'open') }) },
    { name: 'it is below the site', env: () => ({ ASHLAR_KEPT: join(site, 'kept') }) },
    { name: 'it is named without its folder', env: () => ({ ASHLAR_KEPT: 'kept' }) },
    // Where no folder can be made, Node says that the one above is missing.
    { name: 'the home takes no folders', env: () => ({ HOME: '/proc' }) },
    { name: 'it is in a place that takes no folders', env: () => ({ ASHLAR_KEPT: '/proc/a/b/c' }) },
  ];

  it.each(UNFIT)('lasts as long as the command where $name', ({ env }) => {
    writeFileSync(join(around, 'file'), '');
    symlinkSync(site, join(around, 'link'));
    mkdirSync(join(around, 'open'));
    chmodSync(join(around, 'open'), 0o777);
    expectNothingKept(placeIn(env()));
    expect(readdirSync(site)).toEqual([]);
  });

  it('is not looked for in a place of the site that is a link, or somebody else’s', () => {
    const kept = join(around, 'kept');
    const place = placeIn({ ASHLAR_KEPT: kept });
    rmSync(place, { recursive: true });
    symlinkSync(site, place);
    expectNothingKept(placeIn({ ASHLAR_KEPT: kept }));
    if (process.getuid?.() !== 0) return;
    rmSync(place);
    mkdirSync(place);
    chownSync(place, 65_534, 65_534);
    expectNothingKept(placeIn({ ASHLAR_KEPT: kept }));
  });

  it('serves what a process starts as well, where it lasts as long as that', () => {
    const env = { ASHLAR_KEPT: 'nowhere' };
    const child =
      "import('node:child_process').then(({ execFileSync }) => execFileSync(process.execPath, ['--input-type=module', '-e', `import { keptPlace } from '${MODULE}'; process.stdout.write(keptPlace(process.argv[1]));`, process.argv[1]], { encoding: 'utf8' }))".replaceAll(
        '${MODULE}',
        MODULE,
      );
    const [own, childs] = placeIn(
      env,
      `process.stdout.write(keptPlace(process.argv[1]) + ' ' + await ${child} + ' ');`,
    ).split(' ');
    expect(childs).toBe(own);
  });
});

describe('what is kept of others', () => {
  /** Makes a place that was last used so many days ago. */
  function usedBefore(days: number, of: string): string {
    const place = placeOf(of);
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(place, 'site.json'), then, then);
    return place;
  }

  function placeOf(of: string): string {
    const before = site;
    mkdirSync(of, { recursive: true });
    site = of;
    const place = placeIn({ ASHLAR_KEPT: join(around, 'kept') });
    site = before;
    return place;
  }

  it('goes when the site has gone, or nobody has worked with it for long, and a new place is made', () => {
    const [gone, justGone, old, used] = [
      usedBefore(8, join(around, 'gone')),
      usedBefore(6, join(around, 'just-gone')),
      usedBefore(181, join(around, 'old')),
      usedBefore(179, join(around, 'used')),
    ];
    for (const name of ['gone', 'just-gone']) rmSync(join(around, name), { recursive: true });
    placeOf(join(around, 'new'));
    expect([gone, justGone, old, used].map(existsSync)).toEqual([false, true, false, true]);
  });

  it('stays where another process has made the place and not yet said whose it is', () => {
    const place = placeOf(join(around, 'begun'));
    rmSync(join(place, 'site.json'));
    placeOf(join(around, 'new'));
    expect(existsSync(place)).toBe(true);
  });

  it('stays where it was used again', () => {
    const place = usedBefore(300, join(around, 'again'));
    placeOf(join(around, 'again'));
    placeOf(join(around, 'new'));
    expect(existsSync(place)).toBe(true);
  });
});

it('is cleared on demand, except for what is no copy, or in use', () => {
  const place = keptPlace(site);
  const stay = [
    'building',
    'client',
    'journal-key',
    'journal-turns.json',
    'links',
    'program',
    'saving',
    'site.json',
    'vite',
    'waiting',
  ];
  for (const name of ['pictures', 'checked.json', ...stay])
    if (name !== 'site.json') mkdirSync(join(place, name));
  clearKept(site);
  expect(readdirSync(place).sort()).toEqual(stay);
});
