// @vitest-environment jsdom
// What Word, Google Docs, mail programs and browsers put on the clipboard, and what of it comes into a field.
import { DOMParser as Reader } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { WORDS } from '../../../../form/words-schema.ts';
import { writeMarkdown } from '../../../../form/write-markdown.ts';
import { cleanHtml } from './words-paste.ts';

const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const CLIPBOARDS: [from: string, html: string, text: string | string[]][] = [
  [
    'Word: a paragraph',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style>p.MsoNormal{margin:0cm;color:red}</style></head><body lang=EN-AU><!--StartFragment--><p class=MsoNormal style='margin-bottom:8pt'>One <b style='mso-bidi-font-weight:normal'>bold</b> word<o:p></o:p></p><!--EndFragment--></body></html>`,
    'One **bold** word',
  ],
  [
    'Word: an empty line between paragraphs',
    '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two<o:p></o:p></p>',
    ['One', 'Two'],
  ],
  ['Word: bullets', wordItem(1, '·', 'One') + wordItem(1, '·', 'Two'), '- One\n- Two'],
  [
    'Word: bullets in bullets',
    wordItem(1, '·', 'One') + wordItem(2, 'o', 'Inner') + wordItem(1, '·', 'Two'),
    '- One\n  - Inner\n- Two',
  ],
  ['Word: numbers', wordItem(1, '1.', 'One') + wordItem(1, '2.', 'Two'), '1. One\n2. Two'],
  [
    'Word: a list between paragraphs',
    `<p class=MsoNormal>Before</p>${wordItem(1, '·', 'One')}<p class=MsoNormal>After</p>`,
    ['Before', '- One', 'After'],
  ],
  [
    'Word: a heading, a link and italics',
    `<h2 style='mso-outline-level:2'><b>Fees</b></h2><p>See <a href="https://example.com/a"><span style='color:blue'>here</span></a>, <i>please</i>.</p>`,
    ['## **Fees**', 'See [here](https://example.com/a), *please*.'],
  ],
  [
    'Google Docs: its bold that is not bold',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">Plain and </span><span style="font-weight:700">bold</span></p></b>',
    'Plain and **bold**',
  ],
  [
    'Google Docs: a list',
    '<b style="font-weight:normal;" id="docs-internal-guid-2"><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-style:italic">Two</span></p></li></ul></b>',
    '- One\n- *Two*',
  ],
  [
    'Google Docs: a link through Google',
    '<a href="https://www.google.com/url?q=https://example.com/b&amp;sa=D"><span style="text-decoration:underline">there</span></a>',
    '[there](https://example.com/b)',
  ],
  [
    'Google Docs: a heading',
    '<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Costs</span></h1>',
    '## Costs',
  ],
  ['Gmail: a line is a division', '<div dir="ltr">One<div><br></div><div>Two</div></div>', ['One', 'Two']],
  [
    'Outlook: a safe link',
    '<p class="MsoNormal"><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fc&amp;data=05">words</a></p>',
    '[words](https://example.com/c)',
  ],
  ['Outlook: spaces that keep words together', '<p>One&nbsp; two&nbsp;three</p>', 'One two three'],
  ['Apple Mail: a break in a paragraph', '<div>One<br>two</div>', 'One  \ntwo'],
  [
    'A mail with a hidden preview',
    '<div style="display:none;max-height:0">Preview</div><p>Words</p>',
    'Words',
  ],
  [
    'Excel: a table',
    '<table><tr><td>Fee</td><td>$700</td></tr><tr><td>Tax</td><td>$70</td></tr></table>',
    ['Fee $700', 'Tax $70'],
  ],
  [
    'A page: scripts, pictures and buttons',
    '<p>Words<script>alert(1)</script><img src=x onerror=alert(1)><button>Buy</button></p>',
    'Words',
  ],
  [
    'A page: links that run or lead elsewhere on it',
    '<p><a href="javascript:alert(1)">One</a> <a href="#x">two</a> <a href="mailto:a@b.co">three</a></p>',
    'One two [three](mailto:a@b.co)',
  ],
  ['A page: signs that mean something in Markdown', '<p>2 * 3 * 4, # and **</p>', '2 * 3 * 4, # and \\*\\*'],
  [
    'LibreOffice: fonts',
    '<p style="margin-bottom: 0cm"><font color="#c9211e"><font size="4"><b>One</b></font></font> two</p>',
    '**One** two',
  ],
];

it.each(CLIPBOARDS)('%s', (_, html, text) => {
  document.body.innerHTML = cleanHtml(html, source => new DOMParser().parseFromString(source, 'text/html'));
  expect(document.body.innerHTML).not.toMatch(/\sstyle=|script|onerror/);
  const doc = Reader.fromSchema(WORDS.longText).parse(document.body);
  expect(writeMarkdown(doc)).toEqual({ text });
});

it('a heading becomes a paragraph where a field has none', () => {
  document.body.innerHTML = '<h2>One</h2><p>Two</p>';
  expect(writeMarkdown(Reader.fromSchema(WORDS.text).parse(document.body))).toEqual({ text: ['One', 'Two'] });
});
