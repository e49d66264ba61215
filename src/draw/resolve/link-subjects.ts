// Completes vague links such as "Learn more" with what they are about, for people who hear the link alone. Leaves a link as it is
// if its words are clear and occur once on the page.

import type { Link } from '../../../schema/values.ts';
import { isVague } from '../../document/text/vague-words.ts';
import type { Block, Placed } from '../../generated/types.ts';

/** A card, a panel, a package: anything with a title or a name, and one link. */
type Item = { title?: unknown; name?: unknown; link?: Link };

/** "usual" is the text of links that the engine makes. */
export function completeLinks(blocks: Placed<Block>[], usual: string, language: string): Placed<Block>[] {
  const links = blocks.flatMap(block => itemsOf(block).flatMap(item => linkOf(item) ?? []));
  const isClear = ({ text, about }: Link) =>
    about !== undefined ||
    (text !== usual && !isVague(text, language) && links.filter(link => link.text === text).length === 1);
  const complete = (item: unknown): unknown => {
    const link = linkOf(item);
    const about = nameOf(item);
    return !link || isClear(link) || !about ? item : { ...(item as Item), link: { ...link, about } };
  };
  return blocks.map(block =>
    itemsOf(block).some(linkOf) ? ({ ...block, items: itemsOf(block).map(complete) } as typeof block) : block,
  );
}

function itemsOf(block: Placed<Block>): unknown[] {
  return ('items' in block && block.items) || [];
}

function linkOf(item: unknown): Link | undefined {
  return (item as Item).link;
}

function nameOf(item: unknown): string | undefined {
  const { title, name = title } = item as Item;
  return typeof name === 'string' ? name : undefined;
}
