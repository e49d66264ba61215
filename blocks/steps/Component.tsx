import type { StepsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Steps(block: Placed<StepsBlock>) {
  return <Section block={block} />;
}
