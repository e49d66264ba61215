import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTemporaries, placeForMany, plainPlace } from '../../support/files/temporaries.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'ashlar-place-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true, force: true });
});

function leave(name: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'ashlar-check-abc'), { recursive: true });
  writeFileSync(join(folder, 'ashlar-check-abc/page.json'), '{}');
  return folder;
}

describe('the temporaries of a run', () => {
  it('are where its processes put them, and go with it', () => {
    const { folder, env, remove } = openTemporaries(place);
    const asked = spawnSync(process.execPath, ['-p', 'os.tmpdir()'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(asked.stdout.trim()).toBe(folder);
    remove();
    expect(existsSync(folder)).toBe(false);
  });

  it.runIf(process.platform !== 'win32')('are elsewhere where a program would trip over the place', () => {
    expect(plainPlace(place)).toBe(place);
    for (const odd of ['/home/a person/tmp', '/tmp/näme', "/tmp/it's", `/tmp/${'long/'.repeat(20)}`])
      expect(plainPlace(odd)).toBe('/tmp');
  });

  it('are swept away by the next run where theirs was killed, and by no other', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const killed = leave(`ashlar-tests-${pid}-abcdef`);
    const running = leave(`ashlar-tests-${process.ppid}-abcdef`);
    const stranger = leave('ashlar-tests-of-mine');
    openTemporaries(place);
    expect([killed, running, stranger].map(existsSync)).toEqual([false, true, true]);
  });

  it.skipIf(process.platform !== 'linux')(
    'are in memory where that has room, unless somebody has named a folder',
    () => {
      vi.stubEnv('TMPDIR', join(place, 'named'));
      expect(placeForMany(place, 1)).toBe(join(place, 'named'));
      vi.stubEnv('TMPDIR', undefined);
      expect(placeForMany(place, 1)).toBe(place);
      expect(placeForMany(place, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
      expect(placeForMany(join(place, 'nowhere'), 1)).toBe(tmpdir());
      expect(readdirSync(place)).toEqual([]);
    },
  );
});
