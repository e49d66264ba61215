// Whether a block is a chapter of its page or a part of the chapter before it, from its place: authors rarely have to say it.
import type { AuthoredBlock } from '../../document/problem/document.ts';

/** On one paper the first heading opens a chapter and what follows goes on with it. In an article only the last word is a chapter. */
export function ranksOf(blocks: AuthoredBlock[], isArticle: boolean): ('part' | undefined)[] {
  return blocks.map((block, index) => {
    if (block.rank) return block.rank === 'part' ? 'part' : undefined;
    const before = onSamePaper(blocks, index, isArticle);
    const goesOn = block.heading ? before.some(({ heading }) => heading) : before.length > 0;
    const isInside = isArticle && index > 0 && paperOf(block) !== 'dark';
    return goesOn || isInside ? 'part' : undefined;
  });
}

/** The blocks right before one that stand on its paper. What opens a page stands for itself. */
function onSamePaper(blocks: AuthoredBlock[], index: number, isArticle: boolean): AuthoredBlock[] {
  const earlier = blocks.slice(isArticle ? 0 : 1, index);
  const paper = paperOf(blocks[index]);
  const other = earlier.findLastIndex(block => paperOf(block) !== paper);
  return earlier.slice(other + 1);
}

function paperOf(block?: AuthoredBlock): unknown {
  return block?.tone ?? 'plain';
}
