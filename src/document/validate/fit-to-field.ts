// A pasted text can become a list of paragraphs or one line. Tries both, and chooses the one that its field takes.
import type { ValidateFunction } from 'ajv';
import { applyEdits } from '../json/edits.ts';
import { parse } from '../json/parse.ts';
import type { Source } from '../problem/document.ts';
import type { Problem, Saying } from '../problem/problem.ts';
import { validate } from './validate.ts';

export function fitToField(
  problem: Problem,
  inOneLine: Saying | undefined,
  source: Source,
  check: ValidateFunction,
): Problem {
  const against = ({ fix }: Saying) => {
    const { parsed } = parse({ ...source, text: applyEdits(source.text, fix ? [fix] : []) });
    return parsed && validate(parsed, check).length;
  };
  const [asItIs = 0, asLine = 0] = inOneLine ? [against(problem), against(inOneLine)] : [];
  return asItIs > asLine ? { ...problem, ...inOneLine } : problem;
}
