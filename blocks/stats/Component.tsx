import type { Placed, StatsBlock } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Section } from '../../src/ui/Section.tsx';

export function Stats(block: Placed<StatsBlock>) {
  const { variant = 'band', items } = block;
  return (
    <Section block={{ ...block, variant }}>
      <FactList items={items} className={`stats__list stats__list--${items.length}`} />
    </Section>
  );
}
