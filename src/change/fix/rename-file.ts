// Works out how to rename a picture: the file, and every text of the site that names it. Writes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { says, the } from '../../base/sentences/said.ts';
import { isLink, linkStatOf, realPath } from '../../document/files/folder.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import { read } from '../../document/files/read.ts';
import { applyEdits, type Edit } from '../../document/json/edits.ts';
import { parse } from '../../document/json/parse.ts';
import type { Node } from '../../document/problem/nodes.ts';
import type { Fix } from '../../document/problem/problem.ts';
import { documentOfFile, documentsOf } from '../../site/library/documents.ts';
import { findDocument } from '../../site/library/find-document.ts';
import { starterFiles } from '../../site/library/starters.ts';
import { LOOK_FOLDER } from '../../site/look/look.ts';
import type { Library } from '../../site/types.ts';
import type { FileChanges } from '../change.ts';
import type { SavedFile } from '../save/together.ts';

type Move = NonNullable<Fix['move']>;

/** Throws a Failure with the reason if it cannot be done. */
export function renamedFile(move: Move, library: Library): Required<FileChanges> {
  const { root } = library;
  const [from, to] = [PUBLIC_FOLDER + move.from, PUBLIC_FOLDER + move.to];
  if (!linkStatOf(join(root, from))?.isFile())
    throw new Failure(says`${the.sign(from)} is not there any more, or is a link.`);
  return { files: [...documentChanges(move, library), ...styleChanges(move, root)], renames: [{ from, to }] };
}

function documentChanges(move: Move, library: Library): SavedFile[] {
  const { root } = library;
  const files = [...documentsOf(library).map(({ file }) => file), ...starterFiles(root)];
  const pathOf = (file: string) => realPath(join(root, file));
  const own = new Set(files.filter(file => !isLink(join(root, file))).map(pathOf));
  return files.flatMap(file => {
    // This link leads to a document that is changed anyway.
    if (isLink(join(root, file)) && own.has(pathOf(file))) return [];
    const { source } = read(root, file);
    if (!source || !mayName(source.text, move)) return [];
    const { tree } = parse(source).parsed ?? {};
    if (!tree && withFileRenamed(source.text, move) === source.text) return [];
    if (!tree)
      throw new Failure(
        says`${the.page(file)} names ${the.text(move.from)} too, and has a mistake. Mend that first.`,
      );
    const edits = stringsIn(tree).flatMap((node): Edit[] => {
      const { value } = node;
      const now = typeof value === 'string' ? withFileRenamed(value, move) : value;
      return now === value ? [] : [{ offset: node.offset, length: node.length, text: JSON.stringify(now) }];
    });
    if (edits.length === 0) return [];
    refuseLink(file, library);
    return [{ file, before: source.text, after: applyEdits(source.text, edits) }];
  });
}

/** Refuses a link, because a save would replace it with a file or write outside the site. */
function refuseLink(file: string, { root }: Library): void {
  const name = documentOfFile(root, file);
  const found = name === undefined ? undefined : findDocument(root, name);
  if (found && 'kind' in found) throw new Failure(found.said);
  if (isLink(join(root, file)))
    throw new Failure(says`${the.page(file)} is a link to another place, and names the picture too.`);
}

function styleChanges(move: Move, root: string): SavedFile[] {
  return stylesIn(join(root, LOOK_FOLDER)).flatMap(name => {
    const file = `${LOOK_FOLDER}/${name}`;
    const before = readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '');
    const after = withFileRenamed(before, move);
    if (after !== before && isLink(join(root, file)))
      throw new Failure(says`${the.sign(file)} is a link to another place.`);
    return after === before ? [] : [{ file, before, after }];
  });
}

function stylesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.css'));
  } catch {
    return [];
  }
}

function stringsIn(node: Node): Node[] {
  return node.type === 'string' ? [node] : (node.children ?? []).flatMap(stringsIn);
}

/** A quick test that spares most documents from being parsed. JSON may write a letter as a number, such as "\u0061". */
function mayName(text: string, { from }: Move): boolean {
  return text.includes(from.slice(from.lastIndexOf('.'))) || text.includes('\\u');
}

/** A name is longer if a letter follows: "/images/a.jpg" does not name "/images/a.jp". */
const GOES_ON = /^[\w-]/;

export function withFileRenamed(text: string, { from, to }: Move): string {
  const ways = new Set(
    [from, from.normalize('NFC'), from.normalize('NFD')].flatMap(way => [way, encodeURI(way)]),
  );
  return [...ways].reduce((said, way) => {
    const [first = '', ...rest] = said.split(way);
    return first + rest.map(part => (GOES_ON.test(part) ? way : to) + part).join('');
  }, text);
}
