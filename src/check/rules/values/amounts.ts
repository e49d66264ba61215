// Checks amounts of money: their digits after the point suit the currency, and a name in braces stands for an amount.

import { rounded } from '../../../base/amounts/written-number.ts';
import type { Path } from '../../../base/json-value.ts';
import { decimalsOf, isCurrency } from '../../../base/language.ts';
import { otherInForm, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { changeInto } from '../../../document/problem/fix-texts.ts';
import { nodeAt } from '../../../document/problem/nodes.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const amounts: Rule = subject => {
  const { currency } = siteFacts(subject.library);
  return [...subject.ofKind('money'), ...subject.ofKind('siteValue')].flatMap(({ kind, value, path }) => {
    if (typeof value === 'string') return kind === 'money' ? nameProblems(value, path, subject) : [];
    if (typeof value !== 'number' || currency === undefined || !isCurrency(currency)) return [];
    return digitProblems(value, path, currency, subject);
  });
};

function digitProblems(value: number, path: Path, currency: string, { say, parsed }: RuleInput): Problem[] {
  const decimals = decimalsOf(currency);
  const meant = rounded(value, decimals);
  const [code, instead] = [the.sign(currency), the.number(meant)];
  const written = decimals > 2 ? undefined : partedThousands(path, parsed);
  if (written !== undefined) {
    const read = the.sign(decimals === 0 ? value : meant.toFixed(decimals));
    const [whole, exact] = [the.sign(written.replace('.', '')), the.sign(meant.toFixed(decimals))];
    const message = together(
      says`${the.sign(written)} is read as ${read}: a number has nothing between its thousands.`,
      decimals === 0 && value !== meant
        ? says`Amounts in ${code} are whole: write ${whole}, or ${exact}.`
        : says`Write ${whole}, or ${exact}.`,
    );
    return [{ ...say(path, message), ...(value === meant && { level: 'warning' }) }];
  }
  if (value === meant) return [];
  const message =
    decimals === 0
      ? says`Amounts in ${code} are whole: write ${instead}, not ${the.number(value)}.`
      : says`Amounts in ${code} have at most ${the.count(decimals, 'digit')} after the point: write ${instead}, not ${the.number(value)}.`;
  return [say(path, message)];
}

/** An author may write 1.200 for twelve hundred, as half of the world does, but JSON reads 1.2. */
function partedThousands(path: Path, parsed: RuleInput['parsed']): string | undefined {
  const { source } = parsed;
  // Finding a number's place takes time, so it is asked only if the file has such a number.
  if (!/\d\.\d{3}/.test(source.text)) return undefined;
  const node = nodeAt(parsed.tree, path);
  const written = node && source.text.slice(node.offset, node.offset + node.length);
  return written !== undefined && /^-?\d{1,3}\.\d{3}$/.test(written) ? written : undefined;
}

/** A name such as "{report}" has to be a number among the values of the site document. */
function nameProblems(written: string, path: Path, { library, parsed, say }: RuleInput): Problem[] {
  const { values, amounts } = siteFacts(library);
  const name = written.slice(1, -1);
  if (!values || amounts.has(name) || !/^\{\w+\}$/.test(written)) return [];
  const others = amounts.offered.map(inQuotes);
  const value = the.value(name);
  if (values.has(name)) {
    const message =
      others.length > 0
        ? says`${value} stands for words, not for an amount. Write a number, or ${the.list(others, 'or')}.`
        : otherInForm(
            says`${value} stands for words, not for an amount. Write a number, or a number among the ${the.field('values')}, such as "report": 700.`,
            says`${value} stands for words, not for an amount. Write a number.`,
          );
    return [say(path, message)];
  }
  const meant = nearest(name, amounts.offered);
  const hint = meant
    ? says`Did you mean ${the.value(meant)}?`
    : others.length > 0
      ? says`It has ${the.list(others, 'and')}.`
      : says`Write a number.`;
  const sure = clearlyNearest(name, amounts.offered);
  const span = valueSpan(parsed, path);
  const fix = sure && changeInto(span, inQuotes(sure), JSON.stringify(`{${sure}}`));
  const message = together(says`The site document has no amount ${value}.`, hint);
  return [say(path, message, { span, ...(fix && { fix }) })];
}

/** As the file holds it. */
function inQuotes(name: string): SaidPart {
  return otherInForm(says`${the.text(`{${name}}`)}`, says`${the.value(name)}`);
}
