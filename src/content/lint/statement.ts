// What a document says about the price or the time of something that has a name.
import type { Path } from '../document.ts';
import type { Span } from '../problem.ts';
import type { Amount } from './amounts.ts';
import type { LintSubject } from './subject.ts';

export type Statement = {
  kind: Amount['kind'];
  /** The name as it is written here, and as it is compared. */
  name: string;
  key: string;
  value: string;
  shown: string;
  path: Path;
  span: Span;
  subject: LintSubject;
};
