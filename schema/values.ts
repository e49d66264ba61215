// The shapes that the pieces of common.json with a "tsType" have when a component receives them.

/** Markdown, compiled to safe HTML, in the shape of React's dangerouslySetInnerHTML. */
export type Html = { __html: string };

/** An amount, and its text in the language and currency of the site: "$1,800". */
export type Money = { amount: number; text: string };

/** A link with its final address. "external" leads to another site, "chat" into a messenger. */
export type Link = {
  text: string;
  href: string;
  about?: string;
  style?: 'primary' | 'secondary' | 'text';
  external?: true;
  chat?: true;
};

/** A picture with the size that it is drawn in. "isFirst" marks the first picture of its page. */
export type Picture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption?: string;
  credit?: string;
  focus?: string;
  photograph?: Photograph;
  isFirst?: true;
};

/** A photograph's files: each width exists as AVIF and as WebP under this name. "tone" is the colour shown until one is there. */
export type Photograph = { name: string; widths: number[]; tone?: string };

/** A line, or a title with a text. */
export type Point = { title: string; text?: Html };

/** A block in its place on a page, which decides the level of its heading. "name" is its id, or else its type and number. */
export type Placed<B> = B & { level: 1 | 2; name: string };

/** An article as the list of articles shows it. "date" is like 2026-11-20, "dateText" is the same day in words. */
export type ArticleCard = {
  title: string;
  excerpt: string;
  href: string;
  date: string;
  dateText: string;
  category: string;
  image: Picture;
};
