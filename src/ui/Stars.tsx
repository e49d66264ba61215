import { say, useWords } from './words.ts';

const STAR = ' 2.6 6 6.4.6-4.9 4.2 1.5 6.2-5.6-3.3-5.6 3.3 1.5-6.2-4.9-4.2 6.4-.6z';
const STEP = 21.5;
const MOST = 5;

/**
 * A rating from one star to five, which is also said in words.
 * @example <Stars rating={item.rating} />
 */
export function Stars({ rating }: { rating: number }) {
  const words = useWords();
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${STEP * (MOST - 1) + 18} 18`}
      width={STEP * (MOST - 1) + 18}
      height="18"
      role="img"
      aria-label={say(words, 'rating', { count: rating, most: MOST })}
    >
      <path d={stars(0, rating)} />
      {rating < MOST ? <path className="stars__rest" d={stars(rating, MOST)} /> : null}
    </svg>
  );
}

/** Draws all stars as one path, each a step to the right of the one before. */
function stars(from: number, to: number): string {
  const others = `m${STEP} 0${STAR}`.repeat(to - from - 1);
  return `m${from * STEP + 9} 0${STAR}${others}`;
}
