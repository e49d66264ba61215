// Finds amounts in other money than the site's, and amounts written as in another language: "3,200.00 €" on a German site.
import { amount } from '../../../base/language.ts';
import { says, the } from '../../../base/sentences/said.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { type Money, moneyOf, type Sum, sumsIn } from './money.ts';

export const amountsWrittenOtherwise: LintRule = subject => {
  if (subject.language === '' || subject.currency === '') return [];
  const money = moneyOf(subject);
  return subject.texts
    .filter(({ isQuoted, plain }) => !isQuoted && money.worthLooking.test(plain))
    .flatMap(text =>
      text.words.sentences.flatMap(({ offset, length }) => {
        const sums = sumsIn(text.plain.substr(offset, length), money);
        return inSentence(
          sums.map(sum => ({ ...sum, offset: offset + sum.offset })),
          text,
          money,
          subject,
        );
      }),
    );
};

/** Beside an amount in the site's money, another one says what it is elsewhere: "1.200 € (CHF 1’150)". */
function inSentence(sums: Sum[], text: LintedText, money: Money, subject: LintSubject) {
  const { currency, warnIn } = subject;
  const isOwn = ({ sign }: Sum) => money.own.has(sign);
  if (!sums.some(isOwn))
    return sums.map(sum => {
      const [own, shown] = [the.sign(currency), the.text(sum.shown)];
      const message = says`Prices of this site are in ${own}, and ${shown} is not. Write the amount in ${own}, or say it in ${own} beside this one.`;
      return warnIn('foreign-currency', text, sum, message);
    });
  return sums
    .filter(sum => isOwn(sum) && isOtherStyle(sum, money))
    .map(sum => {
      const plain = amount(sum.value, subject);
      const message = says`Here amounts are written like ${the.text(plain)}, and ${the.text(sum.shown)} is written as in another language.`;
      return warnIn('written-amounts', text, sum, message, plain);
    });
}

/** Whether the mark before the cents is none of this language. Three digits after a single mark may be thousands. */
function isOtherStyle({ shown }: Sum, { style: { points } }: Money): boolean {
  const [mark = ''] = /[.,](?=\d{2}(?!\d|[.,]\d))/.exec(shown) ?? [];
  return mark !== '' && points !== '' && !points.includes(mark);
}
