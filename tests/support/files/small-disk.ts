// Makes a small disk that can be filled and locked. Only root on Linux can do this; for others it says why not.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  fill: () => void;
  empty: () => void;
  lock: () => void;
  unlock: () => void;
  remove: () => void;
};

export function openSmallDisk(megabytes: number): { disk?: SmallDisk; why?: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { why: 'Only root on Linux can make a small disk.' };
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-disk-'));
  const mount = (...words: string[]) => execFileSync('mount', [...words, folder], { stdio: 'ignore' });
  const filler = join(folder, 'filler');
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  } catch {
    rmSync(folder, { recursive: true });
    return { why: 'This root may not mount.' };
  }
  const disk: SmallDisk = {
    folder,
    fill: () => fillWith(filler),
    empty: () => rmSync(filler, { force: true }),
    lock: () => mount('-o', 'remount,ro'),
    unlock: () => mount('-o', 'remount,rw'),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
  return { disk };
}

/** Fills the disk to the last byte. */
function fillWith(file: string): void {
  const handle = openSync(file, 'w');
  for (const bytes of [1_048_576, 4096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
}
