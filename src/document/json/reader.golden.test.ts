// The messages for broken JSON: commas, brackets, quotation marks, comments. Each is the first mistake, with its place.
import { goldenTexts } from '../../../tests/support/documents/messages/golden.ts';

goldenTexts([
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
  {
    name: 'a bracket too many, after which the fields of a block go on',
    text: '{\n  "blocks": [\n    {\n      "image": { "src": 1 }},\n      "links": [2]\n    }\n  ]\n}',
    says: ['4:28 This "}" is one too many. Take it out.'],
  },
  {
    name: 'a list of one thing, of which the end alone is there',
    text: '{\n  "blocks":\n    {\n      "type": "hero"\n    }\n  ]\n}',
    says: ['3:5 A "[" is missing before this value.'],
  },
  {
    name: 'a name that is not closed, before a value without marks',
    text: '{\n  "image": { "decorative: true, "crop": "1 2 3 4" }\n}',
    says: ['2:25 The quotation mark (") after the name decorative is missing.'],
  },
  ...[
    ['{"a":"Sie „zuzahlen" und mehr"}', '1:20', '„ is closed by “ or ”'],
    ['{"a":"Sie „zuzahlen", und mehr"}', '1:20', '„ is closed by “ or ”'],
    ['{"a":"Sie „zuzahlen".", "b": 1}', '1:20', '„ is closed by “ or ”'],
    ['{"a":"Sie „zuzahlen""}', '1:20', '„ is closed by “ or ”'],
    ['["Sie „zuzahlen", und mehr"]', '1:16', '„ is closed by “ or ”'],
    ['{"a":"„a“ “zu" ist"}', '1:14', '“ is closed by ”'],
    ['{"a":"« zu" ist"}', '1:11', '« is closed by »'],
  ].map(([text = '', at, closed]) => ({
    name: `half a pair of quotation marks: ${text}`,
    text,
    says: [`${at} The text ends at this straight quotation mark. Inside text, ${closed}; or write \\".`],
    fixed: text.replace(/(?<=zuzahlen|“zu|« zu)"/, '\\"'),
  })),
  {
    name: 'a mark in a text that a space follows',
    text: '{"a":"«so» heißt" es hier"}',
    says: ['1:17 The text ends at this quotation mark. To write one inside text, use \\" or “ and ”.'],
  },
  {
    name: 'half a pair before the next field',
    text: '{"a":"„x" "b":1}',
    says: ['1:10 A comma is missing here.'],
  },
  {
    name: 'half a pair before the next line',
    text: '{"a":"„x"\n"b":1}',
    says: ['1:10 A comma is missing here.'],
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
  { name: 'an open brace alone', text: '{', says: ['1:1 This "{" is never closed. A "}" is missing.'] },
  {
    name: 'a bracket that is closed by another',
    text: '{"a":[1,2}',
    says: ['1:6 This "[" is closed by "}" on line 1. Its own "]" is missing before it.'],
  },
  { name: 'a bracket too many', text: '{"a":1}}', says: ['1:8 This "}" is one too many. Take it out.'] },
  {
    name: 'a second document',
    text: '{"a":1}\n{"b":2}',
    says: [
      '2:1 A second document begins here; a file holds one. Move it to a file of its own, or take it out.',
    ],
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
    name: 'an item that is not closed before the next, without a comma',
    text: '[\n  {\n    "a": 1\n  {\n    "a": 2\n  }\n]',
    says: ['2:3 This "{" is never closed. A "}" is missing at the end of line 3.'],
    fixed: '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]',
  },
  {
    name: 'an item of one line that is not closed before the next',
    text: '[\n  { "a": 1\n  { "a": 2 }\n]',
    says: ['2:3 This "{" is never closed. A "}" is missing at the end of line 2.'],
    fixed: '[\n  { "a": 1 },\n  { "a": 2 }\n]',
  },
  {
    name: 'an item that is not closed before the next on the same line',
    text: '[\n  { "a": [{ "b": 1, { "b": 2 }] }\n]',
    says: ['2:11 This "{" is never closed. A "}" is missing before the next "{" on line 2.'],
    fixed: '[\n  { "a": [{ "b": 1 }, { "b": 2 }] }\n]',
  },
  {
    name: 'an item of one line that is not closed before the next, without a comma between',
    text: '[{ "a": 1 { "a": 2 }]',
    says: ['1:2 This "{" is never closed. A "}" is missing before the next "{" on line 1.'],
    fixed: '[{ "a": 1 }, { "a": 2 }]',
  },
  {
    name: 'an item without braces',
    text: '[\n  { "a": 1, "b": 1 },\n  "a": 2, "b": 2,\n  { "a": 3, "b": 3 }\n]',
    says: ['3:3 The fields "a" and "b" stand between two items. Put braces around: { … }.'],
    fixed: '[\n  { "a": 1, "b": 1 },\n  { "a": 2, "b": 2 },\n  { "a": 3, "b": 3 }\n]',
  },
  {
    name: 'a field between two blocks',
    text: '{\n  "blocks": [\n    {\n      "a": 1\n    },\n    "b": 2,\n    {\n      "a": 3\n    }\n  ]\n}',
    says: [
      '6:5 The field "b" stands between two blocks. Move it into a block; the one above ends on line 5.',
    ],
    fixed: '{\n  "blocks": [\n    {\n      "a": 1,\n      "b": 2\n    },\n    {\n      "a": 3\n    }\n  ]\n}',
  },
  {
    name: 'two fields after the last block, without a comma between',
    text: '{\n  "blocks": [\n    { "a": 1 }\n    "b": [2],\n    "c": { "d": 4 }\n  ]\n}',
    says: [
      '4:5 The fields "b" and "c" stand after the last block. Move them into a block; the one above ends on line 3.',
    ],
    fixed: '{\n  "blocks": [\n    { "a": 1, "b": [2],\n    "c": { "d": 4 } }\n  ]\n}',
  },
  {
    name: 'a field before the first item',
    text: '["a": 1, { "b": 2 }]',
    says: ['1:2 The field "a" stands before the first item. Move it into an item.'],
  },
  {
    name: 'a text of one paragraph over several lines',
    text: '{\n  "a": "One line\r\n  and another, with a \\n.",\n  "b": 1\n}',
    says: [
      '2:8 This text runs over 2 lines, and a line break cannot stand inside quotes. Write it in one line.',
    ],
    fixed: '{\n  "a": "One line and another, with a \\n.",\n  "b": 1\n}',
  },
  {
    name: 'pasted paragraphs with quotation marks, a tab and a backslash',
    text: '{\n  "a": "He said "no", twice.\n\n\tAnd left: C:\\x.\n\nThe end."\n}',
    says: [
      '2:8 This text runs over 5 lines, and a line break cannot stand inside quotes. Write each paragraph as a text of its own, in a list: ["…", "…"].',
    ],
    fixed: '{\n  "a": [\n    "He said \\"no\\", twice.",\n    "And left: C:\\\\x.",\n    "The end."\n  ]\n}',
  },
  {
    name: 'a pasted list keeps its lines',
    text: '{ "a": "Two:\n- one\n- two\n" }',
    says: [
      '1:8 This text runs over 4 lines, and a line break cannot stand inside quotes. Write \\n where a line of the list ends.',
    ],
    fixed: '{ "a": "Two:\\n- one\\n- two" }',
  },
  {
    name: 'a text that is not closed before the next field, with texts after it',
    text: '{\n  "a": "x,\n  "b": "y",\n  "c": 1\n}',
    says: [
      '2:8 This text is not closed. Put a quotation mark (") at its end; a line break cannot stand inside quotes.',
    ],
  },
]);
