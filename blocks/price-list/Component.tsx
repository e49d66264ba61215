import type { PriceListBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function PriceList(block: Placed<PriceListBlock>) {
  return <Section block={block} />;
}
