// The styles and addresses of a drawing in, what in them leads out of it out.
import { quoted } from '../../base/words.ts';

/** A photograph or a typeface that stands in the drawing itself. */
const INSIDE =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;

export function urlTrouble(url: string): string | undefined {
  const plain = url.replace(/[\0-\x20]+/g, '');
  if (plain === '' || plain.startsWith('#') || INSIDE.test(plain)) return undefined;
  if (/^(?:java|vb)script:/i.test(plain)) return `holds a script in an address (${quoted(shortened(plain))})`;
  return `names something outside of itself (${quoted(shortened(plain))})`;
}

function shortened(url: string): string {
  return url.length > 60 ? `${url.slice(0, 60)}…` : url;
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|\r?\n|(.))/gis;

/** A comment may hide something, or only seem to be one: so with and without; likewise letters written as numbers. */
export function stylesTrouble(css: string): string | undefined {
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

function plainTrouble(css: string): string | undefined {
  if (/@import/i.test(css)) return 'takes styles from elsewhere ("@import")';
  if (/expression\s*\(|-moz-binding|behavior\s*:|(?:java|vb)script:/i.test(css))
    return 'holds a script in its styles';
  for (const [, url = ''] of css.matchAll(/url\(([^)]*)/gi)) {
    const trouble = urlTrouble(url.trim().replace(/^["']|["']$/g, ''));
    if (trouble !== undefined) return trouble;
  }
  const other = /(?:image-set|image|src)\(\s*["']([^"']*)/i.exec(css)?.[1];
  return other === undefined ? undefined : urlTrouble(other);
}
