// What is said of broken JSON: the first slip, where it is.
import { expect, test } from 'vitest';
import { parse } from './parse';

const CASES: { name: string; text: string; says: string[] }[] = [
  {
    name: 'an empty file',
    text: '',
    says: ['1:1 This file is empty. A page has at least a title, a description and blocks.'],
  },
  {
    name: 'a file of spaces',
    text: ' \n ',
    says: ['1:1 This file is empty. A page has at least a title, a description and blocks.'],
  },
  {
    name: 'a missing comma between fields, marked after the field before it',
    text: '{\n  "a": 1\n  "b": 2\n}',
    says: ['2:9 A comma is missing here.'],
  },
  { name: 'a missing comma between items', text: '[1 2]', says: ['1:3 A comma is missing here.'] },
  {
    name: 'a comma at the end of the fields',
    text: '{\n  "a": 1,\n}',
    says: ['2:9 This comma is one too many: "}" follows. Take it out.'],
  },
  {
    name: 'a comma at the end of a list',
    text: '{"a":[1,2,]}',
    says: ['1:10 This comma is one too many: "]" follows. Take it out.'],
  },
  { name: 'two commas', text: '{"a":1,,"b":2}', says: ['1:8 This comma is one too many. Take it out.'] },
  {
    name: 'a comma at the beginning',
    text: '{,"a":1}',
    says: ['1:2 This comma is one too many. Take it out.'],
  },
  {
    name: 'a semicolon instead of a comma',
    text: '{"a":1;"b":2}',
    says: ['1:7 Fields are separated by a comma, not by a semicolon.'],
  },
  { name: 'a missing colon', text: '{"a" 1}', says: ['1:5 A colon is missing after the name "a".'] },
  {
    name: 'two colons',
    text: '{"a"::1}',
    says: ['1:6 This colon is one too many. A colon stands only between a name and its value.'],
  },
  {
    name: 'a missing value before a comma',
    text: '{"a":,"b":1}',
    says: ['1:6 Before this comma a value is missing. Write one, or take the comma out.'],
  },
  {
    name: 'a missing value before a bracket',
    text: '{"a":}',
    says: ['1:6 Before this "}" a value is missing.'],
  },
  {
    name: 'a missing value at the end of the file',
    text: '{"a":',
    says: ['1:5 The file ends here, and a value is missing.'],
  },
  {
    name: 'a text that is not closed at the end of its line',
    text: '{\n  "a": "x,\n  "b": 1\n}',
    says: [
      '2:8 This text is not closed. Put a quotation mark (") at its end; a line break cannot stand inside quotes.',
    ],
  },
  {
    name: 'a text that is not closed at the end of the file',
    text: '{"a": "x',
    says: [
      '1:7 This text is not closed. Put a quotation mark (") at its end; a line break cannot stand inside quotes.',
    ],
  },
  {
    name: 'a quotation mark inside a text',
    text: '{"a":"he said "hi" to"}',
    says: ['1:15 The text ends at this quotation mark. To write one inside text, use \\" or “ and ”.'],
  },
  {
    name: 'typographic quotation marks',
    text: '{"a": “x”}',
    says: ['1:7 “ is a typographic quotation mark. Around names and values stand straight ones: ".'],
  },
  {
    name: 'a name in typographic quotation marks',
    text: '{“a”: 1}',
    says: ['1:2 “ is a typographic quotation mark. Around names and values stand straight ones: ".'],
  },
  {
    name: 'single quotation marks',
    text: "{'a':1}",
    says: ['1:2 Text stands in double quotes: write " instead of \'.'],
  },
  {
    name: 'back-ticks',
    text: '{"a":`x`}',
    says: ['1:6 Text stands in double quotes: write " instead of `.'],
  },
  {
    name: 'a name without quotes',
    text: '{a:1}',
    says: ['1:2 The name of a field stands in quotes: write "a".'],
  },
  { name: 'a text without quotes', text: '{"a":hello}', says: ['1:6 Text stands in quotes: write "hello".'] },
  {
    name: 'a comment at the end of a line',
    text: '{"a":1 // why\n}',
    says: ['1:8 A comment is not possible here. Put the remark into a "note" field, or delete it.'],
  },
  {
    name: 'a comment between lines',
    text: '{\n/* why */\n"a":1}',
    says: ['2:1 A comment is not possible here. Put the remark into a "note" field, or delete it.'],
  },
  {
    name: 'a comment with a hash',
    text: '{"a":1,\n# why\n"b":2}',
    says: ['2:1 A comment is not possible here. Put the remark into a "note" field, or delete it.'],
  },
  {
    name: 'a bracket that is never closed',
    text: '{"a":[1,2',
    says: ['1:6 This "[" is never closed. A "]" is missing.'],
  },
  {
    name: 'braces that are never closed',
    text: '{\n  "a": {\n    "b": 1\n',
    says: ['2:8 This "{" is never closed. A "}" is missing.'],
  },
  { name: 'an open brace alone', text: '{', says: ['1:1 The file ends here, and a closing "}" is missing.'] },
  {
    name: 'a bracket that is closed by another',
    text: '{"a":[1,2}',
    says: ['1:6 This "[" is closed by "}" on line 1. Its own "]" is missing before it.'],
  },
  { name: 'a bracket too many', text: '{"a":1}}', says: ['1:8 This "}" is one too many. Take it out.'] },
  {
    name: 'a second document',
    text: '{"a":1}\n{"b":2}',
    says: ['2:1 The document has ended before this. Take out what follows.'],
  },
  {
    name: 'a comma after the end',
    text: '{"a":1},',
    says: ['1:8 This comma is one too many: the document ends before it. Take it out.'],
  },
  {
    name: 'a name with a value in a list',
    text: '["a":1]',
    says: ['1:1 This list holds a name with a value. Put the fields in braces: { … }.'],
  },
  {
    name: 'a value without a name',
    text: '{{"a":1}}',
    says: ['1:2 A field needs a name before its value, such as "heading": …'],
  },
  {
    name: 'the marks of a merge',
    text: '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> branch\n}',
    says: [
      '2:1 Two versions of this file were merged and their difference is still marked. Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
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
    says: ['1:8 A number has no comma between its digits: write 1000, not 1,000.'],
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
];

for (const { name, text, says } of CASES) {
  test(name, () => {
    const { problems } = parse({ file: 'pages/page.json', text, hash: '' });
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(says);
  });
}
