import type { TagsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Tags(block: Placed<TagsBlock>) {
  return <Section block={block} />;
}
