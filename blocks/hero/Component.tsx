import type { HeroBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Hero(block: Placed<HeroBlock>) {
  return <Section block={block} />;
}
