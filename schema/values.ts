// What the pieces of common.json with a "tsType" have become by the time a component sees them.

/** Markdown, compiled to safe HTML. Its shape is what React's dangerouslySetInnerHTML takes. */
export type Html = { __html: string };

/** An amount, and as it is written in the language and the currency of the site: "$1,800". */
export type Money = { amount: number; text: string };

/** A link with its address in place. "external" leads to another site, "chat" into a messenger. */
export type Link = {
  text: string;
  href: string;
  about?: string;
  style?: 'primary' | 'secondary' | 'text';
  external?: true;
  chat?: true;
};

/** A file with the size that it is shown in. "isFirst" is that of the first picture on its page. */
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

/** The files of a photograph: each width is there as AVIF and as WebP, under this name. "tone" stands in its place until it comes. */
export type Photograph = { name: string; widths: number[]; tone?: string };

/** A line, or a title with a text. */
export type Point = { title: string; text?: Html };

/** A block in its place: the level of its heading follows from the position; the name is its id, or its type and number. */
export type Placed<B> = B & { level: 1 | 2; name: string };

/** An article as the list of articles shows it. "date" is year-month-day, "dateText" the same in words. */
export type ArticleCard = {
  title: string;
  excerpt: string;
  href: string;
  date: string;
  dateText: string;
  category: string;
  image: Picture;
};
