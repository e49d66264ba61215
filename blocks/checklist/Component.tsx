import type { ChecklistBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Checklist(block: Placed<ChecklistBlock>) {
  return <Section block={block} />;
}
