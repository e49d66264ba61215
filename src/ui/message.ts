// Makes links that open a chat or an e-mail with words already in it, for the build and for the browser.

/**
 * Half of a surrogate pair alone makes encodeURIComponent throw
 * (https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/encodeURIComponent).
 */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Messengers call the words "text", mail programs call them "body". */
export function messageHref(address: string, text: string): string {
  const words = encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
  return `${address}${address.includes('?') ? '&' : '?'}${address.startsWith('mailto:') ? 'body' : 'text'}=${words}`;
}
