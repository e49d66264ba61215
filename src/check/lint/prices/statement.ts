// What a document says about the price or the time of something that has a name. The document itself is not kept for it.
import type { Path } from '../../../base/json-value.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Span } from '../../../document/problem/problem.ts';
import { spanIn } from '../../../document/text/markdown-places.ts';
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
  isForeign?: boolean;
  /** The sentence that says it. */
  words?: string;
};

export function spanOf({ path, part }: Spot, parsed: Parsed): Span {
  return part ? spanIn(parsed, { path, ...part }) : valueSpan(parsed, path);
}
