// Tells whether a file has changed without reading it.
import { statOf } from './folder.ts';

/**
 * The clock of a file system ticks slowly. If a file was written less than this before it was read, another change can follow
 * within the same tick and leave the same time.
 */
const TICK_MS = 50;
/** A time in whole seconds may come from a disk that counts in steps of one second, or of two. */
const SLOW_TICK_MS = 2000;

export type Stamp = { mark: string; changedAt: number; tick: number };

/** Undefined if there is no file. */
export function stampOf(path: string): Stamp | undefined {
  const stat = statOf(path);
  if (!stat?.isFile()) return undefined;
  const { mtimeMs, ctimeMs, size, ino } = stat;
  const isSlow = [mtimeMs, ctimeMs].some(time => time % 1000 === 0);
  return {
    mark: `${mtimeMs} ${ctimeMs} ${size} ${ino}`,
    changedAt: Math.max(mtimeMs, ctimeMs),
    tick: isSlow ? SLOW_TICK_MS : TICK_MS,
  };
}

/** Whether the same stamp later on means the same content, for a file that was read at this time. */
export function isSettled({ changedAt, tick }: Stamp, readAt: number): boolean {
  return changedAt < readAt - tick;
}

/** Looks at a file again only after it has changed. Undefined if there is no file. */
export function lookOnce<Seen>(look: (path: string) => Seen): (path: string) => Seen | undefined {
  const known = new Map<string, { mark: string; readAt: number; seen: Seen }>();
  return path => {
    const stamp = stampOf(path);
    if (!stamp) return undefined;
    const last = known.get(path);
    if (last?.mark === stamp.mark && isSettled(stamp, last.readAt)) return last.seen;
    const readAt = Date.now();
    const seen = look(path);
    known.set(path, { mark: stamp.mark, readAt, seen });
    return seen;
  };
}
