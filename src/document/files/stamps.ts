// A file in, a stamp out that changes whenever the file does, without reading it.
import { statOf } from './folder.ts';

/** Clocks of file systems tick slowly: a file written so shortly before it was looked at may change behind the same stamp. */
const TICK_MS = 50;

export type Stamp = { mark: string; changedAt: number };

/** Undefined where there is no file. */
export function stampOf(path: string): Stamp | undefined {
  const stat = statOf(path);
  if (!stat?.isFile()) return undefined;
  const { mtimeMs, ctimeMs, size, ino } = stat;
  return { mark: `${mtimeMs} ${ctimeMs} ${size} ${ino}`, changedAt: Math.max(mtimeMs, ctimeMs) };
}

/** Whether the stamp of a file that was read at this time can be relied on. */
export function isSettled({ changedAt }: Stamp, readAt: number): boolean {
  return changedAt < readAt - TICK_MS;
}
