// @vitest-environment jsdom
// Schema-valid pages full of nasty strings: every one is drawn, none makes React complain, no markup gets through.

import { generateSync } from 'json-schema-faker';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NASTY } from '../../tests/support/nasty.ts';
import { size } from '../../tests/support/size.ts';
import type { AuthoredBlock, AuthoredPage } from '../content/document.ts';
import { openLibrary } from '../content/library.ts';
import { resolve } from '../content/resolve.ts';
import { compileSchema } from '../content/validate.ts';
import { renderMain } from '../document/server.ts';
import type { Schema } from '../schema/sources.ts';

const library = openLibrary(process.cwd());
const validate = compileSchema(library.pageSchema);
const { types } = library;

const PAGES = size(250, 10_000);
const BATCH = 50;

afterEach(() => vi.restoreAllMocks());

describe('generated pages', () => {
  it('are made of every type of block', () => {
    expect(types.length).toBeGreaterThanOrEqual(18);
  });

  it.each(Array.from({ length: Math.ceil(PAGES / BATCH) }, (_, batch) => batch))(
    'batch %i is drawn without a complaint',
    batch => {
      const complaints = vi.spyOn(console, 'error');
      for (let index = 0; index < BATCH; index += 1) {
        const seed = batch * BATCH + index + 1;
        const html = renderMain(resolve(fileOf(generatedPage(seed)), library).page);
        expect(html.length, `seed ${seed}`).toBeGreaterThan(20);
        expect(foreignMarkup(html), `seed ${seed}`).toEqual([]);
      }
      expect(complaints.mock.calls).toEqual([]);
    },
  );
});

function generatedPage(seed: number): AuthoredPage {
  const blocks: AuthoredBlock[] = [];
  for (let index = 0; index < 3; index += 1) {
    const type = types[(seed * 3 + index) % types.length] ?? 'hero';
    blocks.push(nastier(fake(type, seed * 31 + index), seed + index) as AuthoredBlock);
  }
  const page = { title: 'A generated page', description: 'x'.repeat(60), blocks };
  expect(validate(page), `seed ${seed}: ${validate.errors?.map(error => error.instancePath)}`).toBe(true);
  return page;
}

function fake(type: string, seed: number): unknown {
  const schema = { ...library.definitions[type], definitions: library.definitions } as Schema;
  return generateSync(schema, {
    seed,
    optionalsProbability: 0.7,
    maxItems: 4,
    maxDepth: 30,
    pruneProperties: ['hidden'],
  });
}

/** Free text only: what has a pattern, an enum or a fixed meaning stays what the generator made of it. */
function nastier(value: unknown, seed: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => nastier(item, seed + index, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner], index) => [name, nastier(inner, seed + index, name)]),
    );
  }
  const isFree =
    typeof value === 'string' &&
    /^(text|heading|intro|eyebrow|title|name|label|value|question|answer|role|list|features|items|caption|alt|note)$/.test(
      key,
    );
  return isFree ? (NASTY[seed % NASTY.length] ?? value) : value;
}

function fileOf(document: AuthoredPage) {
  return { route: '/generated', file: 'pages/generated.json', document, problems: [] };
}

/** Elements and attributes that no component of ours writes. */
function foreignMarkup(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('script, style, [onerror], [onload], [style], iframe, object')].map(
    element => element.outerHTML.slice(0, 120),
  );
}
