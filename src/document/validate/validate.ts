// Reports everything that the schemas find wrong with a document.
import type { ValidateFunction } from 'ajv';
import type { Locale } from '../../base/language.ts';
import type { Parsed } from '../problem/document.ts';
import type { Problem } from '../problem/problem.ts';
import { isRight } from './is-right.ts';
import { findingsOf } from './messages/finding.ts';
import { type Mistake, mistakesOf } from './messages/mistakes.ts';
import { problemOf } from './messages/problems.ts';
import { isFilledBy, isInside, misplacedIn, misplacedProblem } from './misplaced.ts';
import { blocksOfOtherType, otherTypeProblem, typesOf } from './other-type.ts';

export { compileSchema } from './compile-schema.ts';

export function validate(parsed: Parsed, check: ValidateFunction, locale?: Locale): Problem[] {
  if (isRight(parsed.value, check, parsed.source.text.length)) return [];
  const all = mistakesOf(findingsOf(check.errors ?? [], parsed, locale));
  const misplaced = misplacedIn(all, typesOf(check));
  const mistakes = all.filter(
    mistake => !misplaced.some(thing => isInside(mistake, thing) || isFilledBy(mistake, thing)),
  );
  const strangers = blocksOfOtherType(
    parsed,
    mistakes.map(({ finding }) => finding.path),
    check,
  );
  const isStrange = ({ finding: { path } }: Mistake) =>
    path[0] === 'blocks' && strangers.has(Number(path[1]));
  return [
    ...mistakes.filter(mistake => !isStrange(mistake)).map(mistake => problemOf(mistake, parsed)),
    ...misplaced.map(thing => misplacedProblem(thing, parsed)),
    ...[...strangers].map(([index, types]) => otherTypeProblem(parsed, index, types, mistakes)),
  ];
}
