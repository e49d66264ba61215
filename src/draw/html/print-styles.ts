// Moves the print rules of all sheets into one sheet of their own, so that nobody who reads on a screen waits for them.
import { transform } from 'lightningcss';

import type { SiteDocument } from '../../generated/types.ts';
import { isAroundRules, outermostRules } from './page-rules.ts';

/** Splits a minified sheet into its rules for print and all others. */
export function withoutPrint(css: string): Split {
  if (!css.includes('@media print')) return { screen: css, print: '' };
  const { screen, print } = split(css);
  return { screen: minified(screen), print: minified(print) };
}

type Split = { screen: string; print: string };

/** Leaves empty rules around those that it takes out. The minifier drops them, except for the order of layers. */
function split(css: string): Split {
  const parts: Split = { screen: '', print: '' };
  for (const { before, body } of outermostRules(css)) {
    const written = body === undefined ? `${before};` : `${before}{${body}}`;
    if (isForPrint(before)) parts.print += written;
    else if (!isAroundRules(before)) parts.screen += written;
    else {
      // A layer that is only named is named in both sheets, because the order of names is that of the layers.
      const inside = split(body ?? '');
      parts.screen += body === undefined ? written : `${before}{${inside.screen}}`;
      parts.print += body === undefined ? written : `${before}{${inside.print}}`;
    }
  }
  return parts;
}

function isForPrint(before: string): boolean {
  const [, queries] = /^@media (.+)/.exec(before) ?? [];
  return queries?.split(',').every(query => /^(?:only )?print\b/.test(query.trim())) ?? false;
}

function minified(css: string): string {
  return transform({ filename: 'print.css', code: Buffer.from(css), minify: true }).code.toString();
}

type Written = Pick<SiteDocument, 'address' | 'addresses'>;

/**
 * Joins the print rules of all sheets and adds what they cannot know: the site's addresses, which a printed link writes out. The
 * layer comes last, so sheets that the app fetches later do not override it.
 */
export function printStyles(
  styles: Map<string, { print: string }>,
  { address, addresses = {} }: Written,
): string {
  const mail = Object.values(addresses).filter(href => href.startsWith('mailto:'));
  const rules = [
    `:root{--host:${JSON.stringify(new URL(address).host)}}`,
    ...mail.map(href => `[href=${JSON.stringify(href)}]{--plain:${JSON.stringify(plainAddress(href))}}`),
  ];
  const sheets = [...styles.values()].map(style => style.print);
  return `@layer print{${sheets.join('')}@layer tokens{${rules.join('')}}}`;
}

function plainAddress(mail: string): string {
  return mail.slice('mailto:'.length).split('?')[0] ?? '';
}
