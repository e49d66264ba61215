// A folder's path in, the folder made with all that it stands in. Comes out: the first folder that was not there before.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { plainly } from '../base/failure.ts';

export function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw plainly(reasonFor(folder) ?? error);
  }
}

/** Node says of a disk that is full or locked that the folder does not exist, unless it is asked for one folder alone. */
function reasonFor(folder: string): unknown {
  let missing = folder;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  try {
    mkdirSync(missing);
    return undefined;
  } catch (error) {
    return error;
  }
}
