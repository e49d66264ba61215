// Reads days and moments as authors write them, and writes them in words: the same on every machine.

/** The language of messages to people who change pages. */
const OURS = 'en-AU';

const MINUTE = 60_000;
const DAY = 86_400_000;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2}))?$/;

/** "2025-05-26" → "26 May 2025", the same in every time zone. A date that does not exist stays as it is. */
export function longDate(date: string, language = OURS): string {
  return isRealDate(date) ? dayFormat(language).format(Date.parse(`${date}T00:00:00Z`)) : date;
}

/** "2026-12-01T09:00+11:00" → "1 December 2026, 09:00 (UTC+11:00)". A day without a time stays a day. */
export function longMoment(moment: string, language = OURS): string {
  const [, day = moment, time, , offset] = MOMENT.exec(moment) ?? [];
  if (time === undefined) return longDate(day, language);
  return `${longDate(day, language)}, ${time} (UTC${offset === 'Z' ? '' : offset})`;
}

const WRITTEN_DAYS: [RegExp, year: number, month: number, day: number][] = [
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, 3, 2, 1],
  [/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/, 1, 2, 3],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, 3, 2, 1],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, 3, 1, 2],
];

/**
 * "24.12.2026" → "2026-12-24", and with a time "2026-12-24T18:00+01:00" if the time zone is known. Undefined if it can be two
 * days, such as "05/04/2026".
 */
export function meantMoment(written: string, timeZone: string | undefined): string | undefined {
  const [, dayWritten = '', hour, minute] = /^(\S.*?)(?:,? (?:um )?|T)(\d{1,2}):(\d{2})(?: Uhr)?$/.exec(
    written.trim(),
  ) ?? [written, written.trim()];
  const read = WRITTEN_DAYS.flatMap(([pattern, ...places]) => {
    const parts = pattern.exec(dayWritten);
    const day = parts && places.map(place => parts[place]?.padStart(2, '0')).join('-');
    return day && isRealDate(day) ? day : [];
  });
  const [day, ...others] = new Set(read);
  if (day === undefined || others.length > 0) return undefined;
  if (hour === undefined) return day;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  const isTime = timeZone !== undefined && time < '24' && instantsAt(day, time, timeZone).length === 1;
  return isTime ? momentOf({ day, time }, timeZone) : undefined;
}

/** JavaScript reads 30 February as a day of March, so the result is compared with the text. */
export function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Undefined for a day or time that does not exist. A day without a time begins at midnight in the time zone. */
export function instantOf(moment: string, timeZone: string): number | undefined {
  const [, day, time, seconds = '00', offset] = MOMENT.exec(moment) ?? [];
  if (day === undefined || !isRealDate(day)) return undefined;
  if (time === undefined) return midnight(day, timeZone);
  // JavaScript reads 24:00 as the midnight after that day, and people the one before it as well.
  if (time >= '24') return undefined;
  const instant = Date.parse(`${day}T${time}:${seconds}${offset}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** "2026-12-01": the day in the time zone at this instant. */
export function dayAt(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

/** "15:40": what clocks in the time zone show at this instant. */
export function timeAt(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).slice(11, 16);
}

/** "2026-12-01T09:30+11:00": the minute that clocks in the time zone show, with their distance from UTC. */
export function momentAt(instant: number, timeZone: string): string {
  const minutes = Math.round(distanceFromUtc(instant, timeZone) / MINUTE);
  const size = Math.abs(minutes);
  const [hour, minute] = [Math.floor(size / 60), size % 60].map(part => String(part).padStart(2, '0'));
  const shown = new Date(instant + minutes * MINUTE).toISOString().slice(0, 16);
  return `${shown}${minutes < 0 ? '-' : '+'}${hour}:${minute}`;
}

/** "2026-12-01T09:00+00:00" → "2026-12-01T09:00+01:00" for Berlin: examples with a time, as the clocks of the site show it. */
export function examplesIn(text: string, timeZone: string | undefined): string {
  if (timeZone === undefined) return text;
  return text.replace(/(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})\+00:00/g, (_, day, time) =>
    momentOf({ day, time }, timeZone),
  );
}

/** { day: "2026-12-01", time: "09:00" } → "2026-12-01T09:00+01:00" in Berlin. */
export function momentOf({ day, time }: { day: string; time: string }, timeZone: string): string {
  return momentAt(instantAt(day, time, timeZone), timeZone);
}

/** The day that many days later, or earlier if the number is negative. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

const midnights = new Map<string, number>();

function midnight(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const instant = instantAt(day, '00:00', timeZone);
  midnights.set(key, instant);
  return instant;
}

/**
 * The instant when clocks in the time zone first show this time. If they skip 2:30, as when summer time begins, they show 3:30
 * then.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const { inUtc, first, last } = around(day, time, timeZone);
  return first + distanceFromUtc(first, timeZone) >= inUtc ? first : last;
}

/** Every instant when clocks in the time zone show this time: none if they skip it, two if they show it twice that day. */
export function instantsAt(day: string, time: string, timeZone: string): number[] {
  const { inUtc, first, last } = around(day, time, timeZone);
  return [...new Set([first, last])].filter(
    instant => instant + distanceFromUtc(instant, timeZone) === inUtc,
  );
}

/** Around a clock change the time zone has one distance from UTC before it and another after it. */
function around(day: string, time: string, timeZone: string) {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  const [first = 0, last = 0] = [inUtc - DAY, inUtc + DAY]
    .map(near => inUtc - distanceFromUtc(near, timeZone))
    .sort((a, b) => a - b);
  return { inUtc, first, last };
}

function distanceFromUtc(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockIn(timeZone, instant);
  const shown = new Date(0);
  shown.setUTCFullYear(year, month - 1, day);
  return shown.setUTCHours(hour, minute, second) - instant;
}

/** The time that clocks in the time zone show: "2026-12-01T00:00:00". */
function wallClock(instant: number, timeZone: string): string {
  return new Date(instant + distanceFromUtc(instant, timeZone)).toISOString().slice(0, 19);
}

type Clock = { year: number; month: number; day: number; hour: number; minute: number; second: number };

function clockIn(timeZone: string, instant: number): Clock {
  const parts = formatIn(timeZone).formatToParts(instant);
  const shown = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const number = (name: keyof Clock) => Number(shown[name]);
  // Intl calls the year before year 1 "1 BC". Computers call it 0.
  const year = shown.era === 'BC' ? 1 - number('year') : number('year');
  return {
    year,
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dayFormats.set(language, format);
  return format;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
