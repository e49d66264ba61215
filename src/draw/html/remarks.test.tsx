// Hidden blocks and notes between colleagues must not reach visitors, neither in HTML nor in JSON.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AuthoredBlock, AuthoredPage } from '../../document/problem/document.ts';
import { openLibrary } from '../../site/library/library.ts';
import { resolve, resolveSite } from '../resolve/resolve.ts';
import { renderMain } from './render.ts';

const library = openLibrary(process.cwd());
const REMARK = 'Between colleagues: zwischen uns gesagt.';
const title: AuthoredBlock = { type: 'hero', heading: 'A page to look through' };

function exampleOf(type: string): AuthoredBlock {
  const examples = JSON.parse(readFileSync(`blocks/${type}/examples.json`, 'utf8')) as AuthoredBlock[];
  const example = examples.find(({ hidden, note }) => !hidden && !note);
  if (!example) throw new Error(`The ${type} block has no example that is shown.`);
  return example;
}

/** Everything that visitors can get of a page with these blocks. */
function published(blocks: AuthoredBlock[], fields: Partial<AuthoredPage> = {}): string {
  const document = { title: 'A page', description: 'x'.repeat(60), ...fields, blocks };
  const { page, head } = resolve(
    { kind: 'page', route: '/remarks', file: 'pages/remarks.json', document, problems: [] },
    library,
  );
  return [renderMain(page, resolveSite(library).words), JSON.stringify(page), JSON.stringify(head)].join(
    '\n',
  );
}

describe.each(library.types)('the %s block', type => {
  const example = exampleOf(type);
  const shown = published([title, example]);

  it('is nowhere where it is hidden', () => {
    const without = published([title]);
    expect(shown.length).toBeGreaterThan(without.length + 50);
    expect(published([title, { ...example, hidden: true }])).toBe(without);
    expect(published([{ ...example, hidden: true }, title])).toBe(without);
  });

  it('keeps its note to itself', () => {
    expect(published([title, { ...example, note: REMARK }])).toBe(shown);
    expect(shown).not.toContain(REMARK);
  });
});

it('a page keeps its note to itself', () => {
  expect(library.types.length).toBeGreaterThan(15);
  expect(published([title], { note: REMARK })).toBe(published([title]));
});
