// Every field of every schema has a control, and what the control writes is a valid document in which nothing else has changed.
import { describe, expect, it } from 'vitest';
import { type Choosing, filledIn, valueFor } from '../../../../tests/support/composer/filled-in.ts';
import { setFields } from '../../../../tests/support/composer/set-fields.ts';
import { size } from '../../../../tests/support/size.ts';
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { placesAt } from '../../../base/places.mjs';
import { applyEdits } from '../../../document/json/edits.ts';
import { remove, setValue } from '../../../document/json/fields.ts';
import { readTree } from '../../../document/json/reader.ts';
import { pageBundle, sharedBundle, siteBundle } from '../../../document/schema/bundle.ts';
import type { Definitions } from '../../../document/schema/sources.ts';
import { readSources, type Schema, type Sources } from '../../../document/schema/sources.ts';
import { compileSchema, refusalOf, VOCABULARY } from '../../../document/validate/compile-schema.ts';
import { type Control, isUnderstood, KEYWORDS, PASSED_OVER } from './control.ts';
import { countsWhole, type FieldInForm, formOf } from './form.ts';

const line = { $ref: '../../schema/common.json#/definitions/line' };
const text = { $ref: '../../schema/common.json#/definitions/text' };

/** A block with every keyword that a schema can have. */
const MADE_UP: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $comment: 'Only tests have it.',
  description: 'Everything at once.',
  type: 'object',
  noun: 'made-up thing',
  icon: 'note',
  group: 'words',
  opensPage: true,
  holdsTables: true,
  structured: 'FAQPage',
  filteredBy: 'kind',
  oneOfItems: 'best',
  timed: ['at', 'until'],
  elsewhere: 'It stands nowhere else.',
  definitions: {},
  defaultSnippets: [],
  properties: {
    type: { const: 'made-up' },
    first: {
      ...line,
      description: 'The first line. Example: "One".',
      label: 'first of all',
      saidByOthers: true,
      why: 'Somebody reads it first.',
      savedWhole: true,
      likePage: 'nothing',
    },
    sign: {
      $ref: '../../schema/common.json#/definitions/icon',
      description: 'A sign.',
      drawings: { own: 'M1 1h9' },
    },
    code: {
      type: 'string',
      minLength: 2,
      maxLength: 9,
      pattern: '^[a-z]+$',
      patternErrorMessage: 'Letters.',
    },
    value: { type: 'string', maxLength: 9, names: 'values', markdownDescription: '**Bold**' },
    long: { type: 'string', maxLength: 99, tsType: 'Html', deprecationMessage: 'Take it out.' },
    layout: {
      type: 'string',
      enum: ['wide', 'tall'],
      default: 'wide',
      swatches: 'block--',
      enumDescriptions: ['Wider', 'Taller'],
    },
    picture: {
      $ref: '../../schema/common.json#/definitions/image',
      shownWidth: 100,
      shownHeight: 50,
      onlyIn: ['tall'],
      neededIn: ['tall'],
    },
    chat: { type: 'string', maxLength: 99, names: 'links', leadsTo: 'https://' },
    done: { const: true, group: 'visible' },
    open: { type: 'boolean' },
    day: { type: 'string', maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    count: { type: 'integer', minimum: 1, maximum: 5 },
    people: { type: 'array', maxItems: 2, items: line, fromSite: 'organization.people', noun: 'person' },
    tags: { type: 'array', minItems: 2, maxItems: 5, uniqueItems: true, items: line },
    articles: { type: 'array', maxItems: 2, items: line, fromPages: 'articles' },
    sizes: { type: 'object', title: 'Sizes', maxProperties: 3, additionalProperties: line },
    either: {
      type: ['string', 'object'],
      maxLength: 9,
      properties: { more: line },
      additionalProperties: false,
    },
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        title: 'Thing',
        inWords: { one: 'a thing', many: 'things' },
        type: 'object',
        additionalProperties: false,
        properties: { best: { const: true }, kind: line, title: line, label: line, note: text },
        required: ['title'],
        tsRequired: ['kind'],
        replaced: { name: { by: 'title' } },
        oneOf: [{ required: ['kind'] }, { required: ['label'] }],
        anyOf: [{ required: ['best'] }, { required: ['note'] }],
      },
    },
  },
  required: ['type', 'items'],
};

type Top = { name: string; schema: Schema; definitions: Definitions; block?: string };

const engine = readSources(placesAt('.')).sources;
const second = readSources({ engine: process.cwd(), site: 'tests/second-site' }).sources;
const madeUp = {
  ...engine,
  blocks: [...engine.blocks, { type: 'made-up', home: '', schema: MADE_UP, examples: [] }],
};

function topsOf(sources: Sources): Top[] {
  const schemas = { page: pageBundle(sources), shared: sharedBundle(sources), site: siteBundle(sources) };
  const types = typesOf(schemas.page);
  const top = (name: string, schema: Schema, block = types[0]): Top => ({
    name,
    schema,
    definitions: schema.definitions as Definitions,
    block,
  });
  return [
    top('the site document', schemas.site),
    top('a shared document', schemas.shared),
    ...types.map(type => top(`a page with ${type}`, schemas.page, type)),
  ];
}

function typesOf({ definitions }: Schema): string[] {
  const { properties } = (definitions as Definitions).block as { properties: { type: { enum: string[] } } };
  return properties.type.enum;
}

const tops = [...topsOf(madeUp), ...topsOf(second).filter(({ block }) => block === 'oeffnungszeiten')];

type Found = { way: string; field: FieldInForm };

/** Every field of a form, and of all forms inside it. "blocks[].heading" is the way to a field. */
function allFields(schema: Schema, { definitions, block }: Top, value: unknown, way = ''): Found[] {
  const { fields } = formOf(schema, definitions, value);
  return fields.flatMap(field => {
    const step = Array.isArray(value) ? '[]' : `.${field.step}`;
    const here = { way: way + step, field };
    const inside = [field.control, ...(field.otherwise ? [field.otherwise] : [])].flatMap(control =>
      'schema' in control && control.schema
        ? allFields(control.schema, { definitions, block } as Top, insideOf(control, block), here.way)
        : [],
    );
    return [here, ...inside];
  });
}

function insideOf(control: Control, block?: string): unknown {
  if (control.kind === 'list') return [undefined];
  if (control.kind === 'table') return { '*': undefined };
  return 'blocks' in control && control.blocks ? { type: block } : {};
}

/** The same ways, read from the schema alone, whichever keywords they stand under. */
function waysIn(schema: unknown, top: Top, way = ''): string[] {
  if (!isFields(schema)) return [];
  const { $ref, properties, items, additionalProperties, definitions: _, ...others } = schema;
  const kind = typeof $ref === 'string' ? $ref.slice('#/definitions/'.length) : undefined;
  const name = kind === 'block' ? (top.block ?? kind) : kind;
  const named = isFields(properties) ? Object.entries(properties) : [];
  const free = isFields(additionalProperties) ? [['*', additionalProperties] as const] : [];
  return [
    ...(name === undefined ? [] : waysIn(top.definitions[name], top, way)),
    ...[...named, ...free]
      .filter(
        ([field, inner]) => field !== '$schema' && !(field === 'type' && isFields(inner) && inner.const),
      )
      .flatMap(([field, inner]) => [`${way}.${field}`, ...waysIn(inner, top, `${way}.${field}`)]),
    // Words are written as a whole, whether they are one text or a list of paragraphs.
    ...(items === undefined || others.tsType === 'Html'
      ? []
      : [`${way}[]`, ...waysIn(items, top, `${way}[]`)]),
    ...Object.values(others).flatMap(inner => (isFields(inner) ? waysIn(inner, top, way) : [])),
  ];
}

/** Each field and each kind of item once, with the kind of its control. The fields of a page come again with each block. */
const covered = new Map(
  tops.flatMap(top =>
    allFields(top.schema, top, {}).map(({ way, field }): [string, string] => {
      const where = way.startsWith('.blocks[].') ? top.block : top.name.replace(/ with .*/, '');
      return [where + way, field.control.kind];
    }),
  ),
);

const once = (names: string[]) => [...new Set(names)].sort();

describe('a form', () => {
  it.each(tops)('of $name has a control for each field', top => {
    const fields = allFields(top.schema, top, {});
    expect(once(fields.map(({ way }) => way))).toEqual(once(waysIn(top.schema, top)));
    expect(fields.filter(({ field }) => field.control.kind === 'file')).toEqual([]);
    expect(fields.every(({ field }) => field.label !== '')).toBe(true);
  });

  it(`leaves out none of the ${covered.size} fields and items, with 15 kinds of controls`, () => {
    expect(once([...covered.values()])).toHaveLength(15);
    expect([...covered].filter(([, kind]) => kind === 'file')).toEqual([]);
    expect(covered.size).toBeGreaterThan(585);
  });

  it.each([
    ['a list whose places differ', { type: 'array', items: [line] }],
    ['an object that the schema leaves open', { type: 'object' }],
    ['fields that depend on others', { type: 'object', properties: {}, dependencies: {} }],
    [
      'alternatives with fields of their own',
      { type: 'object', properties: {}, oneOf: [{ properties: {} }] },
    ],
    ['three shapes', { type: ['string', 'number', 'boolean'] }],
    ['no shape', { description: 'Anything.' }],
  ])('shows %s, though no control can write it', (_, strange) => {
    const { fields } = formOf({ properties: { strange } }, {}, { strange: 1 });
    expect(fields).toMatchObject([{ step: 'strange', isSet: true, control: { kind: 'file' } }]);
  });
});

/** The schema without a keyword, wherever it stands. Fields keep their names. */
function without(schema: unknown, keyword: string): unknown {
  if (Array.isArray(schema)) return schema.map(inner => without(inner, keyword));
  if (!isFields(schema)) return schema;
  const kept = Object.entries(schema).filter(([name]) => name !== keyword);
  return Object.fromEntries(
    kept.map(([name, inner]) => [
      name,
      name === 'properties' && isFields(inner)
        ? Object.fromEntries(Object.entries(inner).map(([field, of]) => [field, without(of, keyword)]))
        : without(inner, keyword),
    ]),
  );
}

it.each(['email', 'phone'])('half of what is typed as the %s of the business is another one', name => {
  const { properties, definitions } = siteBundle(engine) as {
    properties: Definitions;
    definitions: Definitions;
  };
  const { fields } = formOf(properties.organization ?? {}, definitions);
  expect(fields.filter(countsWhole).map(({ step }) => step)).toContain(name);
});

describe('a keyword of a schema', () => {
  it('is one that forms know', () => {
    expect(VOCABULARY.filter(keyword => !KEYWORDS.has(keyword))).toEqual([]);
    expect(refusalOf(pageBundle(madeUp))).toBeUndefined();
    for (const { definitions } of tops)
      for (const [name, schema] of Object.entries(definitions))
        expect([name, name === 'block' || isUnderstood(schema)]).toEqual([name, true]);
  });

  const { definitions } = pageBundle(madeUp) as { definitions: Definitions };

  /** All that the form of a block says. It repeats schemas inside only as the forms of these. */
  function said(schema: Schema): string {
    const local = JSON.parse(JSON.stringify(schema).replaceAll('../../schema/common.json', ''));
    const forms = allFields(local, { definitions } as Top, { layout: 'tall' });
    const { items } = local.properties.items ?? {};
    const alternatives = isFields(items) ? formOf(items, definitions).alternatives : [];
    return JSON.stringify([forms, alternatives], (key, value) => (key === 'schema' ? undefined : value));
  }

  const { layout, ...others } = MADE_UP.properties as Definitions;
  /** Only the copy of a schema that a form gets names its choices, and its items in the plural. */
  const { items = {}, ...rest } = others;
  const forForms = {
    ...MADE_UP,
    properties: {
      ...rest,
      items: { ...items, nounOfSeveral: 'things' },
      layout: { ...layout, enumLabels: ['a', 'b'] },
    },
  };

  it.each([...KEYWORDS])('%s changes the form, or is passed over', keyword => {
    const changed = without(forForms, keyword) as Schema;
    expect(JSON.stringify(changed)).not.toBe(JSON.stringify(forForms));
    const hasEffect = keyword === 'properties' || said(changed) !== said(forForms);
    expect(hasEffect).toBe(!PASSED_OVER.includes(keyword));
  });
});

const checks = new Map<Schema, ReturnType<typeof compileSchema>>();

function mistakesIn(document: unknown, schema: Schema): unknown {
  const check = checks.get(schema) ?? compileSchema(schema);
  checks.set(schema, check);
  return check(document)
    ? []
    : check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('a document that is written by its form alone', () => {
  const TURNS = [0, 1, 2];

  it.each(tops)('is valid: $name', top => {
    const met = TURNS.flatMap(turn => {
      const document = filledIn(top.schema, { ...top, turn });
      expect(mistakesIn(document, top.schema)).toEqual([]);
      return setFields(top.schema, top.definitions, document).map(({ path }) => wayOf(path));
    });
    // Between them, the documents have every field.
    const tables = (way: string) => way.replace(/\.(one|\*)(?=[.[]|$)/g, '.*');
    const all = allFields(top.schema, top, {}).map(({ way }) => tables(way));
    expect(once(met.map(tables))).toEqual(once(all));
  });

  /** The sample takes each schema in one of the turns. */
  const inTurn = tops.map((top, index) => ({ ...top, turns: size([index % TURNS.length], TURNS) }));

  it.each(inTurn)('changes in one place when a field goes and comes: $name', ({ turns, ...top }) => {
    for (const turn of turns) {
      const choosing: Choosing = { ...top, turn };
      const document = filledIn(top.schema, choosing);
      const whole = `${JSON.stringify(document, null, 2)}\n`;
      for (const { path, field } of setFields(top.schema, top.definitions, document)) {
        if (typeof field.step === 'number') continue;
        const unset = edited(whole, written => remove(written, path));
        const set = edited(unset, written => setValue(written, path, valueAt(document, path)));
        expect(JSON.parse(set)).toEqual(document);
        expect(edited(set, written => remove(written, path))).toBe(unset);
        expect(edited(set, written => setValue(written, path, valueAt(document, path)))).toBe(set);
        const other = valueFor(field, { ...choosing, turn: turn + 1 });
        expect(
          othersThan(
            path,
            edited(whole, written => setValue(written, path, other)),
          ),
        ).toEqual(othersThan(path, whole));
      }
    }
  });
});

function edited(
  text: string,
  edits: (written: { text: string; tree: ReturnType<typeof readTree> }) => ReturnType<typeof remove>,
) {
  return applyEdits(text, edits({ text, tree: readTree(text) }));
}

/** The lines of a text that do not belong to the field at this path. */
function othersThan(path: Path, text: string): string {
  return edited(text, written => remove(written, path));
}

function wayOf(path: Path): string {
  return path.map(step => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
}

it('calls a choice by its words, and leaves short forms in capitals', () => {
  const schema = {
    properties: { kind: { type: 'string', enum: ['HVACBusiness', 'NGO', 'DaySpa', 'no-line'] } },
  };
  const { control } = formOf(schema, {}).fields[0] ?? {};
  const labels = control?.kind === 'choice' ? control.choices.map(({ label }) => label) : [];
  expect(labels).toEqual(['HVAC business', 'NGO', 'day spa', 'no line']);
});
