// Says how much of a large suite runs: "npm test" enough to find a fault in any block, "npm run test:full" all of it.
export const isFull = process.env.ASHLAR_FULL === '1';

/** The first size is that of "npm test", the second that of "npm run test:full". */
export function size<Size>(small: Size, full: Size): Size {
  return isFull ? full : small;
}
