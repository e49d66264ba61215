// @vitest-environment jsdom
// What Word, Google Docs, mail programs, browsers, Excel and PDFs put on the clipboard, and what of it comes into a field.
import { expect, it } from 'vitest';
import type { FieldText } from '../read-markdown.ts';
import type { WordsKind } from '../words-schema.ts';
import { mountWords } from './words-editor.ts';

const SITE = 'https://www.example.org';
const NO_TABLE =
  'Text cannot hold a table, so each of its rows has become a paragraph. For columns, add a block that has them.';

/** The browser would have a layout to ask. */
Range.prototype.getClientRects = () => document.createElement('p').getClientRects();

/** Pastes into an empty field, as a browser does. */
function pasted(type: string, clipboard: string, kind: WordsKind = 'longText') {
  const told: { said?: string } = {};
  const editor = mountWords(document.body.appendChild(document.createElement('div')), {
    ...{ kind, text: '', label: 'Text', site: () => SITE },
    onChange: () => undefined,
    onLink: () => undefined,
    onPaste: said => Object.assign(told, { said }),
  });
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const getData = (asked: string) => (asked === type ? clipboard : '');
  document.querySelector('.ProseMirror')?.dispatchEvent(Object.assign(paste, { clipboardData: { getData } }));
  const { text, dropped } = editor.written();
  const html = document.body.innerHTML;
  editor.close();
  document.body.replaceChildren();
  return { text, dropped, html, ...told };
}

const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const HTML: [from: string, html: string, text: FieldText, said?: string][] = [
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
  ['Outlook: spaces that keep words together', '<p>One&nbsp; two&nbsp;three</p>', 'One two\u00a0three'],
  ['Apple Mail: a break in a paragraph', '<div>One<br>two</div>', 'One  \ntwo'],
  [
    'A mail with a hidden preview',
    '<div style="display:none;max-height:0">Preview</div><p>Words</p>',
    'Words',
  ],
  [
    'Excel: a table',
    '<table><tr><td>Fee</td><td>$700</td></tr><tr><td>Tax</td><td>$70</td></tr></table>',
    ['Fee · $700', 'Tax · $70'],
    NO_TABLE,
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
  [
    'Word: a table, with paragraphs in its cells',
    `<div><table class=MsoTableGrid border=1 cellspacing=0><tr><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Step</b><o:p></o:p></p></td><td width=301><p class=MsoNormal><b>Days</b><o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Review</p><p class=MsoNormal>by us</p></td><td><p class=MsoNormal>3</p></td></tr></table></div><p class=MsoNormal>After</p>`,
    ['**Step** · **Days**', 'Review by us · 3', 'After'],
    NO_TABLE,
  ],
  [
    'Word: a table with a list, a link, an empty cell and a caption',
    `<table><caption>Fees</caption><tr><td>${wordItem(1, '·', 'One')}${wordItem(1, '·', 'Two')}</td><td><p>&nbsp;</p></td><td><a href="https://example.com">here</a></td></tr></table>`,
    ['Fees', 'One Two · [here](https://example.com)'],
    NO_TABLE,
  ],
  [
    'Word: a table in a table',
    '<table><tr><td><p>Outer</p></td><td><table><tr><td><p>a</p></td><td><p>b</p></td></tr></table></td></tr></table>',
    'Outer · a · b',
    NO_TABLE,
  ],
  [
    'Word: spaces that keep words together',
    '<p class=MsoNormal>Das sind z.&nbsp;B. 10&nbsp;000&nbsp;€, §&nbsp;5 und 1&#8239;200.<o:p></o:p></p>',
    'Das sind z.\u00a0B. 10\u00a0000\u00a0€, §\u00a05 und 1\u202f200.',
  ],
  [
    'Word: spaces that fill',
    `<p class=MsoNormal>One.<span style='mso-spacerun:yes'>&nbsp; </span>Two.&nbsp;&nbsp; Three. &nbsp;Four.&nbsp;</p>`,
    'One. Two. Three. Four.',
  ],
  [
    'Word: a date that begins a paragraph',
    '<p class=MsoNormal>1. April ist ein Tag<o:p></o:p></p>',
    '1\\. April ist ein Tag',
  ],
  [
    'Word: bookmarks and footnotes',
    '<p class=MsoNormal><a name="_Toc1"></a>Fees<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>',
    'Fees\\[1]',
  ],
  [
    'Word: raised digits',
    '<p class=MsoNormal>About 60 m<sup>2</sup>, 10<sup>6</sup> times, the 4<sup>th</sup><sup><a href="https://example.com">2</a></sup></p>',
    'About 60 m², 10⁶ times, the 4th[2](https://example.com)',
  ],
  [
    'Word: a soft hyphen, which somebody has set',
    '<p class=MsoNormal>Donau&shy;dampf&shy;schiff</p>',
    'Donau\u00addampf\u00adschiff',
  ],
  [
    'Google Docs: a table',
    '<b style="font-weight:normal;" id="docs-internal-guid-3"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="padding:5pt"><p dir="ltr"><span style="font-weight:700">Fee</span></p></td><td><p dir="ltr"><span>$700</span></p></td></tr></tbody></table></div></b>',
    '**Fee** · $700',
    NO_TABLE,
  ],
  [
    'Google Docs: a sign that nobody sees',
    '<p dir="ltr"><span>One\u200b two\u2060.\ufeff</span></p>',
    'One two.',
  ],
  [
    'Google Sheets: cells',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table dir="ltr"><tbody><tr><td>Oak</td><td data-sheets-value="{}">12.5</td></tr></tbody></table>',
    'Oak · 12.5',
    NO_TABLE,
  ],
  [
    'Outlook: a mail that is laid out in tables of one cell',
    '<table width="100%"><tr><td><table><tr><td><p>Dear Ms Lee</p><ul><li>One</li></ul></td></tr><tr><td>Regards</td></tr></table></td></tr></table>',
    ['Dear Ms Lee', '- One', 'Regards'],
  ],
  [
    'Outlook: lines in divisions, with an empty one',
    '<div style="font-family:Calibri">One</div><div style="font-family:Calibri"><br></div><div>Two&nbsp;</div>',
    ['One', 'Two'],
  ],
  ['Excel: one cell', '<table><tr><td height=20 class=xl65>Fee</td></tr></table>', 'Fee'],
  [
    'Excel: a column',
    '<table border=0><col width=87><tr height=20><td>Oak</td></tr><tr><td>Ash</td></tr></table>',
    ['Oak', 'Ash'],
  ],
  [
    'A page: the spaces that Chrome puts at the ends of a stretch',
    '<span style="color:red">One</span><span>&nbsp;</span><strong>two</strong><span>&nbsp;three&nbsp;</span><em>four</em>',
    'One **two** three *four*',
  ],
  [
    'A page in French',
    '<p>Prix<b>&nbsp;: 10&nbsp;000&nbsp;€</b>. Dit-il&nbsp;: «&nbsp;oui&nbsp;»&#8239;!</p>',
    'Prix\u00a0**: 10\u00a0000\u00a0€**. Dit-il\u00a0: «\u00a0oui\u00a0»\u202f!',
  ],
  [
    'A page: signs that nobody sees',
    '<p>Pay \u202e001$\u202c \u2066now\u2069\u0007, क्\u200dष می\u200cخواهم 👩\u200d👧</p>',
    'Pay 001$ now, क्\u200dष می\u200cخواهم 👩\u200d👧',
  ],
  [
    'A page: links of this very site',
    '<p><a href="http://localhost:5173/pricing">a</a> <a href="http://127.0.0.1:4173/_edit/faq">b</a> <a href="https://www.example.org/a/?x=1#top">c</a> <a href="http://www.example.org">d</a> <a href="http://localhost:1/_edit">e</a></p>',
    '[a](/pricing) [b](/faq) [c](/a#top) [d](/) [e](/)',
  ],
  [
    'A page: links of other sites, and mail',
    '<p><a href="https://example.com/a?b=1&amp;c=2">a</a> <a href="https://shop.example.org/">b</a> <a href="tel:+61491570006">c</a></p>',
    '[a](https://example.com/a?b=1&c=2) [b](https://shop.example.org/) [c](tel:+61491570006)',
  ],
  ['A page: the signs of a link', '<p>[x](http://x.de)</p>', '\\[x]\\(http://x.de)'],
  ['A page: a quotation', '<blockquote><p>Words</p></blockquote>', '> Words'],
  [
    'A page: a list that goes on with 3',
    '<ol start="3"><li>Three</li><li>Four<ul><li>Inner</li></ul></li></ol>',
    '3. Three\n4. Four\n   - Inner',
  ],
];

const PLAIN: [from: string, words: string, text: FieldText][] = [
  [
    'PDF: words that are divided at the ends of lines',
    'The docu\u00ad\r\nments of an appli\ufffe\ncation, the fee\u0002\ns',
    'The documents of an application, the fees',
  ],
  [
    'PDF: sentences that go over several lines',
    'A position description names the duties, skills and\nreporting line of the role. Most drafts take a day.\nThe Fees\nFor all reports of a kind, the fees are the same and\npayable at once',
    [
      'A position description names the duties, skills and reporting line of the role. Most drafts take a day.',
      'The Fees',
      'For all reports of a kind, the fees are the same and payable at once',
    ],
  ],
  [
    'PDF: spaces that keep words together',
    'Rund 10\u00a0000 \u00a0km, z.\u00a0B.\u00a0\nhier',
    ['Rund 10\u00a0000 km, z.\u00a0B.', 'hier'],
  ],
  ['Notes: lines', 'Apples\nPears\n\nOne line', ['Apples', 'Pears', 'One line']],
  [
    'Notes: the signs of a link',
    'See [x](http://x.de) and http://x.de/a_b',
    'See \\[x]\\(http://x.de) and http://x.de/a_b',
  ],
  ['Notes: a date and a note', '1. April\n* inkl. MwSt.', ['1\\. April', '\\* inkl. MwSt.']],
  ['Word: a line that ends without a paragraph', 'One\u000btwo\u2028three', ['One', 'two', 'three']],
  ['A file with its mark at the start', '\ufeffWords \ud83dhere\u0000', 'Words here'],
  ['Excel: cells as text', 'Fee\t$700\r\nTax\t$70\r\n', ['Fee $700', 'Tax $70']],
];

it.each(HTML)('%s', (_, clipboard, text, said) => {
  const { html, ...written } = pasted('text/html', clipboard);
  expect(written).toEqual({ text, dropped: undefined, said });
  expect(html).not.toMatch(/\sstyle=|script|onerror/);
});

it.each(PLAIN)('%s', (_, words, text) => {
  expect(pasted('text/plain', words)).toMatchObject({ text, dropped: undefined, said: undefined });
});

it('a heading becomes a paragraph where a field has none', () => {
  expect(pasted('text/html', '<h2>One</h2><p>Two</p>', 'text').text).toEqual(['One', 'Two']);
});
