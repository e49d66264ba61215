// Lets builds of one site run one after another, because each moves files that the other would be reading.
import { join } from 'node:path';
import { oneAtATime } from '../base/files/one-at-a-time.ts';
import { keptPlace } from '../base/kept-place.mjs';

export function whenNobodyBuilds<T>(site: string, work: () => Promise<T>): Promise<T> {
  const sayWaits = (waited: number) => {
    if (waited === 0)
      console.error('Another build of this site is at work. This one begins when it has ended.');
  };
  return oneAtATime(join(keptPlace(site), 'building'), sayWaits, work);
}
