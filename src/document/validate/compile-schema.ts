// A schema in, its validator out. Making one takes as long as checking hundreds of pages, so its code is kept on disk under a
// name that says what it was made from, and ajv is loaded only where there is none yet.
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

/** Those of a few versions of the schemas. */
const MOST_KEPT = 50;
const OPTIONS = {
  allErrors: true,
  verbose: true,
  discriminator: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  // Code that is shared and not tidied up is made in half the time and checks as fast.
  inlineRefs: false,
  code: { source: true, optimize: false },
  // Holding the schemas against the schema of all schemas takes a quarter of the whole; src/document/schema/draft.test.ts does it.
  meta: false,
  validateSchema: false,
};
const VOCABULARY = [
  'defaultSnippets',
  'enumDescriptions',
  'patternErrorMessage',
  'deprecationMessage',
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
  ...BLOCK_KEYWORDS,
];

const load = createRequire(import.meta.url);

/** Every command works in the folder of its site. */
const keptFolder = (): string => join(keptPlace(process.cwd()), 'validators');

export function compileSchema(schema: Schema, folder: string = keptFolder()): ValidateFunction {
  const { version } = load('ajv/package.json') as { version: string };
  const file = join(folder, `${hashOf(JSON.stringify([version, OPTIONS, VOCABULARY, schema]))}.js`);
  const check = run(codeIn(file) ?? keep(folder, file, codeFor(schema)));
  return Object.assign(check, { schema });
}

/** What ajv has against a schema; nothing is kept. */
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

/** By their code: a command that opens a site twice, as it is and as it would be, has the same validators for both. */
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
  // What ajv has written exports the validator itself.
  return made.exports as ValidateFunction;
}

/** The parts of ajv that its code asks for; the length of a text is asked for more than anything else. */
function helper(name: string): unknown {
  return name === 'ajv/dist/runtime/ucs2length' ? { default: lengthOf } : load(name);
}

/** In characters as people count them, rather than halves of emoji. */
function lengthOf(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}

/** The first line says what the rest has to be: a file that something has cut short or changed is as good as none. */
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

/** Where nothing can be written, the next process makes the code again. */
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
