// Writes down what a screen reader can use: landmarks, headings, lists, controls and pictures with their names.
import type { Locator } from 'playwright-core';

/** Running text is left out: a new sentence changes no structure. */
const LEFT_OUT =
  /^'?(\/|text\b|paragraph|listitem|strong|emphasis|code|time|generic|blockquote|caption|term|definition|figure$)/;

type Line = { depth: number; words: string; items: number };

export async function spokenOutline(part: Locator): Promise<string> {
  const outline: Line[] = [];
  /** The lines around the present one, with their depths in the page. */
  const around: { depth: number; line: Line }[] = [];
  for (const text of (await part.ariaSnapshot()).split('\n')) {
    const [, space = '', words = ''] = /^( *)- (.*)$/.exec(text) ?? [];
    while (around.length > 0 && (around.at(-1)?.depth ?? 0) >= space.length) around.pop();
    const parent = around.at(-1)?.line;
    if (parent && words.startsWith('listitem')) parent.items += 1;
    if (LEFT_OUT.test(words)) continue;
    const line = { depth: around.length, words: withoutColon(words), items: 0 };
    outline.push(line);
    around.push({ depth: space.length, line });
  }
  return outline
    .map(({ depth, words, items }) => `${'  '.repeat(depth)}${words}${items > 0 ? ` of ${items}` : ''}`)
    .join('\n');
}

function withoutColon(words: string): string {
  return words.replace(/:$/, '').replace(/^'(.*)'$/, '$1');
}
