// Markup that nobody writes on purpose is refused with a sentence. Compiling it would take minutes, or end the check.
import { expect, test } from 'vitest';
import { hero, pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { compileMarkdown } from './markdown.ts';

/** As long as a text can be. */
const LENGTH = 20_000;
const SIGNS = ['*a_', '***a', '[a](', '[[a](b)', '[a]', '*_', '**_a', '`a', '<a>', '_a ', '![a', '[a](<'];
const NESTING = ['> ', '>', '- ', '+ ', '1. ', '1) > '];

const filled = (sign: string) => sign.repeat(LENGTH / sign.length);

function told(text: string): string[] {
  const site = siteWith({ 'pages/index.json': pageWith({ blocks: [hero, { type: 'prose', text }] }) });
  return site.says();
}

test.each(SIGNS)('a text that is filled with %s', sign => {
  expect(told(filled(sign))).toContainEqual(
    expect.stringMatching(
      /^prose › text: This text holds \d+ signs such as \*, \[ or < without an empty line/,
    ),
  );
});

test.each(NESTING)('a line that begins with thousands of %s', sign => {
  const message = `prose › text: Lists and quotes stand inside one another more than 32 deep here. Take some of the signs at the start of this line out.`;
  expect(told(`Words.\n\n${filled(sign).slice(0, LENGTH - 20)} word`)).toContain(message);
});

test('as many signs in paragraphs of their own, and lists as deep as that, are compiled', () => {
  const options = { kind: 'longText', headingLevel: 2, href: (href: string) => href } as const;
  const paragraphs = Array.from({ length: 40 }, () => '[one](/a) and _two_ of it. '.repeat(40)).join('\n\n');
  const list = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n');
  for (const text of [paragraphs, list, `${'> '.repeat(32)}word`])
    expect(compileMarkdown(text, options)).toMatchObject({
      html: expect.stringContaining('<'),
      problems: [],
    });
});
