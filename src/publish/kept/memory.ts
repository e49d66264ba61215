// Node tidies up late on a machine with much memory: thousands of pages that nobody needs any more would wait in it.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const PAGES_BETWEEN = 100;
const ENOUGH = 200_000_000;

/** To be called once a page; looks now and then how much there is. */
export function openMemory(): () => void {
  let count = 0;
  let most = ENOUGH;
  let tidy: (() => void) | undefined;
  return () => {
    count += 1;
    if (count % PAGES_BETWEEN !== 0 || used() < most) return;
    tidy ??= garbageCollector();
    tidy();
    // What is needed may be more than enough; then it is asked again later.
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
