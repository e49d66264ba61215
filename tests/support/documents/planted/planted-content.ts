// Plants mistakes in what a page says and where it says it.
import type { Node } from '../../../../src/document/problem/nodes.ts';
import {
  inText,
  isBlock,
  isPlain,
  isProse,
  type Kind,
  lineAt,
  nameOf,
  type Page,
  type Planted,
  pick,
  raw,
  replaced,
  written,
} from './plant.ts';

export const CONTENT: Kind[] = [
  { name: 'bold that does not end', plant: page => inText(page, isProse, text => `**Note ${text}`) },
  {
    name: 'a link with a space between its brackets',
    plant: page => inText(page, isProse, text => `${text} See [the prices] (/pricing).`),
  },
  {
    name: 'a link that is not closed',
    plant: page => inText(page, isProse, text => `${text} See [the prices](/pricing.`),
  },
  {
    name: 'a link in a text that leads nowhere',
    plant: page => inText(page, isProse, text => `${text} See [the prices](/pricng).`),
  },
  {
    name: 'a picture in a text',
    plant: page => inText(page, isProse, text => `${text} ![A chart](/images/chart.svg)`),
  },
  { name: 'bold in a line', plant: page => inText(page, isHeading, text => `**${text}**`) },
  { name: 'a link in a line', plant: page => inText(page, isHeading, text => `[${text}](/pricing)`) },
  { name: 'HTML in a line', plant: page => inText(page, isHeading, text => `${text}<br>`) },
  { name: 'an item outside of its list', plant: itemAmongBlocks },
  { name: 'a block inside a block', plant: blockAmongItems },
  { name: 'a block where a page is due', plant: blockAsPage },
  {
    name: 'a field of a block on the page',
    plant: page => before(page, '"title"', '"heading": "Welcome",\n  '),
  },
  { name: 'a field of another block', plant: page => afterType(page, '"rating": 5') },
  { name: 'a field that is nothing', plant: page => afterType(page, '"intro": null') },
  { name: 'one place twice', plant: oneIdTwice },
  { name: 'a picture with no words', plant: pictureWithoutWords },
];

function isHeading(node: Node): boolean {
  return isPlain(node) && nameOf(node) === 'heading';
}

function isItem(node: Node): boolean {
  return node.type === 'object' && node.parent?.type === 'array' && nameOf(node.parent) === 'items';
}

function itemAmongBlocks(page: Page): Planted | undefined {
  const item = pick(page, node => isItem(node) && !written(page, node).includes('"id"'));
  const block = pick(page, isBlock);
  return item && block && inFront(page, block, written(page, item));
}

function blockAmongItems(page: Page): Planted | undefined {
  const item = pick(page, isItem);
  return item && inFront(page, item, '{ "type": "notice", "heading": "One more", "text": "A remark." }');
}

/** A file that contains only what belongs into "blocks". */
function blockAsPage(page: Page): Planted | undefined {
  const block = pick(page, node => isBlock(node) && !/"id"|#/.test(written(page, node)));
  return block && { text: `${written(page, block)}\n`, lines: [1] };
}

function inFront({ text }: Page, { offset }: Node, put: string): Planted {
  return { text: `${text.slice(0, offset)}${put},\n${text.slice(offset)}`, lines: [lineAt(text, offset)] };
}

function before({ text }: Page, mark: string, put: string): Planted | undefined {
  const at = text.indexOf(mark);
  if (at < 0 || !text.includes('"blocks"')) return undefined;
  return { text: text.slice(0, at) + put + text.slice(at), lines: [lineAt(text, at)] };
}

function afterType(page: Page, field: string): Planted | undefined {
  const name = field.slice(0, field.indexOf(':'));
  const block = pick(page, node => isBlock(node) && !written(page, node).includes(name));
  const type = block?.children?.[0];
  if (!type || !written(page, type).startsWith('"type"')) return undefined;
  return replaced(page, type, `${written(page, type)}, ${field}`);
}

function oneIdTwice(page: Page): Planted | undefined {
  const ids = pick(page, node => isBlock(node) && written(page, node).startsWith('{\n      "type"'));
  const list = ids?.parent?.children ?? [];
  const named = list.find(block => block !== ids && idOf(block) !== undefined);
  if (!ids || !named || idOf(ids) !== undefined || list.indexOf(ids) < list.indexOf(named)) return undefined;
  const type = ids.children?.[0];
  return type && replaced(page, type, `${written(page, type)}, "id": "${idOf(named)}"`);
}

function idOf({ children = [] }: Node): unknown {
  return children.find(field => field.children?.[0]?.value === 'id')?.children?.[1]?.value;
}

function pictureWithoutWords(page: Page): Planted | undefined {
  const isPicture = (node: Node) =>
    nameOf(node) === 'image' && / "alt"| "decorative"/.test(written(page, node));
  return raw(
    page,
    node => node.type === 'object' && isPicture(node),
    text => text.replace(/,\s*"(?:alt": "(?:[^"\\]|\\.)*"|decorative": true)/, ''),
    /(?:)/,
  );
}
