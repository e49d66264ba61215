import { expect, it } from 'vitest';
import { withoutPrint } from './print-styles.ts';

it.each([
  ['no print', '.a{color:red}', '.a{color:red}', ''],
  ['print alone', '@media print{.a{color:red}}', '', '@media print{.a{color:red}}'],
  [
    'in a layer, whose order both sheets name',
    '@layer y,x;@layer x{.a{color:red}@media print{.a{color:#000}}}@layer y{.b{top:0}}',
    '@layer y{.b{top:0}}@layer x{.a{color:red}}',
    '@layer y;@layer x{@media print{.a{color:#000}}}',
  ],
  [
    'under another condition',
    '@supports (gap:1px){@media print and (width>=10cm){.a{top:0}}}.b{top:1px}',
    '.b{top:1px}',
    '@supports (gap:1px){@media print and (width>=10cm){.a{top:0}}}',
  ],
  [
    'for anything else as well',
    '@media print,screen{.a{top:0}}@media not print{.b{top:0}}@media print{.c{top:0}}',
    '@media print,screen{.a{top:0}}@media not print{.b{top:0}}',
    '@media print{.c{top:0}}',
  ],
  [
    'signs of rules in a text',
    '.a:before{content:"@media print{;}"}@media print{.b{top:0}}',
    '.a:before{content:"@media print{;}"}',
    '@media print{.b{top:0}}',
  ],
])('%s', (_, css, screen, print) => {
  expect(withoutPrint(css)).toEqual({ screen, print });
});
