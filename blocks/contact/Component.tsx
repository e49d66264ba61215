import type { ContactBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Contact(block: Placed<ContactBlock>) {
  return <Section block={block} />;
}
