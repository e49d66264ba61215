import type { MediaTextBlock } from '../../src/generated/types';
import type { Placed } from '../../src/page/model';
import { Section } from '../../src/ui/Section';

export function MediaText(block: Placed<MediaTextBlock>) {
  return <Section block={block} />;
}
