// Finds every address in a sheet that a browser would load. Lightning CSS reports the urls that it recognises. The others are
// found in the sheet as Lightning CSS prints it: without comments, and with escaped letters decoded.
const TOKEN = /(?<![\w-])([\w-]+)\(|"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)|[;{}]/g;
/** Functions that take a quoted text as an address. */
const OF_PICTURES = /^(?:-webkit-)?(?:image-set|image|cross-fade|src)$/i;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi;

export function addressesIn(printed: string): string[] {
  const found: string[] = [];
  let isPicture = false;
  let before = '';
  for (const [token, name, text] of printed.matchAll(TOKEN)) {
    if (text !== undefined && (before === 'url' || (isPicture && before !== 'type')))
      found.push(text.replace(ESCAPE, unescaped));
    if (name === undefined && text === undefined) isPicture = false;
    if (name !== undefined && OF_PICTURES.test(name)) isPicture = true;
    before = name?.toLowerCase() ?? token;
  }
  return found;
}

function unescaped(_: string, hex?: string, sign = ''): string {
  return hex === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
}
