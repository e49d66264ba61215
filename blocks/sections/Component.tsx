import type { Placed, SectionPart, SectionsBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { numberIn, useWords } from '../../src/ui/words.ts';

type PartProps = { part: SectionPart; id?: string; number?: number; level: 1 | 2 | 3 };

export function Sections(block: Placed<SectionsBlock>) {
  const { variant = 'guide', contents, numbered = false, items } = block;
  const level = innerLevel(block);
  const anchors = anchorsOf(block);
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className="sections__pair">
        {block.heading || contents ? (
          <div className="sections__side">
            {block.heading ? <SectionHead block={block} /> : null}
            <Contents block={block} />
          </div>
        ) : null}
        <div className="sections__parts">
          {items.map((part, index) => (
            <Part
              key={index}
              part={part}
              id={anchors[index]}
              number={numbered ? index + 1 : undefined}
              level={level}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Contents({ block }: { block: Placed<SectionsBlock> }) {
  const words = useWords();
  const { contents, numbered, items, name } = block;
  if (!contents) return null;
  const id = `${name}-contents`;
  const anchors = anchorsOf(block);
  return (
    <nav className="sections__contents" aria-labelledby={id}>
      <p className="eyebrow" id={id}>
        {contents}
      </p>
      <ol>
        {items.map((part, index) => (
          <li key={index}>
            <a className="sections__link" href={`#${anchors[index]}`}>
              {part.heading}
              {numbered ? <span className="sections__count">{numberIn(words, index + 1)}</span> : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A part that its author gave no name is called after its block and its number. */
function anchorsOf({ items, name }: Placed<SectionsBlock>): string[] {
  return items.map(({ id }, index) => id ?? `${name}-part-${index + 1}`);
}

function Part({ part: { heading, text }, id, number, level }: PartProps) {
  const words = useWords();
  const title = `${id}-title`;
  return (
    <section className="sections__part" id={id} aria-labelledby={title}>
      <Heading level={level} id={title} className="sections__title title title--large">
        {number ? <span className="sections__number">{`${numberIn(words, number)} `}</span> : null}
        {heading}
      </Heading>
      <Text html={text} className="sections__text" />
    </section>
  );
}
