// Tells in which country a site is, if its language and its time zone leave no doubt.
import { isTimeZone } from './dates/dates.ts';

type SiteLike = { language?: string; timeZone?: string };

/**
 * The two letters of the country. German alone is written in four countries, and then the time zone decides between the
 * "candidates". Undefined if the language names a country where no clock shows that time.
 */
export function countryOf({ language = '', timeZone }: SiteLike, candidates: string[]): string | undefined {
  const named = /-([A-Z]{2})$/.exec(language)?.[1];
  if (timeZone === undefined || !isTimeZone(timeZone)) return named;
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return (named ? [named] : candidates).find(country => zonesOf(country).includes(zone));
}

/** Node 20 has these as a field, later versions as a function. TypeScript knows neither. */
type WithZones = { timeZones?: string[]; getTimeZones?: () => string[] | undefined };

/** "AT" → ["Europe/Vienna"] */
export function zonesOf(country: string): string[] {
  const locale: Intl.Locale & WithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
