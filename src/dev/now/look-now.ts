// Reads a site's look as it is now. While one of its files cannot be read, the last good look stays.
import { ENGINE_LOOK, type SiteLook } from '../../site/look/look.ts';
import type { Library } from '../../site/types.ts';

export type LookNow = () => SiteLook;

export function openLookNow(library: () => Library): LookNow {
  let lastGood = ENGINE_LOOK;
  return () => {
    const { look, isReadable } = library().look();
    if (isReadable) lastGood = look;
    return lastGood;
  };
}
