// Keeps an amount on one line if its language writes spaces in it: "od 2 000 zł". Authors type plain spaces, which may break.
import type { Locale } from '../../base/language.ts';

/** Undefined if the language writes no spaces in amounts. */
const patterns = new Map<string, RegExp | undefined>();

export function withUnbrokenAmounts(text: string, { language, currency }: Locale): string {
  const key = `${language} ${currency}`;
  if (!patterns.has(key)) patterns.set(key, spacesIn({ language, currency }));
  const spaces = patterns.get(key);
  return spaces ? text.replace(spaces, '\u00a0') : text;
}

function spacesIn({ language, currency }: Locale): RegExp | undefined {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(10_000);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  const sign = parts.findIndex(({ type }) => type === 'currency');
  const isAfter = sign > 0 && isSpace(parts[sign - 1]?.value);
  const following = [
    ...(isSpace(group) ? ['\\p{Nd}{3}(?!\\p{Nd})'] : []),
    ...(isAfter ? [`${literally(parts[sign]?.value ?? '')}(?!\\p{L})`] : []),
  ];
  return following.length > 0 ? new RegExp(`(?<=\\p{Nd}) (?=${following.join('|')})`, 'gu') : undefined;
}

function isSpace(text = ''): boolean {
  return text !== '' && text.trim() === '';
}

function literally(text: string): string {
  return text.replace(/[$.]/g, '\\$&');
}
