import type { FaqBlock, Placed } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

/** All <details> share a name, so the browser closes one question when another opens or a link points into it. */
export function Faq(block: Placed<FaqBlock>) {
  const level = innerLevel(block);
  return (
    <Section block={block}>
      <div className="faq__body">
        <div className="faq__list">
          {block.items.map(({ id, question, answer }, index) => (
            <details className="faq__item" key={index} name={`${block.name}-questions`}>
              <summary className="faq__summary">
                <Heading level={level} className="faq__question">
                  {question}
                </Heading>
              </summary>
              {id ? <div className="faq__anchor" id={id} /> : null}
              <Text html={answer} className="faq__answer" />
            </details>
          ))}
        </div>
        <Links links={block.links} />
      </div>
    </Section>
  );
}
