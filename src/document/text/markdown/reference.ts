// Compiles any Markdown with react-markdown, and reports what is not allowed in it, with its place. The quick compiler for clear
// texts has to give the same result.
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Components } from 'react-markdown';
import { messageOf } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
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

const NO_PICTURE = otherInForm(
  says`A picture is not possible inside text. Use a block with an image, such as media-text.`,
  says`A picture is not possible inside text. Use a block with a picture.`,
);
const NO_REFERENCE = otherInForm(
  says`A link by reference is not possible. Write the address beside the words: ${the.sign('[words](/pricing)')}.`,
  says`A link by reference is not possible. Mark the words, and choose the link anew.`,
);
const MARKDOWN = the.sign('**bold**, *italic*, [a link](/pricing)');
const REFUSED: { [type: string]: Said } = {
  html: otherInForm(
    says`HTML is not possible in text. Write Markdown: ${MARKDOWN}, or take the tag out.`,
    says`HTML is not possible in text. Use the buttons for bold, italics and links, or take the tag out.`,
  ),
  image: NO_PICTURE,
  imageReference: NO_PICTURE,
  code: otherInForm(
    says`Code is not possible in text. If you meant a paragraph, take out the spaces, ${the.text('~~~')} or back-ticks before it.`,
    says`Code is not possible in text. If you meant a paragraph, take out the spaces before it.`,
  ),
  inlineCode: says`Code is not possible in text. Take out the back-ticks.`,
  thematicBreak: says`A line across the text is not possible. Start a new block or a heading instead.`,
  definition: NO_REFERENCE,
  linkReference: NO_REFERENCE,
};

/** For kinds of Markdown that the compiler may learn. */
function notPossible(type: string): Said {
  return otherInForm(
    says`A ${the.sign(type)} is not possible in text.`,
    says`This is not possible in text. Take it out.`,
  );
}

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
      const said = headingProblem(node.depth ?? 1, level, kind, isUnderlined);
      if (said)
        problems.push({ ...span, ...messageOf(said), ...headingFix(node, span.offset, markdown, kind) });
      else level = node.depth ?? level;
    } else if (!ALLOWED.has(node.type)) {
      problems.push({ ...span, ...messageOf(REFUSED[node.type] ?? notPossible(node.type)) });
    }
    if (node.type === 'text') problems.push(...leftovers(markdown, span));
    if (node.type === 'link') links.push({ href: node.url ?? '', ...span });
    if (node.type === 'link' && typeof node.title === 'string')
      problems.push({ ...span, ...messageOf(titleProblem(node.title)) });
    node.children?.forEach(visit);
  };
  visit(tree);
}

function headingProblem(
  depth: number,
  above: number,
  kind: MarkdownOptions['kind'],
  isUnderlined: boolean,
): Said | undefined {
  const [one, two, three] = [the.text('#'), the.text('##'), the.text('###')];
  if (isUnderlined && (kind === 'text' || depth === 1))
    return says`A row of ${the.text('=')} or ${the.text('-')} right under words makes them a heading, which is not possible here. Take it out, or put an empty line before it.`;
  if (kind === 'text') {
    return otherInForm(
      says`A heading is not possible in this text. Use a prose block, or take out the ${one} at the start of the line.`,
      says`A heading is not possible in this text. Make it a paragraph, or use a block of text.`,
    );
  }
  if (depth === 1)
    return otherInForm(
      says`A heading with one ${one} is the page's title, which the page has already. Write ${two}.`,
      says`A heading of the first level is the page's title, which the page has already. Make it a smaller one.`,
    );
  if (depth > 3)
    return otherInForm(
      says`Headings in text have two or three ${one}. Write ${three} or make it a paragraph.`,
      says`Headings in text have two levels. Make this a larger one, or a paragraph.`,
    );
  if (depth > above + 1)
    return otherInForm(
      says`This heading skips a level. Write ${two}.`,
      says`This heading skips a level. Make it a larger one.`,
    );
  return undefined;
}

function titleProblem(title: string): Said {
  const seen = the.text(title);
  return otherInForm(
    says`Behind the address of a link stands nothing: ${the.sign('[words](/pricing)')}. Visitors would never see ${seen}. Take it out, or write it among the words.`,
    says`Visitors would never see ${seen}, which stands behind the address of this link. Write it among the words.`,
  );
}

/** For a heading with one "#", another "#" is the fix. An underlined heading gets none. */
function headingFix(
  { depth }: Node,
  offset: number,
  markdown: string,
  kind: MarkdownOptions['kind'],
): { fix?: Fix } {
  if (depth !== 1 || kind === 'text' || markdown[offset] !== '#') return {};
  const title = otherInForm(says`Write ${the.text('##')}`, says`Make it a smaller heading`);
  return { fix: replaceBy({ offset, length: 1 }, title, { deed: 'write', what: '"##"' }, '##') };
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
