// Decides whether a block opens a chapter or is a part of the chapter before it. Authors rarely have to say so, because the place
// of a block mostly tells.
import type { AuthoredBlock } from '../../document/problem/document.ts';

/**
 * A new tone begins a new chapter. Among neighbours of one tone, the first block with a heading opens the chapter, and the blocks
 * after it are parts. In an article all blocks after the first are parts, except dark ones, which usually close the article.
 */
export function ranksOf(blocks: AuthoredBlock[], isArticle: boolean): ('part' | undefined)[] {
  return blocks.map((block, index) => {
    if (block.rank) return block.rank === 'part' ? 'part' : undefined;
    const before = onSamePaper(blocks, index, isArticle);
    const goesOn = block.heading ? before.some(({ heading }) => heading) : before.length > 0;
    const isInside = isArticle && index > 0 && paperOf(block) !== 'dark';
    return goesOn || isInside ? 'part' : undefined;
  });
}

/** The blocks of the same tone right before this one. Outside articles the first block does not count: it opens the page. */
function onSamePaper(blocks: AuthoredBlock[], index: number, isArticle: boolean): AuthoredBlock[] {
  const earlier = blocks.slice(isArticle ? 0 : 1, index);
  const paper = paperOf(blocks[index]);
  const other = earlier.findLastIndex(block => paperOf(block) !== paper);
  return earlier.slice(other + 1);
}

function paperOf(block?: AuthoredBlock): unknown {
  return block?.tone ?? 'plain';
}
