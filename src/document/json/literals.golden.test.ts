// The messages for broken texts, words and numbers, for names written twice and for brackets too deep.
import { goldenTexts } from '../../../tests/support/documents/messages/golden.ts';

goldenTexts([
  {
    name: 'a zero byte',
    text: '{"a":\u0000}',
    says: ['1:6 An invisible character (U+0000) stands here. Delete it; a plain space is fine.'],
  },
  {
    name: 'a control character in a text',
    text: '{"a":"x\u0007y"}',
    says: ['1:8 An invisible character (U+0007) stands inside this text. Delete it.'],
  },
  {
    name: 'a tab in a text',
    text: '{"a":"x\ty"}',
    says: ['1:8 A tab cannot stand inside quotes. Write a space instead.'],
  },
  {
    name: 'a space that is none',
    text: '{"a":\u00a01}',
    says: ['1:6 An invisible character (U+00A0) stands here. Delete it; a plain space is fine.'],
  },
  {
    name: 'a byte order mark inside',
    text: '[\ufeff1]',
    says: ['1:2 An invisible character (U+FEFF) stands here. Delete it; a plain space is fine.'],
  },
  {
    name: 'an escape that means nothing',
    text: '{"a":"C:\\pages"}',
    says: ['1:9 \\p means nothing in JSON. For a backslash write \\\\, for a new line \\n.'],
  },
  {
    name: 'an escape that is cut off',
    text: '{"a":"\\u20"}',
    says: [
      '1:7 After \\u stand four digits or letters from a to f, such as \\u2019. Or write the character itself.',
    ],
  },
  {
    name: 'undefined',
    text: '{"a":undefined}',
    says: ['1:6 undefined is not a value. Take the field out, or write text in quotes.'],
  },
  { name: 'True', text: '{"a":True}', says: ['1:6 True is written in lower case: true.'] },
  {
    name: 'None',
    text: '{"a":None}',
    says: ['1:6 None is not a value. Take the field out, or write text in quotes.'],
  },
  {
    name: 'NaN',
    text: '{"a":NaN}',
    says: ['1:6 NaN is not a value. Take the field out, or write text in quotes.'],
  },
  { name: 'yes', text: '{"a":yes}', says: ['1:6 Write true instead of yes, or put the word in quotes.'] },
  {
    name: 'a number that begins with zero',
    text: '{"a":01}',
    says: ['1:6 A number does not begin with 0. Write 1.'],
  },
  {
    name: 'a number that begins with a point',
    text: '{"a":.5}',
    says: ['1:6 .5 is not how a number is written here. Write 0.5.'],
  },
  {
    name: 'a number that ends with a point',
    text: '{"a":1.}',
    says: ['1:6 1. is not how a number is written here. Write 1.'],
  },
  {
    name: 'a number with a plus',
    text: '{"a":+1}',
    says: ['1:6 +1 is not how a number is written here. Write 1.'],
  },
  { name: 'a number that is too large', text: '{"a":1e400}', says: ['1:6 The number 1e400 is too large.'] },
  {
    name: 'a minus alone',
    text: '{"a":-}',
    says: ['1:6 - is not a number. Write digits only, or put text in quotes.'],
  },
  {
    name: 'a hexadecimal number',
    text: '{"a":0x1F}',
    says: ['1:6 Numbers are written with the digits 0 to 9. Write 31.'],
  },
  {
    name: 'a number with a comma between its digits',
    text: '{"a":1,000}',
    says: ['1:6 A number has no comma between its digits: write 1000, not 1,000.'],
    fixed: '{"a":1000}',
  },
  {
    name: 'thousands and cents as English writes them',
    text: '{"a": 12,649.50, "b": 1}',
    says: ['1:7 A number has no comma between its digits: write 12649.50, not 12,649.50.'],
    fixed: '{"a": 12649.50, "b": 1}',
  },
  {
    name: 'a comma before the cents',
    text: '{\n  "a": 649,50,\n  "b": 1\n}',
    says: ['2:8 A number has a point before its cents, not a comma: write 649.50, not 649,50.'],
    fixed: '{\n  "a": 649.50,\n  "b": 1\n}',
  },
  {
    name: 'one digit behind the comma',
    text: '{"a":-12,5}',
    says: ['1:6 A number has a point before its cents, not a comma: write -12.5, not -12,5.'],
    fixed: '{"a":-12.5}',
  },
  {
    name: 'thousands and cents as German writes them',
    text: '{"a":1.200,50}',
    says: [
      '1:6 A number has nothing between its digits but a point before its cents: write 1200.50, not 1.200,50.',
    ],
    fixed: '{"a":1200.50}',
  },
  {
    name: 'thousands parted by a space',
    text: '{"a": 1 500 000, "b": 1}',
    says: [
      '1:7 A number has nothing between its digits but a point before its cents: write 1500000, not 1 500 000.',
    ],
    fixed: '{"a": 1500000, "b": 1}',
  },
  {
    name: 'thousands parted by a space that does not break',
    text: '{"a": 1\u202f100}',
    says: [
      '1:7 A number has nothing between its digits but a point before its cents: write 1100, not 1\u202f100.',
    ],
    fixed: '{"a": 1100}',
  },
  {
    name: 'a comma between digits that are neither thousands nor cents',
    text: '{"a":1,0000}',
    says: ['1:8 A number has no comma between its digits: write 1000 for 1,000, and 12.50 for 12,50.'],
    fixed: '{"a":1,0000}',
  },
  {
    name: 'a number with underscores',
    text: '{"a":1_000}',
    says: ['1:6 1_000 is not how a number is written here. Write 1000.'],
  },
  {
    name: 'a number with a unit',
    text: '{"a":700px}',
    says: ['1:6 700px is not a number. Write digits only, or put text in quotes.'],
  },
  {
    name: 'a price with its sign',
    text: '{"a":$700}',
    says: ['1:6 A price is a number without a sign: write 700.'],
  },
  {
    name: 'a price with its sign behind it, and a comma before the cents',
    text: '{"a": 649,50 zł, "b": 1}',
    says: ['1:7 A price is a number without a sign: write 649.50.'],
    fixed: '{"a": 649.50, "b": 1}',
  },
  {
    name: 'a price without cents in Swiss francs',
    text: '{"a": CHF 1\'200.–}',
    says: ['1:7 A price is a number without a sign: write 1200.'],
    fixed: '{"a": 1200}',
  },
  {
    name: 'a price that is another one elsewhere: a thousand złoty, or a dinar and its fils',
    text: '{"a": 1.200 KWD}',
    says: ['1:7 A price is a number without a sign: write 1200 or 1.200.'],
    fixed: '{"a": 1.200 KWD}',
  },
  {
    name: 'a name that is there twice',
    text: '{\n  "a": 1,\n  "b": {"c": 1, "c": 2},\n  "a": 3\n}',
    says: [
      '3:17 "c" stands here a second time; the first is on line 3. Keep one of them.',
      '4:3 "a" stands here a second time; the first is on line 2. Keep one of them.',
    ],
  },
  {
    name: 'brackets that are 33 deep',
    text: '['.repeat(33) + ']'.repeat(33),
    says: ['1:33 Brackets stand inside one another more than 32 deep here. Take some out.'],
  },
  {
    name: 'brackets that are 100,000 deep',
    text: '['.repeat(100_000),
    says: ['1:33 Brackets stand inside one another more than 32 deep here. Take some out.'],
  },
]);
