import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { pageBundle, siteBundle } from '../../document/schema/bundle.ts';
import { readSources } from '../../document/schema/sources.ts';
import { compileSchema } from '../../document/validate/validate.ts';
import { generate } from './generate.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-schema-'));
  for (const part of ['schema', 'src/ui', 'blocks/faq', 'blocks/hero']) {
    cpSync(part, join(root, part), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (file: string) => join(root, file);
const mistakes = () => readSources(placesAt(root)).mistakes;

describe('a block folder that is not right is said in a sentence', () => {
  it.each([
    {
      name: 'no component',
      spoil: () => rmSync(at('blocks/faq/Component.tsx')),
      says: 'blocks/faq has no Component.tsx. Add one that exports the function Faq.',
    },
    {
      name: 'a component of another name',
      spoil: () => writeFileSync(at('blocks/faq/Component.tsx'), 'export function Questions() {}'),
      says: 'blocks/faq/Component.tsx does not export a function named Faq. Name it after its folder.',
    },
    {
      name: 'a type that is not the folder',
      spoil: () => {
        const file = at('blocks/faq/schema.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"const": "faq"', '"const": "questions"'));
      },
      says: 'blocks/faq/schema.json says its type is "questions". A block\'s type is its folder\'s name: write "type": { "const": "faq" }.',
    },
    {
      name: 'no schema',
      spoil: () => mkdirSync(at('blocks/empty')),
      says: "blocks/empty has no schema.json. Add one that lists the block's fields, or remove the folder.",
    },
    {
      name: 'no style',
      spoil: () => rmSync(at('blocks/faq/style.css')),
      says: 'blocks/faq has no style.css. Add one, even an empty one.',
    },
    {
      name: 'no examples',
      spoil: () => rmSync(at('blocks/faq/examples.json')),
      says: 'blocks/faq has no examples.json. Add a list with at least one example of the block.',
    },
    {
      name: 'a folder name that no type can have',
      spoil: () => mkdirSync(at('blocks/My Block')),
      says: 'blocks/My Block: a block\'s folder is lower-case words joined by hyphens, such as "price-table". Rename the folder.',
    },
    {
      name: 'the name of a shared piece',
      spoil: () => {
        cpSync(at('blocks/faq'), at('blocks/link'), { recursive: true });
        const file = at('blocks/link/schema.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"const": "faq"', '"const": "link"'));
        writeFileSync(at('blocks/link/Component.tsx'), 'export function Link() {}');
      },
      says: 'blocks/link has the name of a piece in schema/common.json. Give the block another name.',
    },
    ...['constructor', 'placed'].map(name => ({
      name: `the name ${name}`,
      spoil: () => {
        cpSync(at('blocks/faq'), at(`blocks/${name}`), { recursive: true });
        const file = at(`blocks/${name}/schema.json`);
        writeFileSync(file, readFileSync(file, 'utf8').replace('"const": "faq"', `"const": "${name}"`));
        const component = name.charAt(0).toUpperCase() + name.slice(1);
        writeFileSync(at(`blocks/${name}/Component.tsx`), `export function ${component}() {}`);
      },
      says: `blocks/${name} has ${name === 'placed' ? 'a name that the components of all blocks are written with' : 'a name that every object of JavaScript has already'}. Give the block another name.`,
    })),
    {
      name: 'a field of a name that every object has',
      spoil: () => {
        const file = at('blocks/faq/schema.json');
        const text = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          text.replace('"properties": {', '"properties": { "toString": { "type": "string" },'),
        );
      },
      says: 'blocks/faq/schema.json: No field can be called "toString": every object of JavaScript has that already. Rename it.',
    },
    {
      name: 'no example in the list',
      spoil: () => writeFileSync(at('blocks/faq/examples.json'), '[]'),
      says: 'blocks/faq/examples.json has no example. Add one: it is what editors offer as a start.',
    },
  ])('$name', ({ spoil, says }) => {
    expect(mistakes()).toEqual([]);
    spoil();
    expect(mistakes()).toEqual([says]);
  });
});

describe('generating', () => {
  it('writes everything once and then nothing', async () => {
    expect(await generate(placesAt(root))).toEqual(
      expect.arrayContaining(['src/generated/types.ts', 'src/generated/blocks.tsx']),
    );
    expect(await generate(placesAt(root))).toEqual([]);
  });

  it('gives every block a case of its own', async () => {
    await generate(placesAt(root));
    const source = readFileSync(at('src/generated/blocks.tsx'), 'utf8');
    expect(source.match(/case "/g)).toHaveLength(2);
    expect(source).toContain('case "faq":\n      return <Faq {...block} />;');
  });

  it('makes bundles that editors can read: references inside the file only, no $id', () => {
    const { sources } = readSources(placesAt(process.cwd()));
    for (const bundle of [pageBundle(sources), siteBundle(sources)]) {
      const text = JSON.stringify(bundle);
      expect(text).not.toContain('"$id"');
      expect([...text.matchAll(/"\$ref":"([^#"]+)/g)]).toEqual([]);
      compileSchema(bundle);
    }
  });

  it('limits every text, list and number, so that nothing grows without end', () => {
    const { sources } = readSources(placesAt(process.cwd()));
    const unlimited: string[] = [];
    const visit = (schema: unknown, place: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, enum: choices, maxLength, maxItems } = schema as { [keyword: string]: unknown };
      const types = [type].flat();
      if (types.includes('string') && !choices && maxLength === undefined) unlimited.push(place);
      if (types.includes('array') && maxItems === undefined) unlimited.push(place);
      for (const [key, inner] of Object.entries(schema)) visit(inner, `${place}/${key}`);
    };
    visit(pageBundle(sources), 'page');
    visit(siteBundle(sources), 'site');
    expect(unlimited).toEqual([]);
  });
});
