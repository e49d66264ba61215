// Changes a page's text at a chosen place, to plant a mistake.
import type { Node } from '../../../../src/document/problem/nodes.ts';

export type Throw = (limit: number) => number;
export type Page = { text: string; tree: Node; types: string[]; throwDice: Throw };
/** "lines" are the lines on which the first message may be. */
export type Planted = {
  text: string;
  lines: number[];
  /** What the fix writes, if that is not the original text. */
  meant?: string;
};
/** "fixes": the safe fix restores the document. "mayFit": what is planted can happen to be right. */
export type Kind = {
  name: string;
  plant: (page: Page) => Planted | undefined;
  fixes?: true;
  mayFit?: true;
};
export type Wanted = (node: Node) => boolean;

const PLAIN = /^[\w ,.’–-]{8,}$/;
const PROSE = ['text', 'intro', 'answer'];

export function inKey(page: Page, change: (name: string) => string): Planted | undefined {
  const key = pick(page, node => isKey(node) && !isOwnName(node) && /^[a-z]{5,}$/i.test(String(node.value)));
  return key && replaced(page, key, JSON.stringify(change(String(key.value))));
}

export function inText(page: Page, wanted: Wanted, change: (text: string) => string): Planted | undefined {
  const node = pick(page, node => node.type === 'string' && !isKey(node) && wanted(node));
  if (!node) return undefined;
  const text = change(String(node.value));
  return text === node.value ? undefined : replaced(page, node, JSON.stringify(text));
}

export function raw(
  page: Page,
  wanted: Wanted,
  change: (text: string) => string,
  has: RegExp,
): Planted | undefined {
  const node = pick(page, node => wanted(node) && has.test(String(node.value)));
  return node && replaced(page, node, change(written(page, node)));
}

export function quoted(page: Page, wanted: Wanted, open: string, close: string): Planted | undefined {
  const node = pick(page, node => wanted(node) && /^[\w ]+$/.test(String(node.value)));
  return node && replaced(page, node, open + written(page, node).slice(1, -1) + close);
}

export function around(page: Page, wanted: Wanted, open: string, close: string): Planted | undefined {
  const node = pick(page, node => !isKey(node) && wanted(node));
  return node && replaced(page, node, open + written(page, node) + close);
}

export function instead(page: Page, wanted: Wanted, text: string): Planted | undefined {
  const node = pick(page, node => !isKey(node) && wanted(node));
  return node && replaced(page, node, text);
}

/** In "values" and "addresses" of the site document, people choose the names themselves. */
function isOwnName(node: Node): boolean {
  const fields = node.parent?.parent;
  return fields !== undefined && ['values', 'addresses'].includes(String(nameOf(fields)));
}

export function isKey(node: Node): boolean {
  return node.parent?.type === 'property' && node.parent.children?.[0] === node;
}

export function nameOf(node: Node): unknown {
  return node.parent?.type === 'property' ? node.parent.children?.[0]?.value : undefined;
}

export function colonOf({ text }: Page, { children: [key] = [] }: Node): number {
  return key ? text.indexOf(':', key.offset + key.length) : 0;
}

export function named(...names: string[]): Wanted {
  return node => !isKey(node) && !node.children && names.includes(String(nameOf(node))) && isInBlocks(node);
}

export function isListOf(...names: string[]): Wanted {
  return node => node.type === 'array' && names.includes(String(nameOf(node))) && isInBlocks(node);
}

export function isPlain(node: Node): boolean {
  return (
    node?.type === 'string' &&
    !isKey(node) &&
    isInBlocks(node) &&
    named('heading', 'title', 'label', 'text')(node) &&
    PLAIN.test(String(node.value))
  );
}

export function isProse(node: Node): boolean {
  return named(...PROSE)(node) && isBlock(node.parent?.parent as Node) && nameOf(node) === 'intro';
}

export function isRoute(node: Node): boolean {
  return named('href')(node) && /^\/[a-z]/.test(String(node.value)) && !/[#.]/.test(String(node.value));
}

export function isBlock(node: Node): boolean {
  return node?.type === 'object' && node.parent?.type === 'array' && nameOf(node.parent) === 'blocks';
}

export function isInBlocks(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) if (isBlock(at)) return true;
  return false;
}

export function endsLine({ text }: Page, { offset, length }: Node): boolean {
  return /^,?\n/.test(text.slice(offset + length));
}

export function nextOf(node: Node): Node | undefined {
  const siblings = node.parent?.type === 'property' ? [] : (node.parent?.children ?? []);
  return siblings[siblings.indexOf(node) + 1];
}

export function pick({ tree, throwDice }: Page, wanted: Wanted): Node | undefined {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    if (wanted(node)) nodes.push(node);
    node.children?.forEach(visit);
  };
  visit(tree);
  return nodes[throwDice(nodes.length)];
}

export function written({ text }: Page, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

export function replaced({ text: before }: Page, { offset, length }: Node, text: string): Planted {
  return {
    text: before.slice(0, offset) + text + before.slice(offset + length),
    lines: [lineAt(before, offset)],
  };
}

/** Drops the third letter, or another one. */
export function dropLetter(word: string, at = 2): string {
  return word.slice(0, at) + word.slice(at + 1);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
