import type { ReactNode } from 'react';

type Props = { level: 1 | 2 | 3 | 4; id?: string; className?: string; children: ReactNode };

export function Heading({ level, children, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
