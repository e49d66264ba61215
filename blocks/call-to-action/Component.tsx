import type { CallToActionBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function CallToAction(block: Placed<CallToActionBlock>) {
  return <Section block={block} />;
}
