import type { Sides } from '../../../base/places.mjs';
import type { Library } from '../../../site/types.ts';
import type { Author } from '../copy.ts';

/** Who asks, about which site. "now" is the moment as the server knows it. */
export type Exchange = { library: Library; sides: Sides; author: Author; now: number };
