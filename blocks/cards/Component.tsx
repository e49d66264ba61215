import type { CardsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Cards(block: Placed<CardsBlock>) {
  return <Section block={block} />;
}
