// Finds days that exist but were hardly meant: a draft with a day, a page whose time is over, an article with a later date than
// the day when visitors first see it.
import { dayAt, instantOf, isRealDate } from '../../../base/dates/dates.ts';
import type { Path } from '../../../base/json-value.ts';
import { says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { isPublic, standingOf, timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { LintRule, Reopen } from '../rule.ts';

const DATE: Path = ['article', 'date'];

export const publicationDates: LintRule = ({ file, library, warn }) => {
  if (file.kind !== 'page') return [];
  const { publishAt, unpublishAt } = library.moments(file);
  const standing = standingOf(file, library);
  if (standing.kind === 'over')
    return [
      warn(
        'dates',
        ['unpublishAt'],
        says`Visitors no longer see this page: its time was over on ${the.date(String(unpublishAt))}. Take ${the.field('unpublishAt')} out to show it again, or accept this warning.`,
      ),
    ];
  const from = typeof publishAt === 'string' ? instantOf(publishAt, timeZoneOf(library)) : undefined;
  if (from === undefined) return [];
  if (standing.kind === 'draft')
    return [
      warn(
        'dates',
        ['publishAt'],
        says`A draft does not come by itself, not even on ${the.date(String(publishAt))}. Take ${the.field('status')} out, and visitors see the page from then on; or take ${the.field('publishAt')} out.`,
      ),
    ];
  const day = dayAt(from, timeZoneOf(library));
  const date = library.summary(file).article?.date;
  if (date === undefined || !isRealDate(date) || date <= day) return [];
  return [
    warn(
      'dates',
      DATE,
      says`The article is dated ${the.date(date)}, later than ${the.date(day)}, when visitors first see it. Write one day in both places.`,
    ),
  ];
};

/** Compares with today, so it runs anew each time, even if a page's other warnings are kept. */
export function datedLater(library: Library, reopen: Reopen): Problem[] {
  const today = dayAt(library.now(), timeZoneOf(library));
  return library.routes().flatMap(route => {
    const file = library.page(route);
    const date = file && library.summary(file).article?.date;
    if (!file || date === undefined || !isRealDate(date) || date <= today) return [];
    if (!isPublic(file, library) || library.moments(file).publishAt !== undefined) return [];
    const message = says`The article is dated ${the.date(date)}, and visitors see it already. Change the date, or add ${the.field('publishAt')}: ${the.text(date)}.`;
    return reopen(file.file)?.warn('dates', DATE, message) ?? [];
  });
}
