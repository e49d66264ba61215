// Replaces comments or quoted texts by spaces, so that all offsets stay the same.

/** The opening and the closing sign of each kind. */
export type Signs = [open: string, close: string][];

export const COMMENTS: Signs = [['/*', '*/']];
export const SIGNS_OF_TEXTS: Signs = [
  ['"', '"'],
  ["'", "'"],
];

export function blanked(text: string, signs: Signs): string {
  let bare = '';
  while (bare.length < text.length) {
    const at = bare.length;
    const found = signs.find(([open]) => text.startsWith(open, at));
    bare += found ? ' '.repeat(endOf(text, at, found) - at) : text.charAt(at);
  }
  return bare;
}

function endOf(text: string, at: number, [open, close]: Signs[number]): number {
  const end = text.indexOf(close, at + open.length);
  return end < 0 ? text.length : end + close.length;
}
