import { describe, expect, it } from 'vitest';
import { placesAt } from '../../../base/places.mjs';
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
