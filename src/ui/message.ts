// The one way a link is made that opens a message with its words already in it, in the build and in the browser.

/** Lone halves of a surrogate pair would make encodeURIComponent throw. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A messenger takes the words as "text", a mail program as "body". */
export function messageHref(address: string, text: string): string {
  const words = encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
  return `${address}${address.includes('?') ? '&' : '?'}${address.startsWith('mailto:') ? 'body' : 'text'}=${words}`;
}
