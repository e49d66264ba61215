import type { Placed, ProseBlock } from '../../src/generated/types';
import { Section } from '../../src/ui/Section';
import { Text } from '../../src/ui/Text';

export function Prose(block: Placed<ProseBlock>) {
  const { variant = 'normal', text } = block;
  return (
    <Section block={{ ...block, variant }}>
      <Text html={text} className="prose__text" />
    </Section>
  );
}
