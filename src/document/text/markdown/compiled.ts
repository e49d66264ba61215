// The options and the result of compiling Markdown.
import type { TextProblem } from '../../problem/problem.ts';

export type MarkdownOptions = {
  /** Only "longText", the text of a prose block, can have headings. */
  kind: 'text' | 'longText';
  /** The level of the HTML heading that "##" becomes; "###" becomes the next one. */
  headingLevel: number;
  /** Gives the address that a link has on the page. */
  href: (href: string) => string;
  /**
   * Gives the words that tell users of screen readers that a link opens a new tab. The check shows no links, so it leaves this
   * out.
   */
  newTab?: () => string;
};

/** All offsets count from the start of the text. */
export type MarkdownLink = { href: string; offset: number; length: number };
export type Compiled = { html: string; problems: TextProblem[]; links: MarkdownLink[] };
