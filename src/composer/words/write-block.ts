// Writes one block of edited words as Markdown, with the signs for bullets, numbers, bold and italics that its source in the file has.
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Mark } from 'prosemirror-model';
import { NEXT_PARAGRAPH } from './read-markdown.ts';
import { meansTheSame, type Run, type TidyBlock } from './tidy-words.ts';

type Root = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>;
type Markup = Extract<Root['children'][number], { type: 'blockquote' }>['children'][number];
type Words = Extract<Markup, { type: 'paragraph' }>['children'][number];

/** "source" is the Markdown of the block in the file. Its signs are used again, unless "options" names others. */
export function writeBlock(block: TidyBlock, source: string, options: Options = {}): string {
  const tree: Root = { type: 'root', children: [markupOf(block)] };
  const style = styleOf(source.replaceAll(NEXT_PARAGRAPH, '\n\n'));
  const written = toMarkdown(tree, { ...style, ...options }).replace(/\n$/, '');
  // Each item of a list may be a paragraph of its own in the file. All other lines of a list are indented.
  const isApart = block.type === 'list' && source.includes(NEXT_PARAGRAPH);
  return isApart ? written.replace(/\n\n(?! )/g, NEXT_PARAGRAPH) : written;
}

function styleOf(source: string): Options {
  const [, bullet] = /^[> ]*([-*+]) /m.exec(source) ?? [];
  const [first, second] = [...source.matchAll(/^(\d+)([.)]) /gm)];
  const isMark = (sign: string) => new RegExp(`(?<![\\p{L}\\p{N}\\\\_])${sign}(?=[^\\s_])`, 'u').test(source);
  return {
    bullet: bullet === '*' || bullet === '+' ? bullet : '-',
    bulletOrdered: first?.[2] === ')' ? ')' : '.',
    // Markdown also counts "1. 1. 1.".
    incrementListMarker: !second || first?.[1] !== second[1],
    emphasis: isMark('_') ? '_' : '*',
    strong: isMark('__') ? '_' : '*',
    unsafe: TAKEN_FOR_MARKUP,
    resourceLink: !/<[^\s<>]+[:@]/.test(source),
    handlers: { code: asItStands, inlineCode: asItStands },
  };
}

/** Signs that mean nothing in Markdown, but that the check takes for a link or a table that went wrong. */
const TAKEN_FOR_MARKUP: Options['unsafe'] = [
  { character: ']', after: '\\s+\\(', inConstruct: 'phrasing' },
  { character: '|', before: '[-:] *', inConstruct: 'phrasing' },
  { character: '|', after: ' *[-:]', inConstruct: 'phrasing' },
];

function asItStands({ value }: { value: string }): string {
  return value;
}

function markupOf(block: TidyBlock): Markup {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', children: wordsOf(block.runs) };
    case 'heading':
      return { type: 'heading', depth: block.level, children: wordsOf(block.runs) };
    case 'quote':
      return { type: 'blockquote', children: block.blocks.map(markupOf) };
    case 'list': {
      const { start, loose: spread, items } = block;
      const children = items.map(inner => ({
        type: 'listItem' as const,
        spread,
        children: inner.map(markupOf),
      }));
      return { type: 'list', ordered: start !== null, start, spread, children };
    }
    case 'kept':
      return { type: 'code', value: block.source };
  }
}

function wordsOf(runs: Run[], open: Mark[] = []): Words[] {
  const words: Words[] = [];
  for (let from = 0; from < runs.length; ) {
    const outer = outermost(runs, from, open);
    const to = outer?.to ?? from + 1;
    const inside = runs.slice(from, to);
    words.push(
      ...(outer ? [marked(outer.mark, wordsOf(inside, [...open, outer.mark]))] : inside.map(wordOf)),
    );
    from = to;
  }
  return words;
}

function wordOf(run: Run): Words {
  if ('kept' in run) return { type: 'inlineCode', value: run.kept };
  return 'words' in run ? { type: 'text', value: run.words } : { type: 'break' };
}

function marked({ type, attrs }: Mark, children: Words[]): Words {
  if (type.name === 'link') return { type: 'link', url: attrs.href, title: attrs.title, children };
  return { type: type.name === 'strong' ? 'strong' : 'emphasis', children };
}

/** The longest mark that begins at this run. It has to enclose the shorter ones. */
function outermost(runs: Run[], from: number, open: Mark[]): { mark: Mark; to: number } | undefined {
  const candidates = (runs[from]?.marks ?? [])
    .filter(mark => !open.some(other => meansTheSame(mark, other)))
    .map(mark => ({ mark, to: endOf(mark, runs, from, open) }));
  return candidates.filter(({ to }) => to > from).sort((a, b) => b.to - a.to)[0];
}

function endOf(mark: Mark, runs: Run[], from: number, open: Mark[]): number {
  let to = from;
  while (runs[to]?.marks.some(other => meansTheSame(mark, other))) to += 1;
  if (mark.type.name === 'link') return to;
  // A link cannot be divided: it would be two. So a mark that ends inside one ends before it, and begins anew inside.
  const link = runs[to]?.marks.find(({ type }) => type.name === 'link');
  if (!link || open.some(other => meansTheSame(link, other))) return to;
  while (to > from && runs[to - 1]?.marks.some(other => meansTheSame(link, other))) to -= 1;
  return to;
}
