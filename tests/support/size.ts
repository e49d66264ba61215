// How much of a combinatorial suite runs: enough to catch a fault in any block in "npm test", all of it in "npm run test:full".
export const isFull = process.env.ASHLAR_FULL === '1';

/** The first size is that of "npm test", the second that of "npm run test:full". */
export function size<Size>(small: Size, full: Size): Size {
  return isFull ? full : small;
}
