import { describe, expect, it } from 'vitest';
import { SECOND_CONTENT } from '../../../../tests/support/site/site.ts';
import { placesAt } from '../../../base/places.mjs';
import { wordsIn } from '../../../check/lint/language/sentences.ts';
import { pageBundle, sharedBundle, siteBundle } from '../../../document/schema/bundle.ts';
import { fieldsOf } from '../../../document/schema/fields.ts';
import { readSources, type Schema } from '../../../document/schema/sources.ts';
import { referenceSource } from './blocks.ts';

const { sources } = readSources(placesAt(process.cwd()));
const page = pageBundle(sources);
const shared = sharedBundle(sources);
const site = siteBundle(sources);
const text = referenceSource(sources, { page, shared, site });
const definitions = page.definitions as { [name: string]: Schema };

const headings = [...text.matchAll(/^#{2,3} (.+)$/gm)].map(match => match[1] ?? '');

describe('the block reference', () => {
  it('has a section and a starter for each block', () => {
    const types = sources.blocks.map(({ type }) => type);
    expect(types.length).toBeGreaterThan(15);
    expect(headings).toEqual(expect.arrayContaining(types));
    const starters = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(match => JSON.parse(match[1] ?? ''));
    expect(starters).toEqual(sources.blocks.map(({ examples }) => examples[0]));
  });

  it('has a row for each field that an author may write, also if the site document fills it', () => {
    const sections = text.split(/^## /m);
    const missing = sources.blocks.flatMap(({ type, schema }) => {
      const rows = sections.find(section => section.startsWith(`${type}\n`)) ?? '';
      const fields = Object.entries(schema.properties as { [name: string]: Schema });
      const written = fields.filter(([name, { fromPages }]) => name !== 'type' && !fromPages);
      return written.flatMap(([name]) => (rows.includes(`| \`${name}\``) ? [] : `${type} ${name}`));
    });
    expect(missing).toEqual([]);
  });

  it('has links that lead somewhere', () => {
    const anchors = headings.map(heading => heading.toLowerCase().replaceAll(' ', '-'));
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(match => match[1]);
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(link => !anchors.includes(link ?? ''))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('has tables with three columns all the way down', () => {
    const rows = text.split('\n').filter(line => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(row => row.split(/(?<!\\)\|/).length !== 5)).toEqual([]);
  });
});

it.each([
  ...sources.blocks.map(({ type }) => [type, definitions[type] ?? {}, definitions] as const),
  ['the page', page, definitions] as const,
  ['a shared block', definitions.shared ?? {}, definitions] as const,
  ['the shared document', shared, definitions] as const,
  ['the site document', site, site.definitions as typeof definitions] as const,
])('every field of %s says what it is for', (_, schema, inside) => {
  const silent = fieldsOf(schema, inside).filter(({ purpose }) => purpose === '');
  expect(silent.map(field => [...field.inside, field.name].join(' › '))).toEqual([]);
});

describe('what authors read of a field', () => {
  const own = readSources({ engine: process.cwd(), site: SECOND_CONTENT }).sources;
  const all = [page, shared, site, pageBundle(own)];

  it('has no sentence of more than 25 words', () => {
    expect(textsIn(all).length).toBeGreaterThan(500);
    expect(longSentencesIn(all)).toEqual([]);
  });

  it('is told where a sentence is longer, whatever stands around it', () => {
    const long = `A piece that ${'goes on and '.repeat(8)}ends.`;
    const examples = `Example: "${'of many words '.repeat(10)}".`;
    const fields = {
      label: { description: `What it is. ${long} ${examples}` },
      note: { description: examples },
    };
    expect(longSentencesIn({ properties: { items: { items: { properties: fields } } } })).toEqual([long]);
    expect(longSentencesIn({ enum: ['a'], enumDescriptions: [long] })).toEqual([long]);
    expect(longSentencesIn({ inWords: { one: 'a piece', more: long } })).toEqual([long]);
  });
});

function longSentencesIn(schemas: unknown): string[] {
  return textsIn(schemas).flatMap(description => {
    const [{ purpose = '' } = {}] = fieldsOf({ properties: { field: { description } } }, {});
    return wordsIn(purpose)
      .sentences.filter(({ words }) => words > 25)
      .map(({ offset, length }) => purpose.slice(offset, offset + length));
  });
}

/** Descriptions of fields, of their choices and of shared pieces, each once. */
function textsIn(schemas: unknown): string[] {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { description, enumDescriptions, more } = value as Schema;
    for (const text of [description, enumDescriptions, more].flat())
      if (typeof text === 'string') texts.add(text);
    Object.values(value).forEach(visit);
  };
  visit(schemas);
  return [...texts];
}

it.each([
  ...sources.blocks.map(({ type }) => [type, definitions[type] ?? {}] as const),
  ...Object.entries(definitions).filter(([, { inWords }]) => inWords),
])('every limit of %s says whom it helps', (_, schema) => {
  expect(unexplained(schema, [])).toEqual([]);
});

/** The limits of a schema without a reason: fields that have to be there, and lists that have to have more than one item. */
function unexplained(schema: Schema, path: string[]): string[] {
  const needed = (schema.required ?? []) as string[];
  const fields = Object.entries((schema.properties ?? {}) as { [name: string]: Schema }).filter(
    ([, field]) => !field.fromPages && field.const === undefined,
  );
  return fields.flatMap(([name, field]) => {
    const limited = needed.includes(name) || Number(field.minItems ?? 0) > 1 || Array.isArray(field.neededIn);
    const items = (field.items ?? {}) as Schema;
    const here = limited && typeof field.why !== 'string' ? [[...path, name].join(' › ')] : [];
    return [...here, ...unexplained(items, [...path, name]), ...unexplained(field, [...path, name])];
  });
}
