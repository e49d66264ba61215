// Takes the processor away from the descendants of a process: again and again some of them stand still for a moment, as on a
// machine that is busy with other work. It ends with its input, so with whoever started it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Up to more than a second, to find tests that rely on an answer within half a second too. */
const STANDS_MS = [50, 1200] as const;
const GOES_MS = [50, 700] as const;

/** Every second process stands still in a burst. */
const SHARE = 0.5;

/** A shell of its own stops the processes and lets them go on, so they go on whatever happens to this one. */
export function stopFor(milliseconds: number, pids: number[]): void {
  if (pids.length === 0) return;
  const script = 'kill -STOP "$@"; sleep "$0"; kill -CONT "$@"';
  const words = [milliseconds / 1000, ...pids].map(String);
  spawn('sh', ['-c', script, ...words], { detached: true, stdio: 'ignore' }).unref();
}

/** Lists the processes below this one, from what Linux says of each. */
export function descendantsOf(ancestor: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), parentOf(name)] as const);
  const found = [ancestor];
  for (const pid of found)
    found.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return found.slice(1);
}

/** The name of the program stands in brackets before, and may contain any sign. */
function parentOf(pid: string): number | undefined {
  try {
    const [, parent] =
      / \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '')) ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}

function burst(ancestor: number): void {
  const lasts = between(...STANDS_MS);
  stopFor(
    lasts,
    descendantsOf(ancestor).filter(() => Math.random() < SHARE),
  );
  setTimeout(burst, lasts + between(...GOES_MS), ancestor);
}

function between(least: number, most: number): number {
  return Math.round(least + Math.random() * (most - least));
}

const [ancestor] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && ancestor) {
  process.stdin.on('end', () => process.exit()).resume();
  burst(Number(ancestor));
}
