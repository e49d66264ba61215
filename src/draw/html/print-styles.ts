// What sheets say of print is taken out of them and goes into one that pages link to: nobody who reads a screen waits for it.
import { type CustomAtRules, type Rule, transform, type Visitor } from 'lightningcss';

import type { SiteDocument } from '../../generated/types.ts';

/** What stands around rules and is gone where none is left in it, and the order of the layers. */
const AROUND = ['layer-statement', 'layer-block', 'media', 'supports', 'container'];

/** A minified sheet in, its rules for print and all others out. */
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
  // Once more, without what stood around the rules that have gone.
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
 * What all sheets say of print, and what they cannot know: how the site's addresses read where a link is written out. The layer
 * comes after all others, whichever sheets of screens the app fetches later.
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
