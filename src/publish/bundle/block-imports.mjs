// Refuses imports in a site's own blocks from outside blocks/ and packages. Only those two are watched for changes, so a page
// would not be drawn again if another file changed. And a block from somebody else could read any file of this computer.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';

/** @typedef {{ message: string, code: string, loc: { file: string, line: number, column: number } }} Refusal as the bundler says its own */
/** @typedef {{ type: string, start: number, [field: string]: unknown }} Node */

const ADVICE =
  'A block takes code from blocks/, from packages and from .ashlar/types.ts alone. Move the file into blocks/, or take this out.';
const CODE = /\.[cm]?[jt]sx?$/;
const PACKAGE = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/[\w.~-]+)*$/;
/** The bundler replaces these with constants; they reach no file. */
const META = ['env', 'hot'];

/**
 * Checks all blocks of the site itself. The engine's own blocks are part of its sources and need no check.
 * @param {import('../../base/places.mjs').Sides} sides
 * @returns {Promise<Refusal[]>}
 */
export async function foreignImports({ engine, site }) {
  const blocks = join(site, 'blocks');
  const entries = engine === site ? [] : entriesBelow(blocks);
  const links = entries.filter(entry => entry.isSymbolicLink());
  const code = entries.filter(entry => entry.isFile() && CODE.test(entry.name));
  const found = await Promise.all(
    code.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return foreignIn(file, readFileSync(file, 'utf8'), site);
    }),
  );
  return [...links.flatMap(link => leadsOut(link, blocks)), ...found.flat()];
}

/** @param {string} folder */
function entriesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** @type {(link: import('node:fs').Dirent, blocks: string) => Refusal[]} */
function leadsOut({ parentPath, name }, blocks) {
  const file = join(parentPath, name);
  try {
    if (realpathSync(file).startsWith(realpathSync(blocks) + sep)) return [];
  } catch {
    // The link leads nowhere.
  }
  return [
    refusal(file, '', 0, `This is a link that leads out of blocks/. Put the file or folder itself here.`),
  ];
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} site
 * @returns {Promise<Refusal[]>}
 */
export async function foreignIn(file, text, site) {
  if (!file.startsWith(join(site, 'blocks') + sep)) return [];
  const { parseAst } = await import('rolldown/parseAst');
  /** @type {Refusal[]} */
  const found = [];
  const say = (/** @type {number} */ at, /** @type {string} */ message) =>
    found.push(refusal(file, text, at, message));
  try {
    const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
    visit(/** @type {any} */ (parseAst(text, { lang }, file)), node => judge(node, file, site, say));
  } catch {
    // The bundler reports what is not TypeScript.
  }
  return found;
}

/** @type {(value: unknown, see: (node: Node) => void) => void} */
function visit(value, see) {
  if (typeof value !== 'object' || value === null) return;
  const node = /** @type {Node} */ (value);
  if (typeof node.type === 'string') see(node);
  for (const inner of Object.values(node)) visit(inner, see);
}

/** @type {(node: any, file: string, site: string, say: (at: number, message: string) => void) => void} */
function judge(node, file, site, say) {
  const named = node.source ?? (node.type === 'TSImportType' ? node.argument : node.expression);
  const specifier = named?.value ?? named?.literal?.value;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
    case 'TSExternalModuleReference': {
      if (!named) return;
      const isKnown = typeof specifier === 'string' && isOwn(specifier, file, site);
      const what =
        typeof specifier === 'string'
          ? `"${specifier}" stands elsewhere`
          : 'What is imported here is only known when it runs';
      if (!isKnown) say(named.start, `${what}. ${ADVICE}`);
      return;
    }
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'require')
        say(node.start, `"require" takes code from anywhere. ${ADVICE}`);
      return;
    case 'MemberExpression':
      if (isMeta(node.object) && !node.computed && META.includes(node.property.name))
        node.object.isPlain = true;
      return;
    default:
      if (isMeta(node) && !node.isPlain)
        say(node.start, `"import.meta" leads to files of any place. ${ADVICE}`);
  }
}

/** The parser calls "new.target" a MetaProperty too. */
function isMeta(/** @type {any} */ node) {
  return node.type === 'MetaProperty' && node.meta.name === 'import';
}

/** @type {(specifier: string, file: string, site: string) => boolean} */
function isOwn(specifier, file, site) {
  if (!/^\.{1,2}(\/|$)/.test(specifier))
    return PACKAGE.test(specifier) && !/(^|\/)\.{1,2}(\/|$)/.test(specifier) && !isBuiltin(specifier);
  const path = resolve(dirname(file), specifier);
  return (
    path.startsWith(join(site, 'blocks') + sep) ||
    /^\.ashlar\/types(\.[jt]s)?$/.test(path.slice(site.length + 1))
  );
}

/** @type {(file: string, text: string, at: number, message: string) => Refusal} */
function refusal(file, text, at, message) {
  const before = text.slice(0, at).split('\n');
  const loc = { file, line: before.length, column: before.at(-1)?.length ?? 0 };
  return { message, code: 'FOREIGN_IMPORT', loc };
}
