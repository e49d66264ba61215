import type { NoticeBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Notice(block: Placed<NoticeBlock>) {
  return <Section block={block} />;
}
