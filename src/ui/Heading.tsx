import type { ReactNode } from 'react';

type Props = { level: 1 | 2 | 3 | 4; id?: string; className?: string; children: ReactNode };

/**
 * A heading of the given level.
 * @example <Heading level={innerLevel(block)} className="opening-hours__day">{item.day}</Heading>
 */
export function Heading({ level, children, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
