// Finds markup that nobody writes on purpose. The time of compiling grows with the square of the signs between two empty lines,
// and each list or quote inside another is a call on the stack. Without these limits, a page of 20 kB crashes the check or keeps
// it busy for minutes.
import { messageOf } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import type { TextProblem } from '../../problem/problem.ts';

const MOST_SIGNS = 1000;
const DEEPEST = 32;
const SIGN = /[*_[\]<>`!\\~#]/g;
const EMPTY_LINE = /\n[ \t]*\n/;
/** DEEPEST + 1 signs at the start of a line, each of which begins a list or a quote inside the one before. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){33}/m;

export function tooMuchIn(markdown: string): TextProblem | undefined {
  const nested = markdown.length > DEEPEST ? NESTED.exec(markdown) : null;
  if (nested)
    return {
      offset: nested.index,
      length: nested[0].length,
      ...messageOf(
        says`Lists and quotes stand inside one another more than ${the.number(DEEPEST)} deep here. Take some of the signs at the start of this line out.`,
      ),
    };
  if (markdown.length <= MOST_SIGNS) return undefined;
  let offset = 0;
  for (const part of markdown.split(EMPTY_LINE)) {
    const signs = part.match(SIGN)?.length ?? 0;
    if (signs > MOST_SIGNS)
      return {
        offset: markdown.indexOf(part, offset),
        length: part.length,
        ...messageOf(tooManySigns(signs)),
      };
    offset += part.length;
  }
  return undefined;
}

function tooManySigns(signs: number): Said {
  const [many, most] = [the.number(signs), the.number(MOST_SIGNS)];
  return otherInForm(
    says`This text holds ${many} signs such as *, [ or < without an empty line between them; at most ${most} are possible. Take out those that are none of its words, or make several paragraphs of it.`,
    says`This text holds ${many} signs that can stand for something, in one paragraph; at most ${most} are possible. Take out those that are none of its words, or make several paragraphs of it.`,
  );
}
