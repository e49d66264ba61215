// Works through many things without keeping everybody else waiting for an answer.
import { setImmediate } from 'node:timers/promises';

/** Longer than this, nobody else gets an answer meanwhile. */
const SLICE_MS = 20;

export async function inSlices<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void): Promise<void> {
  let began = performance.now();
  for (const thing of things) {
    work(thing);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
