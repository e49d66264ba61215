import type { Placed, StepsBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { numberIn, sayAround, useWords } from '../../src/ui/words.ts';
import { StageTime, stagesOf } from './StageTime.tsx';

export function Steps(block: Placed<StepsBlock>) {
  const { variant = 'row', items, unit, links } = block;
  const level = innerLevel(block);
  const words = useWords();
  const [before, after] = sayAround(words, 'step', 'number');
  const wordClass = variant === 'column' ? undefined : 'unseen';
  const isDated = variant === 'dated';
  const stages = variant === 'timeline' ? stagesOf(items) : [];
  return (
    <Section block={{ ...block, variant }}>
      <ol
        className={
          stages[0]
            ? 'steps__line'
            : isDated
              ? 'steps__list'
              : `steps__list steps__list--${perRow(items.length)}`
        }
      >
        {items.map(({ when, title, text, icon, duration }, index) => {
          const stage = stages[index];
          return (
            <li key={index} className={stage ? stage.className : 'steps__item'}>
              {stage ? <StageTime stage={stage} unit={unit} /> : null}
              {isDated ? (
                <p className="steps__when">{when}</p>
              ) : (
                <p className={stage ? 'steps__figure' : 'steps__number'}>
                  {before ? <span className={wordClass}>{before}</span> : null}
                  {numberIn(words, index + 1)}
                  {after ? <span className={wordClass}>{after}</span> : null}
                </p>
              )}
              <div className="steps__top">
                <Icon name={icon} />
                <Heading level={level} className="title">
                  {title}
                </Heading>
              </div>
              {duration ? <p className="steps__duration caption">{duration}</p> : null}
              <Text html={text} />
            </li>
          );
        })}
      </ol>
      <Links links={links} className="links steps__links" />
    </Section>
  );
}

/** Up to five steps fit in one row. More steps take rows of equal length. */
function perRow(steps: number): number {
  return steps <= 5 ? steps : Math.ceil(steps / 2);
}
