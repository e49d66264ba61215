// Finds where an address on a page was written: in a document, in the look or in a block's code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile, Source } from '../../document/problem/document.ts';
import type { Span } from '../../document/problem/problem.ts';
import { LOOK_FILES } from '../../site/look/look.ts';
import { blocksOf, sharedOn } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';

/** Without a page, lists what every page shows, and the code of the site's own blocks. */
export function sourcesBehind(page: PageFile | undefined, library: Library): Source[] {
  const { root } = library;
  const documents = page ? [page, ...sharedOn(page, library)] : [];
  const types = page ? blocksOf(page, library).map(({ block }) => String(block.type)) : ownTypes(library);
  return [
    ...[...documents, library.settings()].flatMap(({ source }) => source ?? []),
    ...Object.values(LOOK_FILES).flatMap(file => textOf(root, file) ?? []),
    ...[...new Set(types)].flatMap(type => codeOf(type, library)),
  ];
}

function ownTypes(library: Library): string[] {
  return library.types.filter(type => library.homeOf(type) === library.root);
}

function codeOf(type: string, library: Library): Source[] {
  const home = library.homeOf(type);
  const folder = `blocks/${type}`;
  const names = readdirSync(join(home, folder)).filter(name => /\.(?:tsx?|css)$/.test(name));
  return names.sort().flatMap(name => textOf(home, `${folder}/${name}`) ?? []);
}

function textOf(home: string, file: string): Source | undefined {
  const path = join(home, file);
  return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : undefined;
}

/** Finds an address only as a whole, not as part of a longer one. "forms" are the ways in which it may be written. */
export function placeIn({ text }: Source, forms: string[]): Span | undefined {
  for (const form of forms)
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
      if (!/[\w./#-]$/.test(text.slice(0, at)) && !/^[\w./-]/.test(text.slice(at + form.length)))
        return { offset: at, length: form.length };
  return undefined;
}
