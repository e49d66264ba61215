// ASHLAR_NOW in, the time that decides what is public out: what the site will be on a day to come can be seen today.

import { instantOf } from './dates.ts';
import { Failure } from './failure.ts';

export function clock(text: string | undefined = process.env.ASHLAR_NOW): () => number {
  if (!text) return Date.now;
  const instant = instantOf(text, 'UTC');
  if (instant === undefined) {
    throw new Failure(
      `ASHLAR_NOW is "${text}", which is no time. Write a day, such as "2026-12-01", or "2026-12-01T09:00+11:00".`,
    );
  }
  return () => instant;
}

/** One and the same time for all that is made from it. */
export function stopped(now: () => number): () => number {
  const instant = now();
  return () => instant;
}
