// Writes days and times of the past as people say them.
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Minute, PastMoment } from '../../model/past.ts';

/** "Thursday 26 November, 15:40" */
export function dayAndTime({ day, time }: Minute): string {
  return `${SHELL_WORDS.weekday(day)}, ${time}`;
}

/** "today" is the present day where the site is. */
export function momentsByDay(
  moments: PastMoment[],
  today: string,
): { day: string; words: string; moments: PastMoment[] }[] {
  const days = new Map<string, PastMoment[]>();
  for (const moment of moments) days.set(moment.day, [...(days.get(moment.day) ?? []), moment]);
  return [...days].map(([day, moments]) => {
    const words = SHELL_WORDS.weekday(day);
    return { day, moments, words: day === today ? SHELL_WORDS.past.today(words) : words };
  });
}

/** Who made the moment, and what else sets it apart. */
export function momentNotes({ where, more, by, name, takenIn, isNow }: PastMoment): string {
  const { past } = SHELL_WORDS;
  const notes = [
    where,
    more !== undefined && past.more(more),
    by === 'you' ? undefined : by === 'others' ? name : past.by[by](name),
    takenIn && past.takenIn(dayAndTime(takenIn)),
    isNow && past.isNow,
  ];
  return notes.filter(note => typeof note === 'string').join(' · ');
}
