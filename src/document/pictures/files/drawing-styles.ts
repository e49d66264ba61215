// Reads the styles and addresses of a drawing. Finds scripts in them, and everything that leads outside of the drawing.
import { type Said, says, the } from '../../../base/sentences/said.ts';

/** A photograph or a typeface that the drawing itself contains. */
const INSIDE =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;

export function urlTrouble(url: string): Said | undefined {
  const plain = url.replace(/[\0-\x20]+/g, '');
  if (plain === '' || plain.startsWith('#') || INSIDE.test(plain)) return undefined;
  if (/^(?:java|vb)script:/i.test(plain)) return says`holds a script in an address (${the.text(plain)})`;
  return says`names something outside of itself (${the.text(plain)})`;
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|\r?\n|(.))/gis;

/**
 * Checks the styles with comments and without, because a comment may hide something, or only look like a comment. For the same
 * reason, checks them with escaped letters as they are and decoded.
 */
export function stylesTrouble(css: string): Said | undefined {
  if (!css.includes('/*') && !css.includes('\\')) return plainTrouble(css);
  for (const text of [css, css.replace(COMMENT, '')]) {
    const trouble = plainTrouble(text) ?? plainTrouble(text.replace(ESCAPE, unescaped));
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

function unescaped(_: string, hex?: string, sign = ''): string {
  if (hex === undefined) return sign;
  const code = Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** These take addresses as quoted texts, in any place and even through var(). No drawing needs them. */
const FETCHING = /(?<![\w-])((?:-\w+-)?(?:image-set|image-rect|image|cross-fade|src|paint))\(/i;

function plainTrouble(css: string): Said | undefined {
  if (/@import/i.test(css)) return says`takes styles from elsewhere (${the.text('@import')})`;
  if (/expression\s*\(|-moz-binding|behavior\s*:|(?:java|vb)script:/i.test(css))
    return says`holds a script in its styles`;
  for (const [, url = ''] of css.matchAll(/url\(([^)]*)/gi)) {
    const trouble = urlTrouble(url.trim().replace(/^["']|["']$/g, ''));
    if (trouble !== undefined) return trouble;
  }
  const [, other] = FETCHING.exec(css) ?? [];
  return other === undefined
    ? undefined
    : says`takes a picture from a list of addresses (${the.text(other)})`;
}

/** A property, and the parts of the drawing that it names: "fill: url(#wood)". */
export type Declaration = { name: string; addresses: string[] };

/** "keys" are ".class", "#id", an element's name, or "*" for any element. */
type Rule = { keys: string[]; declarations: Declaration[] };

export function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  for (const [, text = '', sign] of plainStyles(css).matchAll(/([^{};]*)([{};]|$)/g)) {
    const around = open.at(-1);
    if (sign === '{') {
      // The declarations in an at-rule, or in a rule with "&", belong to the rule around it.
      const rule = around && /[@&]/.test(text) ? around : { keys: keysIn(text), declarations: [] };
      if (rule !== around) rules.push(rule);
      open.push(rule);
      continue;
    }
    around?.declarations.push(...declarationsIn(text));
    if (sign === '}') open.pop();
  }
  return rules;
}

/** Takes from each selector what it says about the element itself: from "g > path.a:hover" it is ".a". */
function keysIn(selectors: string): string[] {
  return selectors
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .split(',')
    .map(selector => {
      const last =
        selector
          .trim()
          .split(/[\s>+~|]+/)
          .at(-1) ?? '';
      const [narrow] = /#[^.#:]+/.exec(last) ?? /\.[^.#:]+/.exec(last) ?? [];
      return narrow ?? /^[^.#:@(]+/.exec(last)?.[0].toLowerCase() ?? '*';
    });
}

/** Takes styles as plainStyles() returns them. */
export function declarationsIn(css: string): Declaration[] {
  return css.split(';').flatMap(text => {
    const addresses = addressesInStyles(text);
    return addresses.length > 0
      ? { name: text.slice(0, text.indexOf(':')).trim().toLowerCase(), addresses }
      : [];
  });
}

export function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\(([^)]*)/gi)].flatMap(([, url = '']) => {
    const address = url
      .replace(/[\t\n\r]/g, '')
      .trim()
      .replace(/^["']|["']$/g, '');
    if (!address.startsWith('#')) return [];
    return address.slice(1).replace(/%([0-7][0-9a-f])/gi, unescaped);
  });
}

/** Matches quoted texts too, because what looks like a comment inside quotation marks is none. */
const WORDS_OR_COMMENT = /("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\*.*?(?:\*\/|$)/gs;

/** Removes comments and decodes escaped letters. */
export function plainStyles(css: string): string {
  return /[\\/]/.test(css)
    ? css.replace(WORDS_OR_COMMENT, (_, words = '') => words).replace(ESCAPE, unescaped)
    : css;
}
