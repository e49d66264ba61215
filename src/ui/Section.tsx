import type { ReactNode } from 'react';
import type { Block, Placed } from '../generated/types.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

/** The fields that all blocks have, also the blocks that a site adds. */
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
  /** Pass false in a block that draws its own head. */
  head?: boolean;
};

/**
 * The frame of every block: its background, its anchor and its head. Its classes are the block's type, and type--variant for a
 * variant.
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
 * The head of a block: eyebrow, heading and intro. Use it in a block whose head stands in another place than Section puts it.
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
 * The id of a block's heading, for "aria-labelledby".
 * @example <table aria-labelledby={headingId(block)}>…</table>
 */
export function headingId(block: { name: string }): string {
  return `${block.name}-title`;
}

/**
 * The level for headings inside a block: one below the block's own heading, or the block's level if it has none.
 * @example <Heading level={innerLevel(block)}>{item.title}</Heading>
 */
export function innerLevel(block: { level: 1 | 2; heading?: string }): 1 | 2 | 3 {
  if (!block.heading) return block.level;
  return block.level === 1 ? 2 : 3;
}
