import { expect, test } from 'vitest';
import { AROUND } from '../../../tests/support/documents/messages/golden.ts';
import { dice, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { parse } from '../json/parse.ts';
import { compileAny } from './markdown/reference.ts';
import { markdownOf } from './markdown-places.ts';

const DESCRIPTION = 'A page that is here to be checked, with a description of a good length.';

/** The words that the markers underline, on a page whose hero has this intro. The intro is given as the file writes it. */
function marked(intro: string): string[] {
  const text = `{ "title": "Page", "description": "${DESCRIPTION}",
"blocks": [{ "type": "hero", "heading": "Hello",
"intro": ${intro}
}] }`;
  const { problems } = siteWith({ ...AROUND, 'pages/page.json': text });
  return problems().map(({ line, column, frame }) => {
    const mark = /\^+/.exec(frame)?.[0] ?? '';
    const covered = text.split('\n')[line - 1]?.slice(column - 1);
    return covered?.slice(0, mark.length) ?? '';
  });
}

test('marks a link inside a text', () => {
  expect(marked('"See [the prices](/pricng) for more."')).toEqual(['[the prices](/pricng)']);
});

test('marks what stands after escapes where it is in the file', () => {
  expect(marked(String.raw`"Caf\u00e9 \"one\"\n\nSee \u2019 [it](/pricng) and <i>that</i>."`)).toEqual([
    '[it](/pricng)',
    '<i>',
  ]);
});

test('marks what has escapes in it whole', () => {
  expect(marked(String.raw`"See [the \u2018prices\u2019](/pricng) now."`)).toEqual([
    String.raw`[the \u2018prices\u2019](/pricng)`,
  ]);
});

test('marks the paragraph of a list', () => {
  expect(marked('["Fine.", "Also [fine](/pricing).", "Not [fine](/pricng), {phnoe}."]')).toEqual([
    '[fine](/pricng)',
    '{phnoe}',
  ]);
});

test('marks emoji and the same word twice at their own places', () => {
  expect(marked('"🌊 {fax} 👩‍👩‍👧 {fax} `x`"')).toEqual(['{fax}', '{fax}', '`x`']);
});

test('what is passed without compiling has neither a mistake nor a link in it', () => {
  const { parsed } = parse({ file: 'pages/page.json', text: '{}' });
  if (!parsed) throw new Error('This page is JSON.');
  const throwDice = dice(11);
  const any = (all: string[]) => all[throwDice(all.length)] ?? '';
  const starts = ['', '', '> ', '>', '- ', '+ ', '* ', '1. ', '12) ', '  ', '   ', '    ', '\t', '\\'];
  const words = ['words', 'Preise', '(prices)', 'a | b', '| a |', '~~~ Angebot', '](/preise)', '[/pricing]'];
  const signs = ['===', '---', '***', '- - -', '* * *', '___', '=', '-', '|---|', '|:--|--:|', '--- | ---'];
  const ends = [
    '\n',
    '\n',
    '\n\n',
    ' ',
    '   ',
    '\n    ',
    '     code',
    '\r',
    '',
    '{brand}',
    '&lt;b&gt;',
    '**',
  ];
  let passed = 0;
  for (let left = size(1500, 15_000); left > 0; left -= 1) {
    let text = '';
    for (let pieces = 1 + throwDice(5); pieces > 0; pieces -= 1)
      text += any(starts) + any(starts) + any(throwDice(2) ? words : signs) + any(ends);
    const kind = any(['text', 'longText']) as 'text' | 'longText';
    if (markdownOf({ kind, value: text, path: ['text'], schema: {} }, parsed)) continue;
    passed += 1;
    const { problems, links } = compileAny(text, { kind, headingLevel: 2, href: href => href });
    expect({ problems, links }, JSON.stringify(text)).toEqual({ problems: [], links: [] });
  }
  expect(passed).toBeGreaterThan(size(80, 800));
});
