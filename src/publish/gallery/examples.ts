// The examples of a block in, each with its own text and as a page that the site's renderer can draw out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../document/json/parse.ts';
import type { AuthoredBlock, AuthoredPage, PageFile, Parsed } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';

/** A site of the engine's own, with all that the examples of its blocks link to and show. */
const EXAMPLES_SITE = 'examples';
/** Where its pictures stand, in no site's way. */
export const EXAMPLES_PICTURES = '/images/examples/';

/** The folder that examples stand in: that site, or the given one where the engine has none. */
export function examplesSite(root: string, otherwise: string): string {
  const folder = join(root, EXAMPLES_SITE);
  return existsSync(folder) ? folder : otherwise;
}

export type Example = {
  type: string;
  /** Counted from one, as people do. */
  number: number;
  /** As it stands in examples.json. */
  json: string;
  block: AuthoredBlock;
};

/** None where the file cannot be read as JSON; the check says why. */
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

/** Without the two spaces by which a list sets its items in. */
function textOf({ source, tree }: Parsed, index: number): string {
  const { offset = 0, length = 0 } = tree.children?.[index] ?? {};
  return source.text.slice(offset, offset + length).replace(/\n {2}/g, '\n');
}

/** What opens a page stands at the top of one. */
export function isHead({ type, block }: Example, { definitions }: Library): boolean {
  return definitions[type]?.opensPage === true && !block.hidden;
}

/** Any other block stands under a head, as on every page: what is below the title is a level deeper. */
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
