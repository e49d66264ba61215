// Frees memory during long work. If the machine has much memory, Node collects garbage late, and pages that nobody needs pile
// up.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const PAGES_BETWEEN = 100;
const ENOUGH = 200_000_000;

/** Returns a function to call once for each page. Every hundred pages, it frees memory if much is used. */
export function openMemory(): () => void {
  let count = 0;
  let most = ENOUGH;
  let tidy: (() => void) | undefined;
  return () => {
    count += 1;
    if (count % PAGES_BETWEEN !== 0 || used() < most) return;
    tidy ??= garbageCollector();
    tidy();
    // If more than that is really needed, the next cleaning waits until half as much again is used.
    most = Math.max(ENOUGH, used() * 1.5);
  };
}

function used(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
