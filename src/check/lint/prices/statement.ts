// A statement gives the price or time of a named thing. It keeps only the place, not the document.
import type { Path } from '../../../base/json-value.ts';
import type { Parsed } from '../../../document/problem/document.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Span } from '../../../document/problem/problem.ts';
import { spanIn } from '../../../document/text/markdown-places.ts';
import type { Amount } from './amounts.ts';

/** The place of a value or of a part of it. */
export type Spot = { file: string; path: Path; part?: Span };

export type Statement = Spot & {
  kind: Amount['kind'];
  /** The name as written here, and as compared. */
  name: string;
  key: string;
  value: string;
  shown: string;
  isForeign?: boolean;
  /** The sentence with the statement. */
  words?: string;
};

export function spanOf({ path, part }: Spot, parsed: Parsed): Span {
  return part ? spanIn(parsed, { path, ...part }) : valueSpan(parsed, path);
}
