import type { TestimonialsBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function Testimonials(block: Placed<TestimonialsBlock>) {
  return <Section block={block} />;
}
