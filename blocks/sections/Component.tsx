import type { SectionsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Sections(block: Placed<SectionsBlock>) {
  return <Section block={block} />;
}
