// Amounts of money: no more digits after the point than the currency of the site has.
import { isFields, type Path, valueAt } from '../../base/json-value.ts';
import { decimalsOf, isCurrency } from '../../base/language.ts';
import { counted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const amounts: Rule = subject => {
  const { currency } = siteFacts(subject.library);
  if (currency === undefined || !isCurrency(currency)) return [];
  return amountsOf(subject).flatMap(({ value, path }) => problemsOf(value, path, currency, subject));
};

/** Of the blocks, and of what search engines are told. */
function amountsOf({ pieces, fields }: RuleInput): { value: number; path: Path }[] {
  const offers = valueAt(fields, ['service', 'offers']);
  const told = (Array.isArray(offers) ? offers : []).map((offer, index) => ({
    value: isFields(offer) ? offer.price : undefined,
    path: ['service', 'offers', index, 'price'],
  }));
  return [...pieces.filter(({ kind }) => kind === 'money'), ...told].flatMap(({ value, path }) =>
    typeof value === 'number' ? { value, path } : [],
  );
}

function problemsOf(value: number, path: Path, currency: string, { say }: RuleInput): Problem[] {
  const decimals = decimalsOf(currency);
  const meant = Number(value.toFixed(decimals));
  if (meant === value) return [];
  const most = decimals === 0 ? 'are whole' : `have at most ${counted(decimals, 'digit')} after the point`;
  return [say(path, `Amounts in ${currency} ${most}: write ${meant}, not ${value}.`)];
}
