// @vitest-environment jsdom
// Words come back from the editor as the file has them, to the byte. Edited words read as they stand in the editor, or a sentence says
// what does not. What visitors read is asked of the compiler that draws the pages.
import { Fragment, type Mark, type Node, DOMParser as Reader, type Schema, Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../tests/support/site/site.ts';
import { size } from '../../../tests/support/size.ts';
import { compileMarkdown } from '../../document/text/markdown.ts';
import { inventoryOf } from '../../site/inventory.ts';
import { openLibrary } from '../../site/library/library.ts';
import { type FieldText, readMarkdown, readWords } from './read-markdown.ts';
import { readingOf, tidyBlocks } from './tidy-words.ts';
import { WORDS, type WordsKind } from './words-schema.ts';
import { writeMarkdown, writeWords } from './write-markdown.ts';

type FieldOfWords = { kind: WordsKind; written: FieldText };

function wordsOfSite(root: string): FieldOfWords[] {
  const library = openLibrary(root, process.cwd());
  const files = [
    library.settings(),
    ...library.routes().flatMap(route => library.page(route) ?? []),
    ...library.sharedNames().flatMap(name => library.shared(name) ?? []),
  ];
  return files.flatMap(file =>
    (inventoryOf(file, library)?.pieces ?? []).flatMap(({ kind, value }) =>
      kind === 'text' || kind === 'longText' ? [{ kind, written: value as FieldText }] : [],
    ),
  );
}

const fields = [process.cwd(), SECOND_CONTENT].flatMap(wordsOfSite);

function asOne(written: FieldText): string {
  return typeof written === 'string' ? written : written.join('\n\n');
}

/** The places where a letter can be typed. */
function placesIn(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.isText) places.push(...Array.from(node.text ?? '', (_, index) => at + index + 1));
  });
  return places;
}

function typed(doc: Node, at: number, letter: string): Node {
  const text = doc.type.schema.text(letter, doc.resolve(at).marks());
  return doc.replace(at, at, new Slice(Fragment.from(text), 0, 0));
}

function comparable(doc: Node): string {
  return readingOf(tidyBlocks(doc));
}

function seenByVisitors(written: FieldText, schema: Schema): string {
  const kind = schema === WORDS.text ? 'text' : 'longText';
  const { html } = compileMarkdown(asOne(written), { kind, headingLevel: 2, href: href => href });
  document.body.innerHTML = html;
  // ProseMirror would take a block at the start of an item out of its list.
  for (const block of document.querySelectorAll('li > :is(blockquote, ol, ul, h2, h3):first-child'))
    block.before(document.createElement('p'));
  for (const link of document.links) link.setAttribute('href', decodeURI(link.getAttribute('href') ?? ''));
  return comparable(Reader.fromSchema(schema).parse(document.body));
}

function refusals(written: FieldText): string[] {
  const options = { kind: 'text', headingLevel: 2, href: (href: string) => href } as const;
  return compileMarkdown(asOne(written), options).problems.map(({ message }) => message);
}

describe('the words of both sites', () => {
  it('are there', () => {
    expect(fields.length).toBeGreaterThan(850);
    expect(fields.filter(({ written }) => Array.isArray(written)).length).toBeGreaterThan(80);
  });

  it('come back to the byte', () => {
    for (const { kind, written } of fields)
      expect(writeMarkdown(readMarkdown(written, kind), written)).toEqual({ text: written });
  });

  it('come back to the byte even if every block is written anew', () => {
    const others = fields.filter(({ kind, written }) => {
      const { text, dropped } = writeMarkdown(readMarkdown(written, kind));
      return dropped !== undefined || asOne(text) !== asOne(written);
    });
    expect(others.map(({ written }) => written)).toEqual([]);
  });

  it('change by one letter if one letter is typed, in nearly all of them', () => {
    const throwDice = dice(7);
    const others = fields.filter(({ kind, written }) => {
      const doc = readMarkdown(written, kind);
      const places = placesIn(doc);
      const at = places[throwDice(places.length)] ?? 1;
      const { text, dropped } = writeMarkdown(typed(doc, at, 'Ω'), written);
      expect(dropped).toBeUndefined();
      expect(Array.isArray(text)).toBe(Array.isArray(written));
      return asOne(text).replace('Ω', '') !== asOne(written);
    });
    expect(others.length).toBeLessThan(fields.length / 100);
  });
});

describe('what a file writes in its own way', () => {
  it.each([
    '_Italic_ words and **bold** ones.',
    '__Bold__ words and *italic* ones.',
    'R&D for 5 &euro or so 2 * 3, a_b.',
    '[A question](https://example.com/?a=1&b=2)',
    'One line  \nand the next.',
    '* a star\n* another',
    '+ plus\n+ plus',
    '3) three\n4) four',
    '1. one\n1. one',
    '- one\n  - two\n  - three\n- four',
    '> Words that **somebody** has said.',
    '[words](/a "Title") and [more](</b c>)',
    'See <https://example.com> there.',
    'See [https://example.com](https://example.com) there.',
    'Some `code` and words.',
    '~~~\ncode\n~~~\n\nWords.',
    '# One\n\n#### Four',
    'Some [words][1] and others.\n\n[1]: /a',
    '\nWords.\n\n\n\nMore.\n\n',
    'Windows.\r\n\r\nMore.',
  ])('stays when a letter is typed: %j', source => {
    const doc = readMarkdown(source, 'longText');
    expect(writeMarkdown(doc, source)).toEqual({ text: source });
    const places = placesIn(doc).filter(
      at =>
        !doc
          .resolve(at)
          .marks()
          .some(({ attrs }) => attrs.href === 'https://example.com'),
    );
    expect(places.length).toBeGreaterThan(5);
    for (const at of places) {
      const { text, dropped } = writeMarkdown(typed(doc, at, 'Ω'), source);
      expect(dropped).toBeUndefined();
      expect(asOne(text).replace('Ω', '')).toBe(source);
    }
  });

  it.each([
    ['R&amp;D for &euro;5 &#8211; or &#x36;', 'R&D for €5 – or 6'],
    ['It costs 2 \\* 3, \\[see below\\].', 'It costs 2 * 3, \\[see below].'],
    ['One line  \nand the next\\\nand a third.', 'One line  \nand the next  \nand a third.'],
    ['A line that\nends here.', 'A line that ends here.'],
    ['*One* and _two_ words.', '_One_ and _two_ words.'],
    ['- one\n  * two', '- one\n  - two'],
  ])('reads the same when a letter is typed, though it is written in another way: %j', (source, other) => {
    const doc = readMarkdown(source, 'longText');
    const { text, dropped } = writeMarkdown(typed(doc, placesIn(doc).at(-1) ?? 0, 'Ω'), source);
    expect(dropped).toBeUndefined();
    expect(asOne(text).replace('Ω', '')).toBe(other);
  });

  it('goes where the words no longer fit it', () => {
    const source = 'See <https://example.com> there.';
    const doc = readMarkdown(source, 'text');
    expect(writeMarkdown(typed(doc, 8, 'x'), source).text).toBe(
      'See [httxps://example.com](https://example.com) there.',
    );
  });
});

describe('a value of the site', () => {
  it.each([
    ['Call {phone}.', 'text'],
    ['{brand}', 'text'],
    ['**{brand}** and *from {report}*, [{phone}](/a).', 'text'],
    ['- {a}{b}\n- {c}', 'text'],
    ['## About {brand}', 'longText'],
    ['Call {phone}, *{brand}* or \\{x} {not-one} {}', 'line'],
  ] as const)('is one piece, and comes back to the byte: %j', (written, kind) => {
    const doc = readWords(written, kind);
    const names: string[] = [];
    doc.descendants(node => {
      if (node.type.name === 'value') names.push(node.attrs.name);
      else expect(node.text ?? '').not.toMatch(/\{[a-z]+\}/);
    });
    expect(names).toEqual(Array.from(written.matchAll(/\{(\w+)\}/g), ([, name]) => name));
    expect(writeWords(doc, written)).toEqual({ text: written });
    for (const at of placesIn(doc)) {
      const { text, dropped } = writeWords(typed(doc, at, 'Ω'), written);
      expect(dropped).toBeUndefined();
      expect(asOne(text).replace('Ω', '')).toBe(written);
    }
  });
});

describe('a field of words', () => {
  const { text, longText } = WORDS;
  const paragraph = (words: string) => text.node('paragraph', null, words === '' ? [] : text.text(words));
  const paragraphs = (...words: string[]) => text.node('doc', null, words.map(paragraph));

  it('stays one text or a list of paragraphs', () => {
    expect(writeMarkdown(paragraphs('One!'), 'One.').text).toBe('One!');
    expect(writeMarkdown(paragraphs('One!'), ['One.']).text).toEqual(['One!']);
    expect(writeMarkdown(paragraphs('Two.', 'One.'), ['One.', 'Two.']).text).toEqual(['Two.', 'One.']);
    expect(writeMarkdown(paragraphs('One.', 'Two!'), 'One.\n\nTwo.').text).toBe('One.\n\nTwo!');
  });

  it('keeps together what stands in one paragraph of the file', () => {
    const before = ['## One\n\nTwo.', 'Three.'];
    const doc = readMarkdown(before, 'longText');
    expect(writeMarkdown(typed(doc, placesIn(doc).at(3) ?? 0, 'x'), before).text).toEqual([
      '## One\n\nTxwo.',
      'Three.',
    ]);
  });

  it('becomes a list of paragraphs with its second one', () => {
    expect(writeMarkdown(paragraphs('One.', 'Two.'), 'One.').text).toEqual(['One.', 'Two.']);
    expect(writeMarkdown(paragraphs('One.', 'Two.')).text).toEqual(['One.', 'Two.']);
  });

  it('keeps an item of a list in a paragraph of its own where the others have one', () => {
    const before = ['## Needed', '- **A** form', '- A letter'];
    const doc = readMarkdown(before, 'longText');
    const item = longText.node('item', null, [longText.node('paragraph', null, longText.text('A fee'))]);
    const more = doc.replace(
      doc.content.size - 1,
      doc.content.size - 1,
      new Slice(Fragment.from(item), 0, 0),
    );
    expect(writeMarkdown(more, before).text).toEqual([...before, '- A fee']);
  });

  it('leaves out what holds no words yet', () => {
    expect(writeMarkdown(paragraphs('', 'One. ', '', ' ')).text).toBe('One.');
    expect(writeMarkdown(paragraphs('', ''), ['One.']).text).toBe('');
    expect(readMarkdown('', 'text').eq(paragraphs(''))).toBe(true);
  });

  it('writes no sign that its words do not need', () => {
    const plain = '2 * 3 (a_b) #1 - R&D, 50% < 60%! {phone} 1.5 Mitarbeiter*in';
    expect(writeMarkdown(paragraphs(plain)).text).toBe(plain);
    expect(writeMarkdown(paragraphs('1. First. *Second.* Third')).text).toBe(
      '1\\. First. \\*Second.\\* Third',
    );
    expect(writeMarkdown(paragraphs('# Not a heading')).text).toBe('\\# Not a heading');
    expect(writeMarkdown(paragraphs('a ** b')).text).toBe('a \\*\\* b');
  });

  it.each([
    ...['[x](http://x.de)', '[x](/pricing)', '[x] (/pricing)', '[x(/pricing)', 'x](/pricing)', '](/pricing'],
    ...[
      '(x)[/pricing]',
      '|---|',
      '---|:--:',
      'a ** b',
      '**',
      '![x](/a.png)',
      '<b>x</b>',
      '`x`',
      '# x',
      '===',
    ],
    ...[
      '- x',
      '> x',
      '1. x',
      '[x]: /a',
      '&nbsp;',
      '~~~',
      '    x',
      '\\[x](/a)',
      '\\',
      '<https://a.b>',
      '* * *',
    ],
  ])('can be saved as it is typed: %s', words => {
    const doc = paragraphs(words);
    const { text: written, dropped } = writeMarkdown(doc);
    expect(dropped).toBeUndefined();
    expect(seenByVisitors(written, text)).toBe(comparable(doc));
    expect(refusals(written), JSON.stringify(written)).toEqual([]);
  });

  it('says so if a part that it cannot show loses what it leans on', () => {
    const source = '**Some** [words][1].\n\n[1]: /a';
    const doc = readMarkdown(source, 'text');
    const { text, dropped } = writeMarkdown(doc.cut(0, doc.firstChild?.nodeSize), source);
    expect(text).toBe('**Some** [words][1].');
    expect(dropped).toBe('A part of these words stood as it was in the file. Now visitors see its signs.');
  });

  it('has two lists where two follow each other', () => {
    const list = (words: string) => text.node('list', null, text.node('item', null, paragraph(words)));
    expect(writeMarkdown(text.node('doc', null, [list('One'), list('Two'), list('Three')])).text).toEqual([
      '- One',
      '* Two',
      '- Three',
    ]);
  });

  it('can end bold anywhere', () => {
    const bold = [text.text('Fees.', [text.mark('strong')]), text.text('each')];
    const doc = text.node('doc', null, [text.node('paragraph', null, bold)]);
    const { text: written } = writeMarkdown(doc);
    expect(written).toBe('**Fees.**&#x65;ach');
    expect(seenByVisitors(written, text)).toBe(comparable(doc));
  });
});

const throwDice = dice(11);
const oneOf = <Thing>(things: readonly Thing[]) => things[throwDice(things.length)] as Thing;
const some = <Thing>(most: number, make: () => Thing) => Array.from({ length: 1 + throwDice(most) }, make);

const PIECES = [
  ...['Fees', 'it’s', 'Māori', '你好。', '再见', '🧭', '{phone}', '$700', 'x', '2 * 3', 'a_b_c', 'R&D', 'é'],
  ...[
    '**',
    '*',
    '***',
    '_',
    '__',
    '[',
    ']',
    '](/a)',
    '[a](/b)',
    '![',
    '!',
    '#',
    '## ',
    '1.',
    '1) ',
    '- ',
    '+ ',
    '> ',
  ],
  ...[
    '`',
    '``',
    '~~~',
    '<b>',
    '</',
    '<!--',
    '&amp;',
    '&#42;',
    '&',
    '\\',
    '\\*',
    '|',
    '---',
    '===',
    '|---|',
    '.',
    ':',
  ],
  ...[
    ' ',
    ' ',
    ' ',
    ' ',
    '  ',
    '\t',
    '\u00a0',
    '\n',
    '\u2028',
    '\0',
    '"',
    '(',
    ')',
    'https://a.b',
    '<https://a.b>',
  ],
];
const ADDRESSES = [
  '/pricing',
  'https://a.b/(c)?d=e&amp;f',
  '/a b',
  '',
  '#x',
  'mailto:a@b.co',
  '/\\"<>',
  '/*_[]`',
];

function madeMarks(schema: Schema): readonly Mark[] {
  const possible = [
    () => schema.mark('strong'),
    () => schema.mark('em'),
    () => schema.mark('link', { href: oneOf(ADDRESSES) }),
  ];
  return possible
    .filter(() => throwDice(4) === 0)
    .reduce<readonly Mark[]>((marks, make) => make().addToSet(marks), []);
}

function madeWords(schema: Schema): Node[] {
  return some(5, () => {
    if (throwDice(12) === 0) return schema.node('line_break');
    return schema.text(some(3, () => oneOf(PIECES)).join(''), madeMarks(schema));
  });
}

function madeItem(schema: Schema, depth: number): Node {
  const more = throwDice(3) === 0 ? some(2, () => madeBlock(schema, depth + 1)) : [];
  return schema.node('item', null, [schema.node('paragraph', null, madeWords(schema)), ...more]);
}

function madeBlock(schema: Schema, depth = 0): Node {
  const kind = throwDice(depth > 2 ? 5 : 9);
  if (kind > 6) {
    const style = { start: oneOf([null, 0, 1, 7]), loose: oneOf([true, false]) };
    return schema.node(
      'list',
      style,
      some(3, () => madeItem(schema, depth)),
    );
  }
  if (kind > 5)
    return schema.node(
      'quote',
      null,
      some(2, () => madeBlock(schema, depth + 1)),
    );
  if (kind > 4 && schema.nodes.heading) {
    const words = madeWords(schema).filter(node => node.isText);
    return schema.node('heading', { level: oneOf([2, 3]) }, words);
  }
  return schema.node('paragraph', null, madeWords(schema));
}

const madeSchema = () => WORDS[oneOf(['text', 'longText'] as const)];

describe('generated words', () => {
  it('read to visitors as they stand in the editor', () => {
    for (let left = size(40, 500); left > 0; left -= 1) {
      const schema = madeSchema();
      const blocks = some(4, () => madeBlock(schema));
      const doc = schema.node('doc', null, blocks);
      const { text, dropped } = writeMarkdown(doc, oneOf([undefined, 'One.', ['One.', 'Two.']]));
      expect(dropped, JSON.stringify(text)).toBeUndefined();
      expect(seenByVisitors(text, schema), JSON.stringify(text)).toBe(comparable(doc));
    }
  });

  it('can be saved, if they are words alone', () => {
    for (let left = size(200, 1_000); left > 0; left -= 1) {
      const words = some(6, () => oneOf(PIECES)).join('');
      const paragraph = WORDS.text.node('paragraph', null, WORDS.text.text(words));
      const { text } = writeMarkdown(WORDS.text.node('doc', null, [paragraph]));
      expect(refusals(text), JSON.stringify(text)).toEqual([]);
    }
  });

  it('stay what they are when a letter is typed into any Markdown, or a sentence says that they do not', () => {
    let said = 0;
    const count = size(300, 2_000);
    for (let left = count; left > 0; left -= 1) {
      const kind = oneOf(['text', 'longText'] as const);
      const lines = some(
        6,
        () => some(6, () => oneOf(PIECES)).join('') + oneOf(['', '', '**b**', '[a](/b)', '`c`']),
      );
      const before = oneOf([lines, lines.join(oneOf(['\n', '\n\n', '  \n', '\n- ', '\n> ']))]);
      const doc = readMarkdown(before, kind);
      expect(writeMarkdown(doc, before)).toEqual({ text: before });
      const places = placesIn(doc);
      if (places.length === 0) continue;
      const changed = typed(doc, oneOf(places), 'Ω');
      const { text, dropped } = writeMarkdown(changed, before);
      if (dropped) said += 1;
      else expect(comparable(readMarkdown(text, kind)), JSON.stringify(before)).toBe(comparable(changed));
    }
    expect(said).toBeLessThan(count / 50);
  });
});
