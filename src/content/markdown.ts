// Markdown in, safe HTML out, with every slip at its offset. The one place where markdown is compiled: no markdown code reaches the browser.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import { leftovers } from './leftovers.ts';
import { replaceBy } from './mends.ts';
import type { Fix } from './problem.ts';

export type MarkdownOptions = {
  /** Headings belong into prose only. */
  kind: 'text' | 'prose';
  /** What "##" becomes; "###" is one below. */
  headingLevel: number;
  /** The address a link gets in the page. */
  href: (href: string) => string;
};

/** All offsets are those of the text. */
export type Slip = { offset: number; length: number; message: string; fix?: Fix };
export type MarkdownLink = { href: string; offset: number; length: number };
export type Compiled = { html: string; slips: Slip[]; links: MarkdownLink[] };

type Node = {
  type: string;
  depth?: number;
  url?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

const ALLOWED = new Set([
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'list',
  'listItem',
  'link',
  'break',
  'blockquote',
]);

const REFUSED: { [type: string]: string } = {
  html: 'HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
  image: 'A picture is not possible inside text. Use a block with an image, such as media-text.',
  imageReference: 'A picture is not possible inside text. Use a block with an image, such as media-text.',
  code: 'Code is not possible in text. If you meant a paragraph, take out the spaces or back-ticks before it.',
  inlineCode: 'Code is not possible in text. Take out the back-ticks.',
  thematicBreak: 'A line across the text is not possible. Start a new block or a heading instead.',
  definition: 'A link by reference is not possible. Write the address beside the words: [words](/pricing).',
  linkReference:
    'A link by reference is not possible. Write the address beside the words: [words](/pricing).',
};

/** Most texts hold no markup: their paragraphs are written as they are, which is what the compiler would do as well. */
export function compileMarkdown(markdown: string, options: MarkdownOptions): Compiled {
  const html = plainHtml(markdown);
  return html === undefined ? compileWithMarkup(markdown, options) : { html, slips: [], links: [] };
}

export function compileWithMarkup(markdown: string, options: MarkdownOptions): Compiled {
  const slips: Slip[] = [];
  const links: MarkdownLink[] = [];
  const collect = () => (tree: Node) => inspect(tree, markdown, options.kind, slips, links);
  const settings = {
    remarkPlugins: [collect],
    components: components(options),
    urlTransform: options.href,
  };
  const element = createElement(Markdown, settings, markdown);
  return { html: renderToStaticMarkup(element), slips, links };
}

/** Signs that may begin markup, or are not text as they stand. */
const MARKUP = /[*_`[\]<>\\#~|]|(?!\n)\p{Cc}|&[#A-Za-z]/u;
const PARAGRAPH = /^(?![-+=]|[0-9]+[.)])\S(?:[^\n]*\S)?$/;

function plainHtml(markdown: string): string | undefined {
  if (MARKUP.test(markdown)) return undefined;
  const paragraphs = markdown.split('\n\n');
  if (!paragraphs.every(paragraph => PARAGRAPH.test(paragraph))) return undefined;
  return paragraphs.map(paragraph => `<p>${escapeText(paragraph)}</p>`).join('\n');
}

/** As React writes text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

function inspect(
  tree: Node,
  markdown: string,
  kind: MarkdownOptions['kind'],
  slips: Slip[],
  links: MarkdownLink[],
): void {
  let level = 1;
  const visit = (node: Node): void => {
    const span = spanOf(node);
    if (node.type === 'heading') {
      const message = headingSlip(node.depth ?? 1, level, kind);
      if (message) slips.push({ ...span, message, ...headingFix(node, span.offset, markdown, kind) });
      else level = node.depth ?? level;
    } else if (!ALLOWED.has(node.type)) {
      slips.push({ ...span, message: REFUSED[node.type] ?? `A ${node.type} is not possible in text.` });
    }
    if (node.type === 'text') slips.push(...leftovers(markdown, span));
    if (node.type === 'link') links.push({ href: node.url ?? '', ...span });
    node.children?.forEach(visit);
  };
  visit(tree);
}

function headingSlip(depth: number, above: number, kind: MarkdownOptions['kind']): string | undefined {
  if (kind === 'text') {
    return 'A heading is not possible in this text. Use a prose block, or take out the "#" at the start of the line.';
  }
  if (depth === 1)
    return 'A heading with one "#" is the page\'s title, which the page has already. Write "##".';
  if (depth > 3) return 'Headings in text have two or three "#". Write "###" or make it a paragraph.';
  if (depth > above + 1) return 'This heading skips a level. Write "##".';
  return undefined;
}

/** One sign more makes a heading of the page's title; what is underlined is another matter. */
function headingFix(
  { depth }: Node,
  offset: number,
  markdown: string,
  kind: MarkdownOptions['kind'],
): { fix?: Fix } {
  if (depth !== 1 || kind === 'text' || markdown[offset] !== '#') return {};
  return { fix: replaceBy({ offset, length: 1 }, 'Write "##"', '##') };
}

function spanOf(node: Node): { offset: number; length: number } {
  const offset = node.position?.start.offset ?? 0;
  return { offset, length: (node.position?.end.offset ?? offset) - offset };
}

function components({ headingLevel }: MarkdownOptions): Components {
  const heading = (level: number) => (props: { children?: unknown }) =>
    createElement(`h${level}`, null, props.children as ReactElement);
  return {
    h2: heading(headingLevel),
    h3: heading(headingLevel + 1),
    a: ({ href, children }) => {
      const outside = /^https:/.test(href ?? '') ? { target: '_blank', rel: 'noopener' } : {};
      return createElement('a', { href, ...outside }, children);
    },
  };
}
