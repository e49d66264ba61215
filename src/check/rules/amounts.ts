// Checks amounts of money: their digits after the point suit the currency, and a name in braces stands for an amount.
import type { Path } from '../../base/json-value.ts';
import { decimalsOf, isCurrency } from '../../base/language.ts';
import { counted, listed } from '../../base/words.ts';
import { rounded } from '../../base/written-number.ts';
import { clearlyNearest, nearest } from '../../document/problem/did-you-mean.ts';
import { nodeAt } from '../../document/problem/nodes.ts';
import { valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

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
  const most = `Amounts in ${currency} ${decimals === 0 ? 'are whole' : `have at most ${counted(decimals, 'digit')} after the point`}`;
  const written = decimals > 2 ? undefined : partedThousands(path, parsed);
  if (written !== undefined) {
    const read = decimals === 0 ? value : meant.toFixed(decimals);
    const write = decimals === 0 && value !== meant ? `${most}: write` : 'Write';
    const message = `${written} is read as ${read}: a number has nothing between its thousands. ${write} ${written.replace('.', '')}, or ${meant.toFixed(decimals)}.`;
    return [{ ...say(path, message), ...(value === meant && { level: 'warning' }) }];
  }
  return value === meant ? [] : [say(path, `${most}: write ${meant}, not ${value}.`)];
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
  const others = amounts.offered.map(amount => `{${amount}}`);
  if (values.has(name)) {
    const choices =
      others.length > 0 ? listed(others, 'or') : `a number among the "values", such as "report": 700`;
    return [say(path, `{${name}} stands for words, not for an amount. Write a number, or ${choices}.`)];
  }
  const meant = nearest(name, amounts.offered);
  const hint = meant
    ? `Did you mean {${meant}}?`
    : others.length > 0
      ? `It has ${listed(others, 'and')}.`
      : 'Write a number.';
  const sure = clearlyNearest(name, amounts.offered);
  const mark = replacing(valueSpan(parsed, path), sure && `{${sure}}`);
  return [say(path, `The site document has no amount {${name}}. ${hint}`, mark)];
}
