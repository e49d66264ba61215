// Dates that no calendar has, and days in the wrong order: the schema knows only their form.

import { instantOf, isRealDate } from '../../base/dates.ts';
import { isFields, type Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const dates: Rule = subject => [
  ...articleDate(subject),
  ...impossible('publishAt', subject),
  ...impossible('unpublishAt', subject),
  ...wrongOrder(subject),
];

function articleDate({ fields, say }: RuleInput): Problem[] {
  const date = isFields(fields.article) ? fields.article.date : undefined;
  if (typeof date !== 'string' || isRealDate(date)) return [];
  return [say(['article', 'date'], noSuchDay(date))];
}

function noSuchDay(date: string): string {
  return `There is no day ${quoted(date)}. A date is year-month-day, such as "2025-05-26".`;
}

type MomentField = 'publishAt' | 'unpublishAt';

function impossible(field: MomentField, subject: RuleInput): Problem[] {
  const moment = subject.fields[field];
  if (typeof moment !== 'string' || instantIn(field, subject) !== undefined) return [];
  const path: Path = [field];
  const [day, time] = [moment.slice(0, 10), moment.slice(11)];
  if (!isRealDate(day)) return [subject.say(path, noSuchDay(day))];
  return [subject.say(path, `There is no time ${quoted(time)}. Write it like "09:00+11:00".`)];
}

function wrongOrder(subject: RuleInput): Problem[] {
  const [from, until] = [instantIn('publishAt', subject), instantIn('unpublishAt', subject)];
  if (from === undefined || until === undefined || from < until) return [];
  return [
    subject.say(
      ['unpublishAt'],
      'The page would be gone before it is there. "unpublishAt" is a day after "publishAt".',
    ),
  ];
}

function instantIn(field: MomentField, { fields, library }: RuleInput): number | undefined {
  const moment = fields[field];
  return typeof moment === 'string' ? instantOf(moment, timeZoneOf(library)) : undefined;
}
