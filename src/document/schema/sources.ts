// Reads the schemas that people write, schema/*.json and one in each block's folder, and reports their mistakes in sentences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { listed, quoted } from '../../base/words.ts';
import { keywordMistakes } from './block-keywords.ts';
import { type OwnIcons, readOwnIcons } from './own-icons.ts';
import { SHARED } from './shared-block.ts';
import { siteGroupMistakes } from './site-groups.ts';
import { type BlockHome, blockHomes, componentName } from './switch.mjs';

export type Schema = { [keyword: string]: unknown };
/** Schemas by their names: types of blocks and shared pieces. */
export type Definitions = { [name: string]: Schema };
/** What each language says for the English texts of a schema: { de: { "Heading": "Überschrift" } }. */
export type Translations = { [language: string]: { [english: string]: string } };
export type BlockSource = BlockHome & {
  schema: Schema;
  examples: unknown[];
  translations?: Translations;
  /** Of its examples. */
  exampleWords?: Translations;
};
export type Sources = {
  common: Schema;
  base: Schema;
  page: Schema;
  shared: Schema;
  site: Schema;
  blocks: BlockSource[];
  icons: OwnIcons;
  /** Of what blocks share. */
  translations: Translations;
};

const FOLDER_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function readSources(sides: Sides): { sources: Sources; mistakes: string[] } {
  const { engine } = sides;
  const mistakes: string[] = [];
  const read = (file: string): Schema => readJson(engine, file, mistakes);
  const sources: Sources = {
    common: read('schema/common.json'),
    base: read('schema/block.json'),
    page: read('schema/page.json'),
    shared: read('schema/shared.json'),
    site: read('schema/site.json'),
    icons: readOwnIcons(sides.site).icons,
    blocks: blockHomes(sides).flatMap(block => readBlock(block, mistakes)),
    translations: readTranslations(engine, 'schema', mistakes),
  };
  mistakes.push(...siteGroupMistakes('schema/site.json', sources.site));
  for (const { type } of sources.blocks) {
    const taken = takenName(type, sources.common);
    if (taken !== undefined) mistakes.push(`blocks/${type} has ${taken}. Give the block another name.`);
  }
  return { sources, mistakes };
}

export function goodSources(sides: Sides): Sources {
  const { sources, mistakes } = readSources(sides);
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'));
  return sources;
}

/** Why no block can have this name; undefined if one can. */
export function blockNameRefusal(type: string, { engine }: Pick<Sides, 'engine'>): string | undefined {
  const taken = takenName(type, readJson(engine, 'schema/common.json', []));
  return taken && `No block can be called "${type}": it is ${taken}. Give the block another name.`;
}

function takenName(type: string, { definitions = {} }: Schema): string | undefined {
  if (Object.hasOwn(definitions as object, type)) return 'the name of a piece in schema/common.json';
  if (type === SHARED) return 'the name by which pages use a document of pages/_shared';
  if (type in {}) return 'a name that every object of JavaScript has already';
  return KEPT_NAMES.includes(componentName(type))
    ? 'a name that the components of all blocks are written with'
    : undefined;
}

/** Generated code uses these names for types and components of its own. */
const KEPT_NAMES = ['Block', 'BlockSwitch', 'Placed'];

function readBlock({ type, home }: BlockHome, mistakes: string[]): BlockSource[] {
  const folder = `blocks/${type}`;
  if (!FOLDER_NAME.test(type)) {
    mistakes.push(
      `${folder}: a block's folder is lower-case words joined by hyphens, such as "price-table". Rename the folder.`,
    );
    return [];
  }
  if (!existsSync(join(home, folder, 'schema.json'))) {
    mistakes.push(
      `${folder} has no schema.json. Add one that lists the block's fields, or remove the folder.`,
    );
    return [];
  }
  const schema = readJson(home, `${folder}/schema.json`, mistakes);
  const declared = (schema.properties as { type?: { const?: unknown } } | undefined)?.type?.const;
  if (declared !== type) {
    mistakes.push(
      `${folder}/schema.json says its type is ${JSON.stringify(declared ?? null)}. A block's type is its folder's name: write "type": { "const": "${type}" }.`,
    );
    return [];
  }
  mistakes.push(...keywordMistakes(`${folder}/schema.json`, schema));
  mistakes.push(...missingFiles(home, folder, componentName(type)));
  const examples = existsSync(join(home, folder, 'examples.json'))
    ? readJson(home, `${folder}/examples.json`, mistakes)
    : [];
  if (existsSync(join(home, folder, 'examples.json')) && !(Array.isArray(examples) && examples.length > 0)) {
    mistakes.push(`${folder}/examples.json has no example. Add one: it is what editors offer as a start.`);
  }
  const translations = readTranslations(home, folder, mistakes);
  const exampleWords = readTranslations(home, folder, mistakes, 'examples.');
  return [
    { type, home, schema, examples: Array.isArray(examples) ? examples : [], translations, exampleWords },
  ];
}

function missingFiles(home: string, folder: string, component: string): string[] {
  const missing: string[] = [];
  const file = join(home, folder, 'Component.tsx');
  if (!existsSync(file)) {
    missing.push(`${folder} has no Component.tsx. Add one that exports the function ${component}.`);
  } else if (!new RegExp(`export (?:function|const) ${component}\\b`).test(readFileSync(file, 'utf8'))) {
    missing.push(
      `${folder}/Component.tsx does not export a function named ${component}. Name it after its folder.`,
    );
  }
  if (!existsSync(join(home, folder, 'style.css')))
    missing.push(`${folder} has no style.css. Add one, even an empty one.`);
  if (!existsSync(join(home, folder, 'examples.json'))) {
    missing.push(`${folder} has no examples.json. Add a list with at least one example of the block.`);
  }
  return missing;
}

/** A language has two letters: "de.json", or "examples.de.json". */
function readTranslations(home: string, folder: string, mistakes: string[], of = ''): Translations {
  const names = readdirSync(join(home, folder)).filter(
    name => name.startsWith(of) && /^[a-z]{2}\.json$/.test(name.slice(of.length)),
  );
  return Object.fromEntries(
    names.map(name => {
      const words = Object.entries(readJson(home, `${folder}/${name}`, mistakes));
      const wrong = words.filter(([, said]) => typeof said !== 'string').map(([english]) => quoted(english));
      if (wrong.length > 0)
        mistakes.push(
          `${folder}/${name} has no text for ${listed(wrong, 'and')}. Write one, or take the entry out.`,
        );
      return [
        name.slice(of.length, of.length + 2),
        Object.fromEntries(words.filter(([, said]) => typeof said === 'string')),
      ];
    }),
  ) as Translations;
}

function readJson(home: string, file: string, mistakes: string[]): Schema {
  try {
    return JSON.parse(readFileSync(join(home, file), 'utf8'));
  } catch (error) {
    mistakes.push(`${file} could not be read as JSON: ${(error as Error).message}.`);
    return {};
  }
}
