// "ashlar/ui": everything that a site's own blocks are written with.
export type { ArticleCard, Html, Link, Money, Picture, Placed, Point } from '../../schema/values.ts';
export { Choices } from './Choices.tsx';
export { Enlarge } from './Enlarge.tsx';
export { FactList } from './FactList.tsx';
export { Heading } from './Heading.tsx';
export { Icon } from './Icon.tsx';
export { Figure, Image } from './Image.tsx';
export { ActionLink, Links } from './Links.tsx';
export { PlainLink } from './PlainLink.tsx';
export { Points } from './Points.tsx';
export { headingId, innerLevel, Section, SectionHead } from './Section.tsx';
export { Stars } from './Stars.tsx';
export { Text } from './Text.tsx';
export { Tail, TitleLink } from './TitleLink.tsx';
