// Fits a mistake of syntax to its field. A pasted text can become a list of paragraphs or one line, and a word without quotation
// marks may stand where no text belongs: "hidden": yes.
import type { ValidateFunction } from 'ajv';
import { applyEdits } from '../json/edits.ts';
import { parse } from '../json/parse.ts';
import type { Source } from '../problem/document.ts';
import type { OfField, Problem, Saying } from '../problem/problem.ts';
import { validate } from './validate.ts';

export function fitToField(
  problem: Problem,
  { inOneLine, inQuotes }: OfField = {},
  source: Source,
  check: ValidateFunction,
): Problem {
  const against = ({ fix }: Saying) => {
    const { parsed } = parse({ ...source, text: applyEdits(source.text, fix ? [fix] : []) });
    return parsed && validate(parsed, check);
  };
  if (inOneLine) {
    const [asItIs, asLine] = [against(problem)?.length ?? 0, against(inOneLine)?.length ?? 0];
    return asItIs > asLine ? { ...problem, ...inOneLine } : problem;
  }
  const refused =
    inQuotes && problem.fix ? against(problem)?.find(other => isAtOnePlace(other, problem)) : undefined;
  if (!refused) return problem;
  const { where, message, said } = refused;
  return { ...problem, where, message, ...(said && { said }), fix: undefined };
}

function isAtOnePlace(one: Problem, other: Problem): boolean {
  return one.line === other.line && one.column === other.column;
}
