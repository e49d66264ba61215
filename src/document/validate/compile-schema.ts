// Makes validators from schemas. Making one takes as long as checking hundreds of pages, so its code is kept on disk under a hash
// of everything it was made from, and an installed package brings it along. ajv is loaded only if there is no such file.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { saveText } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { BLOCK_KEYWORDS } from '../schema/block-keywords.ts';
import type { Schema } from '../schema/sources.ts';

/** Enough for a few versions of the schemas. */
const MOST_KEPT = 50;
const OPTIONS = {
  allErrors: true,
  verbose: true,
  discriminator: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  // Code that is neither inlined nor optimised is made in half the time, and checks as fast.
  inlineRefs: false,
  code: { source: true, optimize: false },
  // Checking that the schemas are valid takes a quarter of the time; src/document/schema/draft.test.ts does that.
  meta: false,
  validateSchema: false,
};
export const VOCABULARY = [
  'defaultSnippets',
  'enumDescriptions',
  'patternErrorMessage',
  'deprecationMessage',
  'why',
  'drawings',
  'elsewhere',
  'markdownDescription',
  'inWords',
  'replaced',
  'names',
  'tsType',
  'tsRequired',
  'fromSite',
  'fromPages',
  'saidByOthers',
  'label',
  'shownWidth',
  'shownHeight',
  'onlyIn',
  'neededIn',
  'leadsTo',
  'swatches',
  'likePage',
  'savedWhole',
  ...BLOCK_KEYWORDS,
];

const load = createRequire(import.meta.url);

/** "brought" is the folder of an installed package. "kept" is found only for a schema of which nothing lies there. */
export type ValidatorFolders = { brought?: string; kept: () => string };

/** Every command runs in the folder of its site, so the current folder is the site. */
let folders: ValidatorFolders = { kept: () => join(keptPlace(process.cwd()), 'validators') };

/** Sites without blocks of their own have the same schemas. A command names the folder that they share. */
export function keepValidatorsIn(shared: ValidatorFolders): void {
  folders = shared;
}

/** For people who want everything made anew. */
export function clearValidators(): void {
  rmSync(folders.kept(), { recursive: true, force: true });
}

export function compileSchema(schema: Schema, { brought, kept } = folders): ValidateFunction {
  const { version } = load('ajv/package.json') as { version: string };
  const name = `${hashOf(JSON.stringify([version, OPTIONS, VOCABULARY, schema]))}.js`;
  const code = (brought && codeIn(join(brought, name))) ?? codeKept(kept(), name, schema);
  return Object.assign(run(code), { schema });
}

function codeKept(folder: string, name: string, schema: Schema): string {
  const file = join(folder, name);
  return codeIn(file) ?? keep(folder, file, codeFor(schema));
}

/** Why ajv refuses a schema; undefined if it does not. Keeps nothing. */
export function refusalOf(schema: Schema): string | undefined {
  try {
    codeFor(schema);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function codeFor(schema: Schema): string {
  const { Ajv } = load('ajv') as typeof import('ajv');
  const { default: standaloneCode } = load('ajv/dist/standalone') as {
    default: typeof import('ajv/dist/standalone/index.js').default;
  };
  const ajv = new Ajv(OPTIONS);
  ajv.addVocabulary(VOCABULARY);
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Kept by their code: a command may open a site twice, before and after a change, and both use the same validators. */
const running = new Map<string, ValidateFunction>();
const MOST_RUNNING = 12;

function run(code: string): ValidateFunction {
  const known = running.get(code) ?? start(code);
  running.delete(code);
  running.set(code, known);
  const [oldest] = running.keys();
  if (running.size > MOST_RUNNING && oldest !== undefined) running.delete(oldest);
  return known;
}

function start(code: string): ValidateFunction {
  const made = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(made, made.exports, helper);
  // The code that ajv writes exports the validator itself.
  return made.exports as ValidateFunction;
}

/**
 * Gives the code the parts of ajv that it requires. It measures texts more than anything else, so their length has a quicker
 * function.
 */
function helper(name: string): unknown {
  return name === 'ajv/dist/runtime/ucs2length' ? { default: lengthOf } : load(name);
}

/** Counts an emoji as one character, as people do, although JavaScript holds it as two halves. */
function lengthOf(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}

/** The first line is the hash of the rest. If it does not match, the file was cut off or changed, and is not used. */
function codeIn(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const code = text.slice(end + 1);
    return text.slice(0, end) === `// ${hashOf(code)}` ? code : undefined;
  } catch {
    return undefined;
  }
}

/** If the file cannot be written, the next process makes the code again. */
function keep(folder: string, file: string, code: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    saveText(file, `// ${hashOf(code)}\n${code}`);
    forgetOldest(folder);
  } catch {}
  return code;
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder).map(name => join(folder, name));
  const byAge = files.map(file => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { file } of byAge.slice(MOST_KEPT)) rmSync(file, { force: true });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
