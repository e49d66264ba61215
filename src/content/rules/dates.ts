// Dates that no calendar has: the schema knows only their form.
import type { Rule } from '../subject.ts';
import { isFields } from '../where.ts';
import { quoted } from '../words.ts';

export const dates: Rule = ({ fields, say }) => {
  const date = isFields(fields.article) ? fields.article.date : undefined;
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || isReal(date)) return [];
  return [
    say(
      ['article', 'date'],
      `There is no day ${quoted(date)}. A date is year-month-day, such as "2025-05-26".`,
    ),
  ];
};

/** 30 February becomes a day of March, which is written otherwise. */
function isReal(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
