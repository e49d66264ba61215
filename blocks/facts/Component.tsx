import type { FactsBlock, Placed } from '../../src/generated/types.ts';
import { FactList } from '../../src/ui/FactList.tsx';
import { Section } from '../../src/ui/Section.tsx';

export function Facts(block: Placed<FactsBlock>) {
  const { variant = 'list', items, caption } = block;
  return (
    <Section block={{ ...block, variant }}>
      <div className="facts__body">
        <FactList items={items} className="facts__list" />
        {caption ? <p className="caption facts__caption">{caption}</p> : null}
      </div>
    </Section>
  );
}
