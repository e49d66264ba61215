// Plants mistakes with signs: brackets, quotation marks, invisible characters.
import type { Node } from '../../../../src/document/problem/nodes.ts';
import {
  colonOf,
  isInBlocks,
  isKey,
  isPlain,
  type Kind,
  lineAt,
  named,
  type Page,
  type Planted,
  pick,
  quoted,
  raw,
  replaced,
  type Wanted,
  written,
} from './plant.ts';

export const SIGNS: Kind[] = [
  // Nobody counts brackets at the end of a file, so the message is where the open one begins.
  { name: 'a closing bracket that is missing', fixes: true, plant: page => atBracket(page, 'end', '') },
  // The first one was right, so the message is at the second.
  {
    name: 'a closing bracket too many',
    fixes: true,
    plant: page => atBracket(page, 'end', mark => mark + mark),
  },
  {
    name: 'the wrong closing bracket',
    fixes: true,
    plant: page => atBracket(page, 'end', mark => (mark === '}' ? ']' : '}')),
  },
  // The message is where the bracket belongs, or at the first thing after it.
  { name: 'an opening bracket that is missing', fixes: true, plant: page => atBracket(page, 'start', '') },
  { name: 'back-ticks', fixes: true, plant: page => quoted(page, isPlain, '`', '`') },
  { name: 'a text that is not opened', fixes: true, plant: page => quoted(page, isPlain, '', '"') },
  { name: 'a name that is not closed', fixes: true, plant: page => quoted(page, isKey, '"', '') },
  { name: 'a name that is not opened', fixes: true, plant: page => quoted(page, isKey, '', '"') },
  {
    name: 'quotation marks inside a text',
    fixes: true,
    plant: page => inMarks(page),
  },
  {
    name: 'a line break inside a text',
    plant: page => raw(page, isPlain, text => text.replace(' ', '\n'), / /),
  },
  { name: 'an equals sign for a colon', fixes: true, plant: page => atSign(page, ':', ' =') },
  { name: 'a colon too many', fixes: true, plant: page => atSign(page, ':', '::') },
  { name: 'a comma after the end', fixes: true, plant: page => atEnd(page, ',') },
  { name: 'a bracket after the end', fixes: true, plant: page => atEnd(page, '\n}') },
  { name: 'a space that is none', fixes: true, plant: page => atSign(page, ':', ':\u00a0') },
  { name: 'a mark that nobody sees', fixes: true, plant: page => atSign(page, ':', ':\u200b') },
  {
    name: 'a backslash that means nothing',
    plant: page => raw(page, isPlain, text => text.replace(' ', ' \\&'), / /),
  },
  { name: 'a price with its sign', fixes: true, plant: page => inPrice(page) },
];

/** Leaves out empty lists, which nobody forgets to close. */
function atBracket(
  page: Page,
  side: 'start' | 'end',
  change: string | ((mark: string) => string),
): Planted | undefined {
  const node = pick(
    page,
    ({ type, children }) => (type === 'object' || type === 'array') && Number(children?.length) > 0,
  );
  const child = node?.children?.[0];
  if (!node || !child) return undefined;
  const { text } = page;
  const at = side === 'start' ? node.offset : node.offset + node.length - 1;
  const mark = text[at] ?? '';
  const put = typeof change === 'string' ? change : change(mark);
  const lines = [lineAt(text, at)];
  if (side === 'start') lines.push(lineAt(text, child.offset));
  if (side === 'end' && put === '') lines.splice(0, 1, lineAt(text, node.offset));
  if (side === 'end' && put.length === 1) lines.push(lineAt(text, node.offset));
  return { text: text.slice(0, at) + put + text.slice(at + 1), lines };
}

function inMarks(page: Page): Planted | undefined {
  const node = pick(page, node => isPlain(node) && /^\w+ \w+ \w+/.test(String(node.value)));
  if (!node) return undefined;
  const planted = replaced(page, node, written(page, node).replace(/ (\w+) /, ' "$1" '));
  return {
    ...planted,
    meant: replaced(page, node, written(page, node).replace(/ (\w+) /, ' \\"$1\\" ')).text,
  };
}

function atSign(page: Page, sign: string, put: string): Planted | undefined {
  const property = pick(page, ({ type }) => type === 'property');
  const at = property && colonOf(page, property);
  if (at === undefined || page.text[at] !== sign) return undefined;
  return { text: page.text.slice(0, at) + put + page.text.slice(at + 1), lines: [lineAt(page.text, at)] };
}

function atEnd({ text }: Page, put: string): Planted {
  const kept = text.trimEnd();
  return { text: `${kept}${put}\n`, lines: [lineAt(kept + put, kept.length + put.length)] };
}

function inPrice(page: Page): Planted | undefined {
  const isPrice: Wanted = (node: Node) => named('price')(node) && isInBlocks(node);
  const node = pick(page, node => isPrice(node) && node.type === 'number');
  return node && replaced(page, node, `$${Number(node.value).toLocaleString('en-AU')}`);
}
