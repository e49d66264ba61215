import type { Point } from '../../schema/values.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

type Props = {
  items?: (Point | string)[];
  mark?: 'tick' | 'bullet' | 'cross' | 'numbered' | 'lines';
  columns?: 1 | 2;
  /** The heading level of a title that has a text under it. */
  level?: 1 | 2 | 3;
};

/**
 * A ruled list with a mark before each line.
 * @example <Points items={block.items} mark="bullet" level={innerLevel(block)} />
 */
export function Points({ items, mark = 'tick', columns = 1, level = 3 }: Props) {
  if (!items) return null;
  const List = mark === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={`points points--${mark}${columns === 2 ? ' points--two' : ''}`}>
      {items.map((item, index) => (
        <li key={index}>
          <PointBody point={typeof item === 'string' ? { title: item } : item} level={level} />
        </li>
      ))}
    </List>
  );
}

function PointBody({ point: { title, text }, level }: { point: Point; level: 1 | 2 | 3 }) {
  if (!text) return <p className="points__line">{title}</p>;
  return (
    <div className="points__full">
      <Heading level={level} className="title">
        {title}
      </Heading>
      <Text html={text} />
    </div>
  );
}
