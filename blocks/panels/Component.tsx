import type { PanelsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Panels(block: Placed<PanelsBlock>) {
  return <Section block={block} />;
}
