// Reads the examples of a block, and puts each on a page that the site's renderer can draw.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../document/json/parse.ts';
import type { AuthoredBlock, AuthoredPage, PageFile, Parsed } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';

/** A site in the engine with everything that the examples link to and show. */
const EXAMPLES_SITE = 'examples';
/** The folder of its pictures, whose name no site is likely to use. */
export const EXAMPLES_PICTURES = '/images/examples/';

/** The folder of its pages that show what whole pages of other trades look like. */
const WHOLE_PAGES = '/trades/';

/** The site behind the examples of the engine's blocks. If the engine has none, the given one. */
export function examplesSite(root: string, otherwise: string): string {
  const folder = join(root, EXAMPLES_SITE);
  return existsSync(folder) ? folder : otherwise;
}

export type Example = {
  type: string;
  /** Counted from one. */
  number: number;
  /** As it is written in examples.json. */
  json: string;
  block: AuthoredBlock;
};

/** Empty if the file is not JSON; the check says why. */
export function examplesOf(type: string, home: string): Example[] {
  const file = `blocks/${type}/examples.json`;
  const { parsed } = parse({ file, text: readFileSync(join(home, file), 'utf8') });
  if (!parsed || !Array.isArray(parsed.value)) return [];
  return parsed.value.map((block: AuthoredBlock, index) => ({
    type,
    number: index + 1,
    json: textOf(parsed, index),
    block,
  }));
}

/** The pages that the gallery shows as wholes. Only the site behind the engine's examples has some. */
export function wholePages(library: Library): PageFile[] {
  const files = library.routes().flatMap(route => (route.startsWith(WHOLE_PAGES) ? library.page(route) : []));
  return files.filter(file => file !== undefined);
}

/** Removes the two spaces by which items of a list are indented. */
function textOf({ source, tree }: Parsed, index: number): string {
  const { offset = 0, length = 0 } = tree.children?.[index] ?? {};
  return source.text.slice(offset, offset + length).replace(/\n {2}/g, '\n');
}

/** Whether the block stands at the top of a page. */
export function isHead({ type, block }: Example, { definitions }: Library): boolean {
  return definitions[type]?.opensPage === true && !block.hidden;
}

/** Any other block stands below a title, as on every page, because its heading levels depend on that. */
export function pageOf(example: Example, library: Library): PageFile {
  const { type, number, block } = example;
  const opener = library.types.find(other => library.definitions[other]?.opensPage);
  const head = opener && ({ type: opener, heading: `An example of the ${type} block` } as AuthoredBlock);
  const document: AuthoredPage = {
    title: `${type}, example ${number}`,
    description: `An example of the ${type} block on a page of its own, drawn as visitors would see it.`,
    index: false,
    blocks: head && !isHead(example, library) ? [head, block] : [block],
  };
  const file = `blocks/${type}/examples.json, example ${number}`;
  const { parsed } = parse({ file, text: JSON.stringify(document) });
  return { kind: 'page', route: `/example/${type}/${number}`, file, parsed, document, problems: [] };
}
