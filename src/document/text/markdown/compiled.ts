// What compiling takes besides the text, and what it gives.
import type { TextProblem } from '../../problem/problem.ts';

export type MarkdownOptions = {
  /** Headings belong into prose only. */
  kind: 'text' | 'longText';
  /** What "##" becomes; "###" is one below. */
  headingLevel: number;
  /** The address a link gets in the page. */
  href: (href: string) => string;
  /** What a link that opens a new tab says of it, for people who hear the page. The check shows nothing and needs none. */
  newTab?: () => string;
};

/** All offsets are those of the text. */
export type MarkdownLink = { href: string; offset: number; length: number };
export type Compiled = { html: string; problems: TextProblem[]; links: MarkdownLink[] };
