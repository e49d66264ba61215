// Tells the time, which decides what is public. With ASHLAR_NOW set to a later day, you see today how the site will look then.

import { Failure } from '../failure.ts';
import { instantOf } from './dates.ts';

export function clock(text: string | undefined = process.env.ASHLAR_NOW): () => number {
  if (!text) return Date.now;
  const instant = instantOf(text, 'UTC');
  if (instant === undefined) {
    throw new Failure(
      `ASHLAR_NOW is "${text}", which is no time. Write a day, such as "2026-12-01", or "2026-12-01T09:00+00:00".`,
    );
  }
  return () => instant;
}

/** Stops the clock, so that everything in one run is done at the same time. */
export function stopped(now: () => number): () => number {
  const instant = now();
  return () => instant;
}
