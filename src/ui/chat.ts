// The one way a chat link is made, in the build and in the browser.

/** Lone halves of a surrogate pair would make encodeURIComponent throw. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export function chatHref(address: string, text: string): string {
  return `${address}?text=${encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))}`;
}
