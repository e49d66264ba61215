// Keeps photographs that authors have sent until they are used. They wait outside the site, in a folder that is made like a site, so
// that everything which knows pictures of a site knows them too.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keptPlace } from '../../../base/kept-place.mjs';
import { PUBLIC_FOLDER } from '../../../document/files/public.ts';
import type { Crop } from '../../../document/pictures/variant.ts';
import { isWaiting, sizeOfWaiting, WAITING_FOLDER } from '../../model/photographs.ts';

const DAY_MS = 86_400_000;
/** A draft that uses the photograph may be as old. */
const KEPT_DAYS = 30;
/** More than anybody leaves undescribed. Each has up to 25 MB. */
const MOST = 50;
/** No photograph takes longer to arrive. */
const ARRIVING_MS = 600_000;
/** The file has this name, and the ending that its sender gave it, until it is known to be a photograph. */
export const ARRIVING = '_arriving';

export function waitingRoot(site: string): string {
  return join(keptPlace(site), 'waiting/photographs');
}

/** "src" is a path below the public folder, "/images/…". */
export function pathOfWaiting(site: string, src: string): string {
  return join(waitingRoot(site), PUBLIC_FOLDER, src);
}

/** The part that the address of a waiting photograph asks for. Null if the photograph has no such part. */
export function partIn(address: string): Crop | undefined | null {
  const [src = '', asked] = address.split('?');
  if (asked === undefined) return undefined;
  const size = sizeOfWaiting(src);
  if (!size || !/^[0-9]{1,5}(?:,[0-9]{1,5}){3}$/.test(asked)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = asked.split(',').map(Number);
  const isInside = left + width <= size.width && top + height <= size.height;
  return isInside && width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Whether a photograph of this address is there and waits. */
export function isThereStill(site: string, src: string): boolean {
  return isWaiting(src) && existsSync(pathOfWaiting(site, src));
}

/** Deletes what was cut off, what is old, and the oldest of too many. */
export function tidyWaiting(site: string, now = Date.now()): void {
  const folder = pathOfWaiting(site, WAITING_FOLDER);
  if (!existsSync(folder)) return;
  const all = readdirSync(folder)
    .flatMap(name => {
      const path = join(folder, name);
      const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      return since === undefined ? [] : { path, age: now - since };
    })
    .sort((a, b) => a.age - b.age);
  all.forEach(({ path, age }, index) => {
    const isCutOff = age > ARRIVING_MS && readdirSync(path).every(name => name.startsWith(ARRIVING));
    if (isCutOff || age > KEPT_DAYS * DAY_MS || index >= MOST) rmSync(path, { recursive: true, force: true });
  });
}
