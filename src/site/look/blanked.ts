// A text in, the same one out with spaces in place of what stands between such signs: offsets stay what they were.

/** Of each what opens and what closes. */
export type Signs = [open: string, close: string][];

export const COMMENTS: Signs = [['/*', '*/']];
export const TEXTS: Signs = [
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
