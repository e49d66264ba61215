import type { Library } from '../../../site/types.ts';
import type { Author } from '../copy.ts';

/** Who asks, about which site. "now" is the moment as the server knows it. */
export type Exchange = { library: Library; author: Author; now: number };
