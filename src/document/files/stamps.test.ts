import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isSettled, lookOnce, stampOf } from './stamps.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-stamps-'));
const file = join(folder, 'page.json');

afterAll(() => rmSync(folder, { recursive: true }));

function stampAt(seconds: number) {
  writeFileSync(file, 'text');
  utimesSync(file, seconds, seconds);
  const stamp = stampOf(file);
  if (!stamp) throw new Error('There is no file.');
  return stamp;
}

it('relies on a stamp a little after it came, and after two seconds where the disk may count in seconds', () => {
  const now = Date.now() / 1000;
  const fine = stampAt(Math.floor(now) + 0.123);
  expect(isSettled(fine, fine.changedAt + 49)).toBe(false);
  expect(isSettled(fine, fine.changedAt + 51)).toBe(true);
  const slow = stampAt(Math.floor(now));
  expect(isSettled(slow, slow.changedAt + 1999)).toBe(false);
  expect(isSettled(slow, slow.changedAt + 2001)).toBe(true);
});

it('looks once at a file that stays as it is, and again at one that is too young to tell', async () => {
  let count = 0;
  const look = lookOnce(() => {
    count += 1;
    return count;
  });
  stampAt(Math.floor(Date.now() / 1000) + 0.123);
  expect([look(file), look(file)]).toEqual([1, 2]);
  const isKept = () => {
    const seen = look(file);
    return look(file) === seen;
  };
  await expect.poll(isKept).toBe(true);
  const seen = look(file);
  writeFileSync(file, 'more');
  expect(look(file)).not.toBe(seen);
  rmSync(file);
  expect(look(file)).toBe(undefined);
});
