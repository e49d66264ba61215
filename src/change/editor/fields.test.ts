// How editors offer, explain and check each field of blocks, pages, shared documents and the site document.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Braces,
  bracesIn,
  type Definitions,
  ENGINES,
  fieldsOf,
  resolved,
} from '../../../tests/support/documents/messages/editors.ts';
import { examplesIn } from '../../base/dates/dates.ts';
import { placesAt } from '../../base/places.mjs';
import { pageBundle, sharedBundle, siteBundle, snippet } from '../../document/schema/bundle.ts';
import { isWritten, valuesAt } from '../../document/schema/fields.ts';
import { SHARED } from '../../document/schema/shared-block.ts';
import { readSources, type Schema } from '../../document/schema/sources.ts';
import { isFree } from './help.ts';

const { timeZone: TIME_ZONE } = JSON.parse(readFileSync('pages/_site.json', 'utf8'));
const { sources } = readSources(placesAt(process.cwd()));
const page = pageBundle(sources);
const shared = sharedBundle(sources);
const site = siteBundle(sources);
const definitions = { ...(page.definitions as Definitions), ...(site.definitions as Definitions) };

/** What an editor says by itself when the schema gives it no message. */
const ENGINES_OWN_WORDS =
  /Incorrect type|Expected|String |Array |Value |Property |not allowed|(?<!\$)schema|pattern/;

type Subject = { name: string; file: string; braces: Braces[] };

const SUBJECTS: Subject[] = [
  ...[...sources.blocks.map(({ type }) => type), SHARED].map(type => ({
    name: `the ${type} block`,
    file: 'pages/somewhere/page.json',
    braces: bracesIn(
      {
        path: [],
        schema: definitions[type] ?? {},
        before: `{ "title": "A page", "blocks": [{ "type": "${type}",`,
        after: '}] }',
      },
      definitions,
    ),
  })),
  {
    name: 'the page',
    file: 'pages/somewhere/page.json',
    braces: bracesIn({ path: [], schema: page, before: '{', after: '}' }, definitions),
  },
  {
    name: 'the shared document',
    file: 'pages/_shared/some.json',
    braces: bracesIn({ path: [], schema: shared, before: '{', after: '}' }, definitions),
  },
  {
    name: 'the site document',
    file: 'pages/_site.json',
    braces: bracesIn({ path: [], schema: site, before: '{', after: '}' }, definitions),
  },
];

type Field = { name: string; field: Schema; braces: Braces };

function fieldsIn({ braces }: Subject): Field[] {
  return braces.flatMap(one =>
    Object.entries(fieldsOf(one.schema)).map(([name, field]) => ({ name, field, braces: one })),
  );
}

function namesOf(schema: Schema): string[] {
  return Object.entries(fieldsOf(schema))
    .filter(([, field]) => isWritten(field))
    .map(([name]) => name);
}

const ALL = SUBJECTS.flatMap(fieldsIn);
const written = (subject: Subject) => fieldsIn(subject).filter(({ field }) => isWritten(field));
/** Fields that take one of several words, or a list of them. */
const choices = (subject: Subject) =>
  fieldsIn(subject).flatMap(({ name, field, braces }) => {
    const shape = resolved(field, definitions);
    const items = resolved((shape.items ?? {}) as Schema, definitions);
    const before = `${braces.before} ${JSON.stringify(name)}: `;
    if (shape.enum) return [{ name, shape, before, after: braces.after }];
    return items.enum ? [{ name, shape: items, before: `${before}[`, after: `]${braces.after}` }] : [];
  });

it(`finds all ${ALL.length} fields that the schemas have`, () => {
  const found = new Set(ALL.map(({ field }) => field));
  const missed: string[] = [];
  const visit = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, fromPages } = value as Schema;
    if (fromPages || where.endsWith('/if')) return;
    for (const [name, field] of Object.entries(fieldsOf({ properties }))) {
      if (!found.has(field) && where !== 'definitions/block') missed.push(`${where}/${name}`);
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, `${where}/${key}`);
  };
  visit({ ...page, definitions: undefined }, 'page');
  visit({ ...shared, definitions: undefined }, 'shared');
  visit({ ...site, definitions: undefined }, 'site');
  visit(definitions, 'definitions');
  expect(missed).toEqual([]);
  expect(ALL.length).toBeGreaterThan(300);
});

describe.each(ENGINES)('%s', (_, editor) => {
  describe.each(SUBJECTS)('$name', subject => {
    const { file } = subject;

    it(`offers all ${written(subject).length} fields, each in its place and nowhere else`, async () => {
      for (const { path, schema, before, after } of subject.braces) {
        const offers = await editor.offers(file, `${before} ${after}`, before.length);
        const names = namesOf(schema);
        expect(offers.map(({ label }) => label).sort(), path.join(' › ')).toEqual(names.sort());
        expect(
          offers.filter(({ about }) => about === ''),
          path.join(' › '),
        ).toEqual([]);
      }
    });

    it(`explains all ${fieldsIn(subject).length} fields, and shows an example for each free value`, async () => {
      for (const { name, field, braces } of fieldsIn(subject)) {
        const text = `${braces.before} ${JSON.stringify(name)}: 0${braces.after}`;
        const shown = await editor.hover(file, text, braces.before.length + 3);
        const place = [...braces.path, name].join(' › ');
        expect(field.description, place).toBeTruthy();
        expect(shown, place).toContain(examplesIn(String(field.description), TIME_ZONE));
        if (isFree(field, definitions)) expect(shown, place).toContain('Example: ');
      }
    });

    it(`marks a wrong kind of value in all ${fieldsIn(subject).length} fields, in our words`, async () => {
      for (const { name, field, braces } of fieldsIn(subject)) {
        const wrong = [resolved(field, definitions).type]
          .flat()
          .some(type => type === 'integer' || type === 'number')
          ? '"many"'
          : '7';
        const text = `${braces.before} ${JSON.stringify(name)}: ${wrong}${braces.after}`;
        const marks = await editor.marks(file, text);
        const mark = marks.find(mark => mark.text === wrong);
        const place = [...braces.path, name].join(' › ');
        expect(mark?.message, place).toBeTruthy();
        expect(mark?.message, place).not.toMatch(ENGINES_OWN_WORDS);
      }
    });

    it(`marks a field that is not there in all ${subject.braces.length} pairs of braces, and names those that are`, async () => {
      for (const { schema, before, after, path } of subject.braces) {
        const marks = await editor.marks(file, `${before} "wobble": 1${after}`);
        const mark = marks.find(({ text }) => text === '"wobble"');
        for (const name of namesOf(schema).filter(name => name !== '$schema')) {
          expect(mark?.message, path.join(' › ')).toContain(JSON.stringify(name));
        }
      }
    });

    it.skipIf(choices(subject).length === 0)(
      `offers and explains each choice of ${choices(subject).length} fields`,
      async () => {
        for (const { name, shape, before, after } of choices(subject)) {
          const values = shape.enum as unknown[];
          const meanings = shape.enumDescriptions as string[];
          const offers = await editor.offers(file, before + after, before.length);
          expect(
            offers.map(({ label, about }) => [label, about]),
            name,
          ).toEqual(values.map((value, index) => [JSON.stringify(value), meanings[index]]));
          for (const [index, value] of values.entries()) {
            const shown = await editor.hover(file, before + JSON.stringify(value) + after, before.length);
            expect(shown, name).toContain(meanings[index]);
          }
        }
      },
    );
  });

  const LISTS = SUBJECTS.flatMap(subject =>
    fieldsIn(subject).flatMap(({ name, field, braces }) => {
      const items = resolved((resolved(field, definitions).items ?? {}) as Schema, definitions);
      const block = sources.blocks.find(({ type }) => subject.name === `the ${type} block`);
      const examples = valuesAt(block?.examples ?? [], [...braces.path, name]).flat();
      // A shared piece has no examples of its own.
      const isOwn = block && !braces.schema.$ref && isWritten(field);
      return items.properties && isOwn ? [{ subject, name, braces, examples }] : [];
    }),
  );

  it(`begins an item of all ${LISTS.length} lists of fields in blocks with one of an example`, async () => {
    expect(LISTS.length).toBeGreaterThan(20);
    for (const { subject, name, braces, examples } of LISTS) {
      const before = `${braces.before} "${name}": [`;
      const offers = await editor.offers(subject.file, `${before}]${braces.after}`, before.length);
      expect(offers, `${subject.name}: ${name}`).toHaveLength(1);
      expect(examples.map(example => snippet('', '', example).bodyText)).toContain(offers[0]?.insert);
    }
  });
});
