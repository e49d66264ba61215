// The folder of a site in, its look as it is now out. While one of its files cannot be read, the last good one stays.
import { ENGINE_LOOK, readLook, type SiteLook } from '../look/look.ts';

export type LookNow = () => SiteLook;

export function openLookNow(content: string): LookNow {
  let lastGood = ENGINE_LOOK;
  return () => {
    const { look, isReadable } = readLook(content);
    if (isReadable) lastGood = look;
    return lastGood;
  };
}
