import type { ReactNode } from 'react';
import type { Block, Placed } from '../generated/types.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

/** What a block of the engine's or of a site's own has in common with all others. */
type AnyBlock = Pick<
  Placed<Block>,
  'name' | 'id' | 'level' | 'eyebrow' | 'heading' | 'intro' | 'tone' | 'rank'
> & {
  type: string;
  variant?: string;
};

type Props = {
  block: AnyBlock;
  children?: ReactNode;
  /** Blocks that draw their own head pass false. */
  head?: boolean;
};

/**
 * The frame of every block: its surface, its anchor, its head. A block's class is its type, a variant's is type--variant.
 * @example <Section block={block}>…</Section>
 */
export function Section({ block, head = true, children }: Props) {
  const classes = ['block', `block--${block.tone ?? 'plain'}`, block.type];
  if (block.rank === 'part' && block.level > 1) classes.push('block--part');
  if (block.variant) classes.push(`${block.type}--${block.variant}`);
  return (
    <section
      className={classes.join(' ')}
      id={block.id}
      aria-labelledby={block.heading ? headingId(block) : undefined}
    >
      <div className={`wrap ${block.type}__in`}>
        {head && block.heading ? <SectionHead block={block} /> : null}
        {children}
      </div>
    </section>
  );
}

/**
 * The head of a block by itself: eyebrow, heading and intro, for a block that draws it in another place than Section does.
 * @example <Section block={block} head={false}>…<SectionHead block={block} /></Section>
 */
export function SectionHead({ block }: { block: AnyBlock }) {
  return (
    <div className={`head ${block.type}__head`}>
      {block.eyebrow ? <p className="eyebrow">{block.eyebrow}</p> : null}
      <Heading level={block.level} id={headingId(block)}>
        {block.heading}
      </Heading>
      <Text html={block.intro} className="head__intro" />
    </div>
  );
}

/**
 * The id of a block's heading, for what is named by it.
 * @example <table aria-labelledby={headingId(block)}>…</table>
 */
export function headingId(block: { name: string }): string {
  return `${block.name}-title`;
}

/**
 * The level of headings inside a block: one below its own, or its own where it has none.
 * @example <Heading level={innerLevel(block)}>{item.title}</Heading>
 */
export function innerLevel(block: { level: 1 | 2; heading?: string }): 1 | 2 | 3 {
  if (!block.heading) return block.level;
  return block.level === 1 ? 2 : 3;
}
