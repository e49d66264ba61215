// Decides what time it is, and so what is public. With ASHLAR_NOW you see today what the site will be on a later day.

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

/** Gives one and the same time to everything made from it. */
export function stopped(now: () => number): () => number {
  const instant = now();
  return () => instant;
}
