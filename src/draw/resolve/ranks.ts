// Decides by its place whether a block opens a chapter or belongs to the one before it, so that authors rarely have to say.
import type { AuthoredBlock } from '../../document/problem/document.ts';

/**
 * Among neighbours of the same tone, the first heading opens a chapter and later blocks belong to it. In an article, every later
 * block is a part, except a dark one, which usually closes the article.
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
