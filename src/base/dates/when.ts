// Reads a moment as people say it: "yesterday", "2026-11-21", "2026-11-21 15:40", "yesterday 15:40", "15:40". Returns the last
// instant of that day or minute, because people mean how a day ended.
import { dayAfter, dayAt, instantAt, isRealDate, longDate } from './dates.ts';

export type When = { instant: number; words: string };

const MOMENT = /^(yesterday|\d{4}-\d{2}-\d{2})?(?:(?:^|[ t]+)([01]?\d|2[0-3]):([0-5]\d))?$/;
const MINUTE = 60_000;

export function whenOf(said: string, timeZone: string, now: number = Date.now()): When | undefined {
  const [all, name, hour, minute] = MOMENT.exec(said.trim().toLowerCase()) ?? [];
  if (!all) return undefined;
  const today = dayAt(now, timeZone);
  const day = name === 'yesterday' ? dayAfter(today, -1) : (name ?? today);
  if (!isRealDate(day)) return undefined;
  if (hour === undefined) {
    const end = instantAt(dayAfter(day), '00:00', timeZone) - 1;
    return { instant: end, words: `at the end of ${longDate(day)}` };
  }
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return { instant: instantAt(day, time, timeZone) + MINUTE - 1, words: `on ${longDate(day)} at ${time}` };
}
