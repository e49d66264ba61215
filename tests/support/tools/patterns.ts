// Lists the regular expressions that read what people write: each "pattern" of the schemas and each one in the sources.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** "/^a+$/i" with the files that it stands in. */
export type Pattern = { source: string; flags: string; files: string[] };

type Tree = { [field: string]: unknown };
type Met = (source: string, flags: string, file: string) => void;

const SCHEMA = /^(blocks\/[^/]+\/schema|schema\/[a-z]+)\.json$/;
const CODE = /^(src|blocks)\/.*\.tsx?$/;
/** Leaves out tests, what only they use, and generated code. */
const UNREAD =
  /\.test\.tsx?$|\/test\.tsx?$|^src\/generated\/|\/(testing|golden|planted[\w-]*|planting|hostile-urls)\.ts$/;

const MADE = 'made: ';

/** One line an expression: how long it can take, two spaces, the expression. */
const JUDGED = 'tests/patterns.txt';

export function readJudged(): Map<string, string> {
  const lines = readFileSync(JUDGED, 'utf8').trimEnd().split('\n');
  return new Map(lines.map(line => [line.slice(line.indexOf('  ') + 2), line.slice(0, line.indexOf('  '))]));
}

export function writeJudged(judged: Map<string, string>): void {
  const lines = [...judged].map(([name, word]) => `${word}  ${name}\n`);
  writeFileSync(JUDGED, lines.sort().join(''));
}

export function nameOfPattern({ source, flags }: Pattern): string {
  return `/${source}/${flags}`;
}

/** This one is put together while the program runs, so nobody can judge it beforehand. */
export function isMade({ source }: Pattern): boolean {
  return source.startsWith(MADE);
}

export function findPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  const meet: Met = (source, flags, file) => {
    const key = `/${source}/${flags}`;
    const pattern = found.get(key) ?? { source, flags, files: [] };
    if (!pattern.files.includes(file)) pattern.files.push(file);
    found.set(key, pattern);
  };
  for (const file of filesIn(['blocks', 'schema', 'src'])) {
    if (SCHEMA.test(file)) inSchema(JSON.parse(readFileSync(file, 'utf8')), file, meet);
    if (CODE.test(file) && !UNREAD.test(file)) inCode(file, meet);
  }
  return [...found.values()];
}

function filesIn(folders: string[]): string[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => join(folder, name))
      .sort(),
  );
}

function inSchema(value: unknown, file: string, meet: Met): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // Ajv reads patterns as Unicode.
    if (key === 'pattern' && typeof inner === 'string') meet(inner, 'u', file);
    inSchema(inner, file, meet);
  }
}

function inCode(file: string, meet: Met): void {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  const words = constantsOf(program as unknown as Tree);
  visit(program, node => {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (node.type === 'Literal' && regex) meet(regex.pattern, regex.flags, file);
    if (isRegExp(node)) {
      const [source, flags] = (node.arguments as Tree[]).map(argument => wordsOf(argument, words));
      // A pattern that is put together while the program runs is listed by its source text.
      meet(
        source ?? `${MADE}${text.slice(Number(node.start), Number(node.end)).replace(/\s+/g, ' ')}`,
        flags ?? '',
        file,
      );
    }
  });
}

function isRegExp({ type, callee }: Tree): boolean {
  return (
    (type === 'NewExpression' || type === 'CallExpression') && (callee as Tree | undefined)?.name === 'RegExp'
  );
}

/** Finds texts that constants of a file hold. */
function constantsOf(program: Tree): Map<string, string> {
  const words = new Map<string, string>();
  visit(program, ({ type, id, init }) => {
    const text = type === 'VariableDeclarator' ? wordsOf(init as Tree, words) : undefined;
    if (text !== undefined) words.set(String((id as Tree).name), text);
  });
  return words;
}

/** Reads a text, a template of texts or a constant's name. Anything else gives undefined. */
function wordsOf(node: Tree | null | undefined, words: Map<string, string>): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Identifier') return words.get(String(node.name));
  if (node?.type !== 'TemplateLiteral') return undefined;
  const parts = (node.expressions as Tree[]).map(inner => wordsOf(inner, words));
  const quasis = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (parts.includes(undefined)) return undefined;
  return quasis.map((quasi, index) => quasi + (parts[index] ?? '')).join('');
}

function visit(node: unknown, see: (node: Tree) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Tree);
  for (const inner of Object.values(node)) visit(inner, see);
}
