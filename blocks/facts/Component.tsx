import type { FactsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Facts(block: Placed<FactsBlock>) {
  return <Section block={block} />;
}
