import type { PackagesBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Packages(block: Placed<PackagesBlock>) {
  return <Section block={block} />;
}
