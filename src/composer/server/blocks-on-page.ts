// Lists the blocks of a page where they are written: in the page, or in a shared document.
import type { PageFile } from '../../document/problem/document.ts';
import type { Page } from '../../draw/page/model.ts';
import { documentOfFile } from '../../site/library/documents.ts';
import { blocksOf, isShown, type StandingBlock, usersOf } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import type { BlockOnPage, SharedOn } from '../model/on-page.ts';

type Standing = StandingBlock & { document: string; isDrawn: boolean };

/** "page" is the drawn page. Undefined if it could not be drawn, so that no block is marked as drawn. */
export function blocksOn(file: PageFile, library: Library, page?: Page): BlockOnPage[] {
  return standingOn(file, library, page).map(standing => {
    const { document, path, block, isDrawn } = standing;
    const shared = sharedFrom(standing, file, library);
    const isHidden = !isShown(standing);
    return { document, path, type: String(block.type), isHidden, isDrawn, ...(shared && { shared }) };
  });
}

/** Compares the blocks of the documents with those of the drawn page, where a block whose component has thrown is missing. */
export function standingOn(file: PageFile, library: Library, page?: Page): Standing[] {
  let index = 0;
  let drawn = 0;
  return blocksOf(file, library).flatMap((standing): Standing[] => {
    const { block } = standing;
    const document = documentOfFile(library.root, standing.file.file);
    if (document === undefined) return [];
    if (isShown(standing)) index += 1;
    const name = typeof block.id === 'string' ? block.id : `${block.type}-${index}`;
    const isDrawn = isShown(standing) && page?.blocks[drawn]?.name === name;
    if (isDrawn) drawn += 1;
    return [{ ...standing, document, isDrawn }];
  });
}

function sharedFrom({ file, use }: StandingBlock, page: PageFile, library: Library): SharedOn | undefined {
  if (!use || file.kind !== 'shared') return undefined;
  return { from: { document: page.route, path: use.path }, pages: usersOf(file, library).length };
}
