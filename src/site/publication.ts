// Tells from a page's status and dates whether visitors can see it, and when.
import { instantOf, isTimeZone, longMoment } from '../base/dates/dates.ts';
import type { Path } from '../base/json-value.ts';
import type { PageFile } from '../document/problem/document.ts';
import { siteFacts } from './site-facts.ts';
import type { Library } from './types.ts';

/** The state of a page at one moment. "date" is written in words. */
export type Standing =
  | { kind: 'public' }
  | { kind: 'draft' }
  | { kind: 'waiting'; date: string }
  | { kind: 'over'; date: string };

/** The time from "from" up to "until", which is not included. */
export type Period = { from: number; until: number };

export const ALWAYS: Period = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

export function isAlways({ from, until }: Period): boolean {
  return from === ALWAYS.from && until === ALWAYS.until;
}

/** Undefined for a draft, which never becomes public by itself. */
export function publicSpan(file: PageFile, library: Library): Period | undefined {
  const { status, publishAt, unpublishAt } = library.moments(file);
  if (status === 'draft') return undefined;
  return {
    from: instant(publishAt, library) ?? ALWAYS.from,
    until: instant(unpublishAt, library) ?? ALWAYS.until,
  };
}

export function standingOf(file: PageFile, library: Library, at: number = library.now()): Standing {
  const span = publicSpan(file, library);
  const { publishAt, unpublishAt } = library.moments(file);
  if (!span) return { kind: 'draft' };
  if (at >= span.until) return { kind: 'over', date: longMoment(String(unpublishAt)) };
  if (at < span.from) return { kind: 'waiting', date: longMoment(String(publishAt)) };
  return { kind: 'public' };
}

export function isPublic(file: PageFile, library: Library): boolean {
  return standingOf(file, library).kind === 'public';
}

/** Words for the author, who is the only one to see the page. */
export type StandingWords = { label: string; meaning: string };

export function standingWords(standing: Standing): StandingWords | undefined {
  switch (standing.kind) {
    case 'public':
      return undefined;
    case 'draft':
      return { label: 'Draft', meaning: 'Visitors do not see this page.' };
    case 'waiting':
      return {
        label: `Public from ${standing.date}`,
        meaning: 'Until then visitors do not see this page.',
      };
    case 'over':
      return {
        label: `No longer public since ${standing.date}`,
        meaning: 'Visitors do not see this page any more.',
      };
  }
}

/** Of the pages that visitors can see, the nearest one above an address. The address itself need not have a page. */
export function nearestAbove(route: string, library: Library): string {
  const steps = route.split('/').slice(0, -1);
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
  return above.find(address => address !== '' && isSeenAt(address, library)) ?? '/';
}

export function isSeenAt(route: string, library: Library): boolean {
  const page = library.page(route);
  return page !== undefined && isPublic(page, library);
}

/** In the site document. The menu leaves out what visitors do not see (draw/resolve/shown-menu.ts), so it never leads nowhere. */
export function isInMenu([part, list]: Path): boolean {
  return part === 'header' && list === 'menu';
}

/** Whether no date in the future will make the page public. Then a mistake in it disturbs nobody. */
export function staysUnpublished(file: PageFile, library: Library): boolean {
  return ['draft', 'over'].includes(standingOf(file, library).kind);
}

/** The first moment, from now on, at which "seen" is visible and "wanted" is not. */
export function firstGap(
  seen: Period | undefined,
  wanted: Period | undefined,
  now: number,
): number | undefined {
  if (!seen) return undefined;
  const start = Math.max(now, seen.from);
  if (start >= seen.until) return undefined;
  if (!wanted || start < wanted.from) return start;
  const end = Math.max(start, wanted.until);
  return end < seen.until ? end : undefined;
}

/** From midnight to the evening. It is still the same day if that day has only 23 hours. */
const TO_EVENING_MS = 22 * 60 * 60 * 1000;

/** The evening of a day, when a page that comes at nine in the morning is there. Undefined for a day that does not exist. */
export function eveningOf(day: string, library: Library): number | undefined {
  const morning = instantOf(day, timeZoneOf(library));
  return morning === undefined ? undefined : morning + TO_EVENING_MS;
}

/** The time zone in which this site's days begin. */
export function timeZoneOf(library: Library): string {
  const { timeZone = 'UTC' } = siteFacts(library);
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

function instant(moment: unknown, library: Library): number | undefined {
  return typeof moment === 'string' ? instantOf(moment, timeZoneOf(library)) : undefined;
}
