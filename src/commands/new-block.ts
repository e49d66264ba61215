// Makes the folder of a new block, which passes every test from the start, and says what to do with it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
import { localeIn, tongueOf } from '../base/language.ts';
import type { Sides } from '../base/places.mjs';
import { generate } from '../change/editor/generate.ts';
import { bundlesOf } from '../document/schema/bundle.ts';
import { blockNameRefusal, goodSources, readSources } from '../document/schema/sources.ts';
import { spoken, wordsFrom } from '../document/schema/spoken.ts';
import { componentName } from '../document/schema/switch.mjs';
import { openLibrary } from '../site/library/library.ts';

export async function makeBlock(name: string, sides: Sides): Promise<string> {
  const { site: root } = sides;
  const folder = `blocks/${name}`;
  refuseWrong(name, join(root, folder), sides);
  goodSources(sides);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(filesOf(name, sides)))
    writeFileSync(join(root, folder, file), text);
  beginTranslations(name, join(root, folder), sides);
  await generate(sides);
  format(folder, root);
  return `Made ${folder}. Describe its fields in schema.json, draw them in Component.tsx and style.css,
show them in examples.json. Pages use it as { "type": "${name}", … }.${whatFollows(name, sides)}`;
}

/** Begins a file for each language that the authors of the block may have: its own texts, in English until somebody translates them. */
function beginTranslations(name: string, folder: string, sides: Sides): void {
  const { sources } = readSources(sides);
  const { parsed } = openLibrary(sides.site, sides.engine).settings();
  const ofSite = tongueOf(localeIn(parsed?.value)?.language ?? 'en');
  const languages = Object.keys(sources.translations).filter(one => !isOwn(sides) || one === ofSite);
  for (const language of languages) {
    const own: { [english: string]: string } = {};
    const words = wordsFrom(sources, language);
    spoken(bundlesOf(sources), definition => english => {
      const said = words?.(definition)(english) ?? english;
      if (definition === name && said === english) own[english] = said;
      return said;
    });
    writeFileSync(join(folder, `${language}.json`), `${JSON.stringify(own, null, 2)}\n`);
  }
}

/** Whether the block belongs to a site and not to the engine. */
function isOwn({ engine, site }: Sides): boolean {
  return site !== engine;
}

function whatFollows(name: string, sides: Sides): string {
  if (!isOwn(sides))
    return `\nOnce it looks right, "npm run accept ${name}" takes its look, which the tests then hold it to.`;
  if (!existsSync(join(sides.engine, 'blocks', name))) return '';
  return `\nFrom now on it stands in the place of Ashlar's own "${name}", on every page, and begins without its fields. Delete the folder to have Ashlar's back.`;
}

function refuseWrong(name: string, folder: string, sides: Sides): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Failure('Name the block in lower-case words joined by hyphens: npm run new block price-table');
  }
  const refusal = blockNameRefusal(name, sides);
  if (refusal !== undefined) throw new Failure(refusal);
  if (existsSync(folder)) throw new Failure(`There is a block "${name}" already.`);
}

function format(folder: string, root: string): void {
  spawnSync(join('node_modules', '.bin', 'biome'), ['check', '--write', '--vcs-enabled=false', folder], {
    cwd: root,
    shell: process.platform === 'win32',
  });
}

function filesOf(name: string, sides: Sides): { [file: string]: string } {
  const component = componentName(name);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: `What the ${name} block is for, in one sentence.`,
    type: 'object',
    properties: {
      type: { const: name },
      text: {
        $ref: '../../schema/common.json#/definitions/text',
        description: 'What this field is for, with an example.',
      },
    },
    required: ['type', 'text'],
  };
  return {
    'schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'examples.json': `${JSON.stringify(examplesOf(name), null, 2)}\n`,
    'style.css': `@layer blocks {\n  .${name}__in {\n    max-width: 60rem;\n  }\n}\n`,
    'Component.tsx': `${isOwn(sides) ? importsOfSite(component) : importsOfEngine(component)}

export function ${component}(block: Placed<${component}Block>) {
  return (
    <Section block={block}>
      <Text html={block.text} />
    </Section>
  );
}
`,
  };
}

function importsOfSite(component: string): string {
  return `import { Section, Text } from 'ashlar/ui';
import type { ${component}Block, Placed } from '../../.ashlar/types.ts';`;
}

function importsOfEngine(component: string): string {
  return `import type { ${component}Block, Placed } from '../../src/generated/types.ts';
import { Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';`;
}

/** Editors offer the first example as a start. Together the examples show every field and every choice. */
function examplesOf(name: string): object[] {
  const starter = { type: name, heading: 'A heading', text: 'One or two sentences.' };
  return [
    starter,
    {
      ...starter,
      id: 'a-place',
      tone: 'tint',
      rank: 'part',
      eyebrow: 'Above the heading',
      intro: 'Below it.',
      note: 'For colleagues.',
    },
    { ...starter, tone: 'plain', rank: 'chapter' },
    ...['brand', 'dark'].map(tone => ({ ...starter, tone })),
    { ...starter, hidden: true },
  ];
}
