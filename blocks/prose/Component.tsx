import type { ProseBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Prose(block: Placed<ProseBlock>) {
  return <Section block={block} />;
}
