// Finds dates that do not exist and days in the wrong order. The schema checks only how a date is written.

import { dayAfter, instantOf, isRealDate, momentOf } from '../../../base/dates/dates.ts';
import { isFields, type Path } from '../../../base/json-value.ts';
import { type Said, says, the, together } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const dates: Rule = subject => [
  ...articleDate(subject),
  ...impossible('publishAt', subject),
  ...impossible('unpublishAt', subject),
  ...wrongOrder(subject),
];

function articleDate({ fields, say }: RuleInput): Problem[] {
  const date = isFields(fields.article) ? fields.article.date : undefined;
  const why = typeof date === 'string' ? dayProblem(date) : undefined;
  return why === undefined ? [] : [say(['article', 'date'], why)];
}

/** An earlier year is hardly meant: somebody is typing over another one, and passes through the first centuries. */
const FIRST_YEAR = '1500';

function dayProblem(date: string): Said | undefined {
  const form = says`A date is year-month-day, such as ${the.text('2025-05-26')}.`;
  if (!isRealDate(date)) return together(says`There is no day ${the.text(date)}.`, form);
  return date < FIRST_YEAR ? together(says`The year of ${the.text(date)} is hardly meant.`, form) : undefined;
}

type MomentField = 'publishAt' | 'unpublishAt';

function impossible(field: MomentField, subject: RuleInput): Problem[] {
  const moment = subject.fields[field];
  if (typeof moment !== 'string') return [];
  const path: Path = [field];
  const [day, time] = [moment.slice(0, 10), moment.slice(11)];
  const why = dayProblem(day);
  if (why !== undefined) return [subject.say(path, why)];
  if (instantIn(field, subject) !== undefined) return [];
  const write = time.startsWith('24:00')
    ? says`Midnight begins the next day: write ${the.text(`${dayAfter(day)}T00:00${time.replace(/^[\d:]+/, '')}`)}.`
    : says`Write it like ${the.text(momentOf({ day, time: '09:00' }, timeZoneOf(subject.library)).slice(11))}.`;
  return [subject.say(path, together(says`There is no time ${the.text(time)}.`, write))];
}

function wrongOrder(subject: RuleInput): Problem[] {
  const [from, until] = [instantIn('publishAt', subject), instantIn('unpublishAt', subject)];
  if (from === undefined || until === undefined || from < until) return [];
  return [
    subject.say(
      ['unpublishAt'],
      says`The page would be gone before it is there. ${the.field('unpublishAt')} is a day after ${the.field('publishAt')}.`,
    ),
  ];
}

function instantIn(field: MomentField, { fields, library }: RuleInput): number | undefined {
  const moment = fields[field];
  return typeof moment === 'string' ? instantOf(moment, timeZoneOf(library)) : undefined;
}
