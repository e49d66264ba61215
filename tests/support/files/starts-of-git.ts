import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/** Counts how often Git is started while "work" runs. */
export function startsOfGit(work: () => void): number {
  const { starts, end } = countStarts();
  try {
    work();
  } finally {
    end();
  }
  return starts();
}

/** The same of work that waits. Nothing else may start Git meanwhile. */
export async function startsOfGitIn(work: () => Promise<void>): Promise<number> {
  const { starts, end } = countStarts();
  try {
    await work();
  } finally {
    end();
  }
  return starts();
}

function countStarts(): { starts: () => number; end: () => void } {
  const { spawnSync } = child;
  let starts = 0;
  child.spawnSync = ((...asked: Parameters<typeof spawnSync>) => {
    starts += 1;
    return spawnSync(...asked);
  }) as typeof spawnSync;
  syncBuiltinESMExports();
  return {
    starts: () => starts,
    end() {
      child.spawnSync = spawnSync;
      syncBuiltinESMExports();
    },
  };
}
