import type { Placed, ProseBlock } from '../../src/generated/types.ts';
import { Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

export function Prose(block: Placed<ProseBlock>) {
  const { variant = 'normal', text } = block;
  return (
    <Section block={{ ...block, variant }}>
      <Text html={text} className="prose__text" />
    </Section>
  );
}
