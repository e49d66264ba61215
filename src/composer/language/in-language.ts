// Writes what a language writes in its own way: numbers with the form of their word, shares, lists and moments.
import { isRealDate, longMoment } from '../../base/dates/dates.ts';

/** The forms of a word beside a number, such as "page" and "pages". A language may have more: https://cldr.unicode.org/index/cldr-spec/plural-rules */
type Forms = { [form in Intl.LDMLPluralRule]?: string } & { other: string };

const DAY_OF_WEEK = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

export function inLanguage(language: string) {
  const numbers = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent' });
  const lists = new Intl.ListFormat(language);
  const rules = new Intl.PluralRules(language);
  return {
    /** 1200 → "1,200" */
    number: (value: number): string => numbers.format(value),
    /** 3 → "3 pages" */
    counted: (count: number, forms: Forms): string =>
      `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`,
    /** 0.64 → "64%" */
    percent: (share: number): string => shares.format(share),
    /** "a, b and c" */
    listed: (names: string[]): string => lists.format(names),
    /** "2026-11-26" → "Thursday 26 November", and with its year if that is another one. */
    weekday(day: string): string {
      if (!isRealDate(day)) return day;
      const date = new Date(`${day}T12:00:00Z`);
      const isOther = date.getUTCFullYear() !== new Date().getFullYear();
      const year = isOther && ({ year: 'numeric' } as const);
      return new Intl.DateTimeFormat(language, { ...DAY_OF_WEEK, ...year }).format(date);
    },
    /** "2026-12-01" → "1 December 2026" */
    moment: (written: string): string => longMoment(written, language),
  };
}
