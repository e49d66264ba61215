// Compiles any Markdown with react-markdown, and reports what is not allowed in it, with its place. The quick compiler for clear
// texts has to give the same result.
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Components } from 'react-markdown';
import { quoted } from '../../../base/words.ts';
import { replaceBy } from '../../problem/fix-texts.ts';
import type { Fix, TextProblem } from '../../problem/problem.ts';
import type { Compiled, MarkdownLink, MarkdownOptions } from './compiled.ts';
import { leftovers } from './leftovers.ts';

type Node = {
  type: string;
  depth?: number;
  url?: string;
  title?: string | null;
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
  code: 'Code is not possible in text. If you meant a paragraph, take out the spaces, "~~~" or back-ticks before it.',
  inlineCode: 'Code is not possible in text. Take out the back-ticks.',
  thematicBreak: 'A line across the text is not possible. Start a new block or a heading instead.',
  definition: 'A link by reference is not possible. Write the address beside the words: [words](/pricing).',
  linkReference:
    'A link by reference is not possible. Write the address beside the words: [words](/pricing).',
};

let loaded: ReturnType<typeof loadCompiler> | undefined;

/** Loaded only when needed: few sites ever need it, and loading takes longer than checking a hundred pages. */
function compiler() {
  loaded ??= loadCompiler();
  return loaded;
}

function loadCompiler() {
  const load = createRequire(import.meta.url);
  const { default: Markdown } = load('react-markdown') as typeof import('react-markdown');
  const { createElement } = load('react') as typeof import('react');
  const { renderToStaticMarkup } = load('react-dom/server') as typeof import('react-dom/server');
  return { Markdown, createElement, renderToStaticMarkup };
}

export function compileAny(markdown: string, options: MarkdownOptions): Compiled {
  const problems: TextProblem[] = [];
  const links: MarkdownLink[] = [];
  const collect = () => (tree: Node) => inspect(tree, markdown, options.kind, problems, links);
  const settings = {
    remarkPlugins: [collect],
    components: components(options),
    urlTransform: options.href,
  };
  const { Markdown, createElement, renderToStaticMarkup } = compiler();
  return { html: renderToStaticMarkup(createElement(Markdown, settings, markdown)), problems, links };
}

function inspect(
  tree: Node,
  markdown: string,
  kind: MarkdownOptions['kind'],
  problems: TextProblem[],
  links: MarkdownLink[],
): void {
  let level = 1;
  const visit = (node: Node): void => {
    const span = spanOf(node);
    if (node.type === 'heading') {
      const isUnderlined = markdown[span.offset] !== '#';
      const message = headingProblem(node.depth ?? 1, level, kind, isUnderlined);
      if (message) problems.push({ ...span, message, ...headingFix(node, span.offset, markdown, kind) });
      else level = node.depth ?? level;
    } else if (!ALLOWED.has(node.type)) {
      problems.push({ ...span, message: REFUSED[node.type] ?? `A ${node.type} is not possible in text.` });
    }
    if (node.type === 'text') problems.push(...leftovers(markdown, span));
    if (node.type === 'link') links.push({ href: node.url ?? '', ...span });
    if (node.type === 'link' && typeof node.title === 'string')
      problems.push({ ...span, message: titleProblem(node.title) });
    node.children?.forEach(visit);
  };
  visit(tree);
}

function headingProblem(
  depth: number,
  above: number,
  kind: MarkdownOptions['kind'],
  isUnderlined: boolean,
): string | undefined {
  if (isUnderlined && (kind === 'text' || depth === 1))
    return 'A row of "=" or "-" right under words makes them a heading, which is not possible here. Take it out, or put an empty line before it.';
  if (kind === 'text') {
    return 'A heading is not possible in this text. Use a prose block, or take out the "#" at the start of the line.';
  }
  if (depth === 1)
    return 'A heading with one "#" is the page\'s title, which the page has already. Write "##".';
  if (depth > 3) return 'Headings in text have two or three "#". Write "###" or make it a paragraph.';
  if (depth > above + 1) return 'This heading skips a level. Write "##".';
  return undefined;
}

function titleProblem(title: string): string {
  return `Behind the address of a link stands nothing: [words](/pricing). Visitors would never see ${quoted(title)}. Take it out, or write it among the words.`;
}

/** For a heading with one "#", another "#" is the fix. An underlined heading gets none. */
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

function components({ headingLevel, newTab }: MarkdownOptions): Components {
  const { createElement } = compiler();
  const heading = (level: number) => (props: { children?: unknown }) =>
    createElement(`h${level}`, null, props.children as ReactElement);
  return {
    h2: heading(headingLevel),
    h3: heading(headingLevel + 1),
    a: ({ href, children }) => {
      if (!/^https:/.test(href ?? '')) return createElement('a', { href }, children);
      const said = newTab && createElement('span', { className: 'unseen' }, ` ${newTab()}`);
      return createElement('a', { href, target: '_blank', rel: 'noopener' }, children, said);
    },
  };
}
