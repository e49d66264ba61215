import { say, useWords } from './words.ts';

const STAR = 'm9 0 2.6 6 6.4.6-4.9 4.2L14.6 17 9 13.7 3.4 17l1.5-6.2L0 6.6 6.4 6z';
const STEP = 21.5;

/**
 * A rating from one star to five, which is also said in words.
 * @example <Stars rating={item.rating} />
 */
export function Stars({ rating }: { rating: number }) {
  const words = useWords();
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${STEP * (rating - 1) + 18} 18`}
      width={STEP * (rating - 1) + 18}
      height="18"
      role="img"
      aria-label={say(words, 'rating', { count: rating, most: 5 })}
    >
      {Array.from({ length: rating }, (_, index) => (
        <path key={index} d={STAR} transform={index > 0 ? `translate(${STEP * index})` : undefined} />
      ))}
    </svg>
  );
}
