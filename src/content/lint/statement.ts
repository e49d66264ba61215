// What a document says about the price or the time of something that has a name. The document itself is not kept for it.
import type { Parsed, Path } from '../document.ts';
import { valueSpan } from '../place.ts';
import type { Span } from '../problem.ts';
import { spanIn } from '../prose.ts';
import type { Amount } from './amounts.ts';

/** A value, or a part of one. */
export type Spot = { file: string; path: Path; part?: Span };

export type Statement = Spot & {
  kind: Amount['kind'];
  /** The name as it is written here, and as it is compared. */
  name: string;
  key: string;
  value: string;
  shown: string;
};

export function spanOf({ path, part }: Spot, parsed: Parsed): Span {
  return part ? spanIn(parsed, { path, ...part }) : valueSpan(parsed, path);
}
