// Finds the mistakes and the links in the Markdown of a text, with their places in the file.

import type { Path } from '../../base/json-value.ts';
import type { Said } from '../../base/sentences/said.ts';
import type { Parsed } from '../problem/document.ts';
import { type Node, nodeAt } from '../problem/nodes.ts';
import { lazily } from '../problem/position.ts';
import type { Fix, Span } from '../problem/problem.ts';
import type { Piece } from '../schema/walk.ts';
import { tooMuchIn } from './markdown/too-much.ts';
import { compileMarkdown } from './markdown.ts';

export type Markdown = {
  path: Path;
  problems: { span: Span; message: Said | string; fix?: Fix; isTable?: true }[];
  links: { href: string; path: Path; span: Span }[];
};

/**
 * Everything that can begin a link or something that is refused. Most texts hold none of it, so they need no compiling. Spaces and
 * rows of signs count inside quotes and lists too.
 */
const WORTH_COMPILING = /[<`[\]#\t]|\*\*|~~~|(?:^|[\s>])[-_*=]+ *$|(?:^|[-+*.)>]) {4}|\| *:?-|-:? *\|/m;
const BETWEEN_PARAGRAPHS = '\n\n';

export function markdownOf({ kind, value, path }: Piece, parsed: Parsed): Markdown | undefined {
  const paragraphs = kind === 'text' || kind === 'longText' ? paragraphsOf(value) : undefined;
  const text = paragraphs?.join(BETWEEN_PARAGRAPHS);
  if (paragraphs === undefined || text === undefined || !isWorthCompiling(text)) return undefined;
  const { problems, links } = compileMarkdown(text, {
    kind: kind === 'text' ? 'text' : 'longText',
    headingLevel: 2,
    href: href => href,
  });
  const place = (found: Span) => placeIn(paragraphs, path, found, typeof value === 'string');
  return {
    path,
    problems: problems.map(({ message, said, fix, isTable, ...problem }) => ({
      message: said ?? message,
      ...(isTable && { isTable }),
      span: spanIn(parsed, place(problem)),
      ...(fix && { fix: { ...fix, ...spanIn(parsed, place(fix)) } }),
    })),
    links: links.map(link => {
      const inText = place(link);
      return { href: link.href, path: inText.path, span: lazily(() => spanIn(parsed, inText)) };
    }),
  };
}

function isWorthCompiling(text: string): boolean {
  return WORTH_COMPILING.test(text) || tooMuchIn(text) !== undefined;
}

function paragraphsOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every(item => typeof item === 'string') ? value : undefined;
}

type InText = Span & { path: Path };

/** Turns a place in the joined text into one in its paragraph. */
function placeIn(paragraphs: string[], path: Path, { offset, length }: Span, isWhole: boolean): InText {
  let start = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    const end = start + paragraph.length;
    if (offset <= end) {
      const room = Math.min(length, end - offset);
      return { path: isWhole ? path : [...path, index], offset: offset - start, length: room };
    }
    start = end + BETWEEN_PARAGRAPHS.length;
  }
  return { path, offset: 0, length: 0 };
}

/** Turns a place in a text into one in the file, in which "\n" and "\u2019" take more than one character. */
export function spanIn(parsed: Parsed, { path, offset, length }: InText): Span {
  const node = nodeAt(parsed.tree, path);
  if (node?.type !== 'string') return { offset: node?.offset ?? 0, length: 1 };
  const start = inQuotes(parsed.source.text, node, offset);
  return { offset: start, length: Math.max(1, inQuotes(parsed.source.text, node, offset + length) - start) };
}

function inQuotes(text: string, node: Node, offset: number): number {
  const { starts, shifts } = escapesIn(text, node);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const at = node.offset + 1 + offset + (shifts[low - 1] ?? 0);
  return Math.min(at, node.offset + node.length - 1);
}

/** The offsets of the escaped characters in a text, and how far each has moved what follows it in the file. */
type Escapes = { starts: number[]; shifts: number[] };
const NO_ESCAPES: Escapes = { starts: [], shifts: [] };
const escapes = new WeakMap<Node, Escapes>();

/** Searched once for each text, because a long text may hold thousands of mistakes. */
function escapesIn(text: string, node: Node): Escapes {
  if (String(node.value).length === node.length - 2) return NO_ESCAPES;
  const known = escapes.get(node);
  if (known) return known;
  const found: Escapes = { starts: [], shifts: [] };
  const end = node.offset + node.length - 1;
  let shift = 0;
  for (let at = text.indexOf('\\', node.offset); at >= 0 && at < end; ) {
    const length = text[at + 1] === 'u' ? 6 : 2;
    found.starts.push(at - node.offset - 1 - shift);
    shift += length - 1;
    found.shifts.push(shift);
    at = text.indexOf('\\', at + length);
  }
  escapes.set(node, found);
  return found;
}
