// Draws the part of a timeline above a step: its time, and its hours or days to scale. No clock runs while visitors have a step
// in hand.
import type { Step, StepsBlock } from '../../src/generated/types.ts';
import { numberIn, say, useWords } from '../../src/ui/words.ts';

type Stage = Pick<Step, 'at' | 'until'> & {
  className: string;
  /** How many hours or days the clock runs. */
  length: number;
};

/** The longest step is twelve shares of the line long. */
export function stagesOf(items: Step[]): Stage[] {
  const lengths = items.map((step, index) => lengthOf(step, items[index + 1]));
  const longest = Math.max(...lengths);
  return items.map(({ at, until }, index) => {
    const length = lengths[index] ?? 0;
    const kind = length
      ? `clock steps__share--${Math.ceil((12 * length) / longest)}`
      : at === undefined
        ? 'own'
        : 'moment';
    return { at, until, length, className: `steps__stage steps__stage--${kind}` };
  });
}

/** Without an end of its own, a step lasts until the next one begins. */
function lengthOf({ at, until }: Step, next?: Step): number {
  return at === undefined ? 0 : Math.max(0, (until ?? next?.at ?? at) - at);
}

type Props = { stage: Stage; unit: StepsBlock['unit'] };

export function StageTime({ stage: { at, until, length }, unit = 'day' }: Props) {
  const words = useWords();
  const number = [at, until].flatMap(time => (time === undefined ? [] : numberIn(words, time))).join('–');
  // A long tick marks half a day among hours, and a week among days.
  const long = unit === 'hour' ? 12 : 7;
  const tick = (_: unknown, at: number) => `M${at} 0v${at % long ? length / 2 : length}`;
  return (
    <>
      <p className="steps__time">{say(words, at === undefined ? 'you' : unit, { number })}</p>
      {length ? (
        <svg
          className="steps__ticks"
          viewBox={`0 0 ${length} ${length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={Array.from({ length: length + 1 }, tick).join('')} />
        </svg>
      ) : null}
    </>
  );
}
