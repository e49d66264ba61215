// Lists the blocks of a page where they are written: in the page, or in a shared document.
import type { PageFile } from '../../../document/problem/document.ts';
import type { Page } from '../../../draw/page/model.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import { blocksOf, isShown, type StandingBlock, usersOf } from '../../../site/shared-blocks.ts';
import type { Library } from '../../../site/types.ts';
import type { BlockOnPage, SharedOn } from '../../model/on-page.ts';

type BlockThere = StandingBlock & { document: string; isDrawn: boolean };

/** "page" is the drawn page. Undefined if it could not be drawn, so that no block is marked as drawn. */
export function blocksOn(file: PageFile, library: Library, page?: Page): BlockOnPage[] {
  return blocksThere(file, library, page).map(there => {
    const { document, path, block, isDrawn } = there;
    const shared = sharedFrom(there, file, library);
    const isHidden = !isShown(there);
    return { document, path, type: String(block.type), isHidden, isDrawn, ...(shared && { shared }) };
  });
}

/** Compares the blocks of the documents with those of the drawn page, where a block whose component has thrown is missing. */
export function blocksThere(file: PageFile, library: Library, page?: Page): BlockThere[] {
  let index = 0;
  let drawn = 0;
  return blocksOf(file, library).flatMap((there): BlockThere[] => {
    const { block } = there;
    const document = documentOfFile(library.root, there.file.file);
    if (document === undefined) return [];
    if (isShown(there)) index += 1;
    const name = typeof block.id === 'string' ? block.id : `${block.type}-${index}`;
    const isDrawn = isShown(there) && page?.blocks[drawn]?.name === name;
    if (isDrawn) drawn += 1;
    return [{ ...there, document, isDrawn }];
  });
}

function sharedFrom({ file, use }: StandingBlock, page: PageFile, library: Library): SharedOn | undefined {
  if (!use || file.kind !== 'shared') return undefined;
  return { from: { document: page.route, path: use.path }, pages: usersOf(file, library).length };
}
