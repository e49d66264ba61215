// Moves the print rules of all sheets into one sheet of their own, so that nobody who reads on a screen waits for them.
import { type CustomAtRules, type Rule, transform, type Visitor } from 'lightningcss';

import type { SiteDocument } from '../../generated/types.ts';

/** Rules that hold other rules, and the order of the layers. The minifier drops them if nothing is left inside. */
const AROUND = ['layer-statement', 'layer-block', 'media', 'supports', 'container'];

/** Splits a minified sheet into its rules for print and all others. */
export function withoutPrint(css: string): { screen: string; print: string } {
  if (!css.includes('@media print')) return { screen: css, print: '' };
  let depth = 0;
  const print = visited(css, {
    Rule(rule) {
      if (isForPrint(rule)) depth += 1;
      return depth > 0 || AROUND.includes(rule.type) ? undefined : [];
    },
    RuleExit(rule) {
      if (isForPrint(rule)) depth -= 1;
    },
  });
  const screen = visited(css, { Rule: { media: rule => (isForPrint(rule) ? [] : undefined) } });
  // Minifies again, which drops the empty rules around removed ones.
  return { screen: visited(screen), print: visited(print) };
}

function visited(css: string, visitor: Visitor<CustomAtRules> = {}): string {
  return transform({ filename: 'print.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

function isForPrint(rule: Rule): boolean {
  return (
    rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
  );
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
