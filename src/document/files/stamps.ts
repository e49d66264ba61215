// Tells whether a file has changed without reading it.
import { statOf } from './folder.ts';

/** Clocks of file systems tick slowly: a file written so shortly before it was looked at may change behind the same stamp. */
const TICK_MS = 50;
/** A time without fractions may come from a disk that counts in seconds, or in two of them. */
const SLOW_TICK_MS = 2000;

export type Stamp = { mark: string; changedAt: number; tick: number };

/** Undefined where there is no file. */
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

/** Whether the stamp of a file that was read at this time can be relied on. */
export function isSettled({ changedAt, tick }: Stamp, readAt: number): boolean {
  return changedAt < readAt - tick;
}

/** Looks at each file once, and again when it has changed. Undefined where there is no file. */
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
