import { Section } from 'ashlar/ui';
import type { OeffnungszeitenBlock, Placed } from '../../.ashlar/types.ts';

export function Oeffnungszeiten(block: Placed<OeffnungszeitenBlock>) {
  return (
    <Section block={block}>
      <dl className="oeffnungszeiten__tage">
        {block.items.map(({ tag, zeit }) => (
          <div className="oeffnungszeiten__tag" key={tag}>
            <dt>{tag}</dt>
            <dd>{zeit}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
