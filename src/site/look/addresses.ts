// Finds every address in a sheet that a browser would fetch. Lightning CSS names those in url() where it knows what they stand
// in; the others are found in the sheet as it prints it: without comments, and with no letter written as a number.
const TOKEN = /(?<![\w-])([\w-]+)\(|"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)|[;{}]/g;
/** Functions that take a text for an address. */
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
