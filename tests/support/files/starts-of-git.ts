import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/** Counts how often Git is started while "work" runs. */
export function startsOfGit(work: () => void): number {
  const { spawnSync } = child;
  let starts = 0;
  child.spawnSync = ((...asked: Parameters<typeof spawnSync>) => {
    starts += 1;
    return spawnSync(...asked);
  }) as typeof spawnSync;
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    child.spawnSync = spawnSync;
    syncBuiltinESMExports();
  }
  return starts;
}
