import { expect, test } from 'vitest';
import { type Files, hero, pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { BLOCK_KEYWORDS } from '../schema/block-keywords.ts';
import { TOLD_AS_VALUES } from './messages/values.ts';

const TOLD_AS_FIELDS = ['additionalProperties', 'required', 'oneOf', 'anyOf'];
/** If one of these fails, a keyword inside it has reported the mistake already. */
const SILENT = ['$ref', 'if', 'then', 'items', 'properties', 'definitions'];
const FOR_EDITORS =
  /^(\$schema|\$comment|title|description|default|defaultSnippets|enumDescriptions|patternErrorMessage|why|drawings|elsewhere|inWords|replaced|names|label|swatches|likePage|savedWhole|saidByOthers|shown(?:Width|Height)|onlyIn|neededIn|leadsTo|ts[A-Z]\w*|from[A-Z]\w*)$/;

test('each keyword that the schemas use has its sentence', () => {
  const { library } = siteWith({});
  const told = [...TOLD_AS_VALUES, ...TOLD_AS_FIELDS, ...SILENT, ...BLOCK_KEYWORDS];
  const used = [library.schemas.page, library.schemas.shared, library.schemas.site].flatMap(keywordsOf);
  const untold = used.filter(keyword => !told.includes(keyword) && !FOR_EDITORS.test(keyword));
  expect([...new Set(untold)]).toEqual([]);
});

function keywordsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (FOR_EDITORS.test(keyword) || keyword === 'enum' || keyword === 'discriminator') return [keyword];
    const isNamed = keyword === 'properties' || keyword === 'definitions';
    return [keyword, ...(isNamed ? Object.values(inner as object).flatMap(keywordsOf) : keywordsOf(inner))];
  });
}

test('ten thousand blocks are one mistake, told at once', () => {
  const broken = { type: 'prose', text: 'x', links: [{ href: '/nowhere' }], wobble: 1 };
  const { says } = siteWith(homeOf([hero, ...Array(9_999).fill(broken)]));
  const start = process.cpuUsage();
  const sentences = says();
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  expect(sentences[0]).toBe('"blocks" has 10000 items; at most 60 are possible.');
  expect(sentences.some(sentence => /^prose (60|\d{3,})\b/.test(sentence))).toBe(false);
});

test('ten thousand items of a block are one mistake', () => {
  const items = Array(10_000).fill({ title: 'One', link: { text: 'Read', href: '/nowhere' } });
  const sentences = siteWith(homeOf([hero, { type: 'cards', items }])).says();
  expect(sentences[0]).toMatch(/^cards: "items" has 10000 items; at most \d+ are possible\.$/);
  expect(sentences.length).toBeLessThan(50);
});

/** On one line, because with line breaks the file would be larger than a page can be. */
function homeOf(blocks: object[]): Files {
  return { 'pages/index.json': JSON.stringify(pageWith({ blocks })) };
}

test('no sentence speaks the language of the machine', () => {
  const { says } = siteWith({
    'pages/index.json': pageWith({
      title: 1,
      blocks: [
        { type: 'hero', heading: [], tone: null, id: 'A', links: {}, image: { alt: '' } },
        {},
        null,
        'x',
      ],
    }),
  });
  expect(says().length).toBeGreaterThan(8);
  expect(says().join('\n')).not.toMatch(
    /schema|pattern|oneOf|anyOf|pointer|instance|regex|propert|undefined/i,
  );
});

test('ten thousand shared blocks are one mistake, and some for those that a page may have', () => {
  const sentences = siteWith(homeOf([hero, ...Array(9_999).fill({ type: 'shared', ref: 'nowhere' })])).says();
  expect(sentences[0]).toBe('"blocks" has 10000 items; at most 60 are possible.');
  expect(sentences).toHaveLength(60);
});
