import { expect, it } from 'vitest';
import { readRules, rulesOn } from './page-rules.ts';

const names = new Set(['main', 'a', '.card', '.card__title', '.on']);
const on = (css: string, others: string[] = [], properties: string[] = []) =>
  rulesOn({ names, properties }, readRules(css), others);

it.each([
  ['a class that is there', '.card{top:0}', '.card{top:0}'],
  ['a class that is missing', '.card--wide{top:0}', ''],
  ['an element that is missing', 'textarea{top:0}main a{top:0}', 'main a{top:0}'],
  ['one of several selectors', '.card,.none .card{top:0}', '.card{top:0}'],
  ['two classes of one element', '.card.on{top:0}a.none{top:0}', '.card.on{top:0}'],
  [
    'a pseudo-class, an attribute and an id',
    'a:hover::after,a[href=".x"],#x{top:0}',
    'a:hover::after,a[href=".x"],#x{top:0}',
  ],
  ['what an element is not', '.card:not(.none){top:0}', '.card:not(.none){top:0}'],
  ['alternatives of which one is there', ':is(.none,.card)>a{top:0}', ':is(.none,.card)>a{top:0}'],
  ['alternatives of which none is there', ':where(.none,.neither)+.card{top:0}.card:has(>.none){top:0}', ''],
  ['an escaped name', '.none\\:wide{top:0}', '.none\\:wide{top:0}'],
  [
    'a condition around rules',
    '@media (width>=2rem){.card{top:0}.none{top:0}}',
    '@media (width>=2rem){.card{top:0}}',
  ],
  ['a condition around nothing', '@supports (top:anchor(bottom)){.none{top:0}}', ''],
  [
    'neighbours with one condition',
    '@layer ui{.card{top:0}}@layer ui{a{top:0}}',
    '@layer ui{.card{top:0}a{top:0}}',
  ],
  [
    'a layer without rules keeps its place in the order',
    '@layer look{.none{top:0}}.card{top:0}',
    '@layer look;.card{top:0}',
  ],
  ['signs in strings', '.card:after{content:"}{;"}a{top:0}', '.card:after{content:"}{;"}a{top:0}'],
  ['a typeface', '@font-face{src:url(a;b)}', '@font-face{src:url(a;b)}'],
  [
    'a motion that a rule names',
    '@keyframes k{to{top:0}}@media print{.card{animation:k 1s}}',
    '@keyframes k{to{top:0}}@media print{.card{animation:k 1s}}',
  ],
  [
    'a motion that a value names, and its own values',
    ':root{--a:k 1s;--b:0}@keyframes k{to{top:var(--b)}}a{animation:var(--a)}',
    ':root{--a:k 1s;--b:0}@keyframes k{to{top:var(--b)}}a{animation:var(--a)}',
  ],
  [
    'a motion that only a missing class names',
    ':root{--b:0}@media print{@keyframes k{to{top:var(--b)}}}.none{animation:k 1s}a{--k:1}',
    '',
  ],
  [
    'spaces that a value does without',
    '.card{font:400 1rem / 2 var(--a), serif;top:calc(1px * 2);content:"a, b / c" / "d * e";--b:a, b}',
    '.card{font:400 1rem/2 var(--a),serif;top:calc(1px*2);content:"a, b / c"/"d * e"}',
  ],
  ['any element between two others', '.card * a{top:0}', '.card * a{top:0}'],
  [
    'values that nothing names',
    ':root{--a:1;--b:var(--c);--c:2;color:red}.card{top:var(--b)}',
    ':root{--b:var(--c);--c:2;color:red}.card{top:var(--b)}',
  ],
  ['values that only a missing class names', ':root{--a:1}.none{top:var(--a)}', ''],
])('%s', (_, css, expected) => {
  expect(on(css)).toBe(expected);
});

it('keeps values that the print sheet or a drawing in the page names', () => {
  const css = ':root{--a:1;--b:2;--c:3}';
  expect(on(css, ['--a'], ['--b'])).toBe(':root{--a:1;--b:2}');
});
