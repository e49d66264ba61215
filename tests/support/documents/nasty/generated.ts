// Makes valid pages full of nasty strings. The same number makes the same page.
import { generateSync } from 'json-schema-faker';
import type { AuthoredBlock, AuthoredPage, PageFile } from '../../../../src/document/problem/document.ts';
import type { Schema } from '../../../../src/document/schema/sources.ts';
import { compileSchema } from '../../../../src/document/validate/validate.ts';
import type { Page } from '../../../../src/draw/page/model.ts';
import { resolve, resolveSite } from '../../../../src/draw/resolve/resolve.ts';
import { openLibrary } from '../../../../src/site/library/library.ts';
import { NASTY } from './nasty.ts';

const library = openLibrary(process.cwd());
const isValid = compileSchema(library.schemas.page);
export const { types } = library;
export const { words } = resolveSite(library);

const BLOCKS = 3;
/** Fields take a whole nasty string if they may, and short fields its beginning. */
const LENGTHS = [Number.POSITIVE_INFINITY, 200, 60, 40];
const FREE =
  /^(text|heading|intro|eyebrow|title|name|label|value|question|answer|role|list|features|items|caption|alt|note)$/;

export function generatedPage(seed: number): Page {
  const document = validPage(seed);
  const file: PageFile = {
    kind: 'page',
    route: '/generated',
    file: 'pages/generated.json',
    document,
    problems: [],
  };
  return resolve(file, library).page;
}

function validPage(seed: number): AuthoredPage {
  for (const longest of LENGTHS) {
    const page = pageOf(seed, longest);
    if (isValid(page)) return page;
  }
  const places = isValid.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`Page ${seed} is not valid: ${places?.join(', ')}`);
}

function pageOf(seed: number, longest: number): AuthoredPage {
  const blocks = Array.from({ length: BLOCKS }, (_, index) => {
    const type = types[(seed * BLOCKS + index) % types.length] ?? 'hero';
    return nastier(fake(type, seed * 31 + index), seed + index, longest) as AuthoredBlock;
  });
  return withOwnPlaces({ title: 'A generated page', description: 'x'.repeat(60), blocks });
}

/** Makes ids on a page and names in a form unique, because the check would refuse repeats. */
function withOwnPlaces(page: AuthoredPage): AuthoredPage {
  let places = 0;
  const rename = (key: string, value: unknown): unknown => {
    if (isNamed(value)) return { ...value, name: rename('id', value.name) };
    if (key !== 'id') return value;
    places += 1;
    return `place-${places}`;
  };
  return JSON.parse(JSON.stringify(page), rename);
}

/** Finds what a form sends: its fields, hidden values and trap. */
function isNamed(value: unknown): value is { name: string } {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  const others = Object.keys(value).filter(key => key !== 'name');
  return 'kind' in value || (others.length === 1 && /^(value|label)$/.test(others[0] ?? ''));
}

function fake(type: string, seed: number): unknown {
  const block = library.definitions[type] as Schema;
  const required = [...((block.required ?? []) as string[]), ...neededIn(block)];
  const schema = { ...block, required, definitions: library.definitions } as Schema;
  return generateSync(schema, {
    seed,
    optionalsProbability: 0.7,
    maxItems: 4,
    maxDepth: 30,
    // The articles come from the pages of the site, as they do for everybody.
    pruneProperties: ['hidden', 'articles'],
  });
}

/** The fields that some layouts cannot do without. The check asks for them, the schema cannot. */
function neededIn({ properties }: Schema): string[] {
  return Object.entries((properties ?? {}) as { [name: string]: Schema }).flatMap(([name, field]) =>
    field.neededIn ? [name] : [],
  );
}

/** Changes free text only. A value with a pattern, an enum or a fixed meaning stays as generated. */
function nastier(value: unknown, seed: number, longest: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => nastier(item, seed + index, longest, key));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, inner], index) => [name, nastier(inner, seed + index, longest, name)]),
    );
  }
  if (typeof value !== 'string' || !FREE.test(key)) return value;
  return NASTY[seed % NASTY.length]?.slice(0, longest) ?? value;
}
