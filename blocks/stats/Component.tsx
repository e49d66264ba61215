import type { StatsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Stats(block: Placed<StatsBlock>) {
  return <Section block={block} />;
}
