import type { Placed, SectionPart, SectionsBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { innerLevel, Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { numberIn, useWords } from '../../src/ui/words.ts';

type PartProps = { part: SectionPart; number?: number; level: 1 | 2 | 3 };

export function Sections(block: Placed<SectionsBlock>) {
  const { variant = 'guide', contents, numbered = false, items } = block;
  const level = innerLevel(block);
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
            <Part key={part.id} part={part} number={numbered ? index + 1 : undefined} level={level} />
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
  return (
    <nav className="sections__contents" aria-labelledby={id}>
      <p className="eyebrow" id={id}>
        {contents}
      </p>
      <ol>
        {items.map((part, index) => (
          <li key={part.id}>
            <a className="sections__link" href={`#${part.id}`}>
              {part.heading}
              {numbered ? <span className="sections__count">{numberIn(words, index + 1)}</span> : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ part: { id, heading, text }, number, level }: PartProps) {
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
