import type { FaqBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Faq(block: Placed<FaqBlock>) {
  return <Section block={block} />;
}
