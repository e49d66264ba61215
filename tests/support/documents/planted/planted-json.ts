// Plants the mistakes that people make in JSON.
import type { Node } from '../../../../src/document/problem/nodes.ts';
import {
  around,
  colonOf,
  dropLetter,
  endsLine,
  inKey,
  instead,
  inText,
  isBlock,
  isKey,
  isListOf,
  isPlain,
  isProse,
  isRoute,
  type Kind,
  lineAt,
  named,
  nextOf,
  type Page,
  type Planted,
  pick,
  quoted,
  raw,
  replaced,
  written,
} from './plant.ts';

export const KINDS: Kind[] = [
  { name: 'a slip in the name of a field', fixes: true, plant: page => inKey(page, dropLetter) },
  {
    name: 'a name in capitals',
    fixes: true,
    plant: page => inKey(page, name => name.charAt(0).toUpperCase() + name.slice(1)),
  },
  {
    name: 'a slip in the type of a block',
    fixes: true,
    plant: page => inText(page, named('type'), dropLetter),
  },
  {
    name: 'a slip in a choice',
    fixes: true,
    plant: page => inText(page, named('variant', 'tone', 'style'), dropLetter),
  },
  {
    name: 'a slip in an address',
    fixes: true,
    plant: page => inText(page, isRoute, text => dropLetter(text, 4)),
  },
  {
    name: 'a place that is not there',
    plant: page => inText(page, isRoute, text => `${text}#nowhere-to-be-found`),
  },
  { name: 'an icon that is not there', plant: page => inText(page, named('icon'), dropLetter) },
  {
    name: 'a picture that is not there',
    fixes: true,
    plant: page => inText(page, named('src'), text => text.replace(/.(?=\.[a-z]+$)/, '')),
  },
  {
    name: 'a value that is not there',
    plant: page => inText(page, isProse, text => `${text} {emial}`),
  },
  {
    name: 'an address without its s',
    plant: page => inText(page, isRoute, () => 'http://www.example.org/forms'),
  },
  { name: 'an empty text', plant: page => inText(page, isPlain, () => '') },
  {
    name: 'a name for links with spaces',
    plant: page => inText(page, named('id'), text => `${text} And More`),
  },
  { name: 'HTML in a text', plant: page => inText(page, isProse, text => `<b>${text}</b>`) },
  { name: 'a title in a text', plant: page => inText(page, isProse, text => `# ${text}`) },
  { name: 'a missing comma', fixes: true, plant: missingComma },
  { name: 'a comma too many', fixes: true, plant: commaTooMany },
  { name: 'a semicolon for a comma', fixes: true, plant: page => atComma(page, ';') },
  {
    name: 'typographic quotation marks around a value',
    fixes: true,
    plant: page => quoted(page, isPlain, '“', '”'),
  },
  {
    name: 'typographic quotation marks around a name',
    fixes: true,
    plant: page => quoted(page, isKey, '„', '“'),
  },
  { name: 'single quotation marks', fixes: true, plant: page => quoted(page, isPlain, "'", "'") },
  { name: 'a name without quotation marks', fixes: true, plant: page => quoted(page, isKey, '', '') },
  {
    name: 'a text that a typographic mark closes',
    fixes: true,
    plant: page => quoted(page, node => isPlain(node) && endsLine(page, node), '"', '”'),
  },
  { name: 'a text that is not closed', fixes: true, plant: page => quoted(page, isPlain, '"', '') },
  { name: 'a remark in slashes', plant: remark },
  {
    name: 'a tab in a text',
    fixes: true,
    plant: page => raw(page, isPlain, text => text.replace(' ', '\t'), / /),
  },
  { name: 'a missing colon', fixes: true, plant: page => atColon(page) },
  { name: 'a field written twice', fixes: true, plant: fieldTwice },
  { name: 'a block pasted twice', plant: blockTwice },
  { name: 'a block of another kind', mayFit: true, plant: otherKind },
  { name: 'a page pasted into a page', plant: pageInPage },
  { name: 'a list around a block', fixes: true, plant: page => around(page, isBlock, '[', ']') },
  {
    name: 'a text where a list is due',
    plant: page => instead(page, isListOf('items', 'links'), '"See below"'),
  },
  {
    name: 'a list where a text is due',
    fixes: true,
    plant: page => around(page, node => isPlain(node) && named('heading', 'title', 'label')(node), '[', ']'),
  },
  {
    name: 'a number in quotation marks',
    fixes: true,
    plant: page => around(page, named('price', 'columns', 'rating'), '"', '"'),
  },
  { name: 'nothing where a text is due', plant: page => instead(page, isPlain, 'null') },
  { name: 'True for true', fixes: true, plant: page => instead(page, node => node.value === true, 'True') },
  { name: 'a field that is missing', plant: missingField },
  {
    name: 'two documents in one file',
    plant: page => ({
      text: page.text.trimEnd() + page.text,
      lines: [lineAt(page.text.trimEnd(), page.text.length)],
    }),
  },
];

/** The next sibling begins right after the comma, so the message is at the end of the one before. */
function atComma(page: Page, text: string): Planted | undefined {
  const node = pick(page, node => Boolean(nextOf(node)));
  if (!node) return undefined;
  const end = node.offset + node.length;
  const comma = page.text.indexOf(',', end);
  return {
    text: page.text.slice(0, comma) + text + page.text.slice(comma + 1),
    lines: [lineAt(page.text, end)],
  };
}

function missingComma(page: Page): Planted | undefined {
  return atComma(page, '');
}

function commaTooMany(page: Page): Planted | undefined {
  const list = pick(page, node => (node.children?.length ?? 0) > 0 && node.type !== 'property');
  const last = list?.children?.at(-1);
  if (!last) return undefined;
  const end = last.offset + last.length;
  return { text: `${page.text.slice(0, end)},${page.text.slice(end)}`, lines: [lineAt(page.text, end)] };
}

function atColon(page: Page): Planted | undefined {
  const property = pick(page, node => node.type === 'property' && page.text[colonOf(page, node) + 1] === ' ');
  if (!property) return undefined;
  const at = colonOf(page, property);
  return { text: page.text.slice(0, at) + page.text.slice(at + 1), lines: [lineAt(page.text, at)] };
}

function remark(page: Page): Planted | undefined {
  const property = pick(page, node => node.type === 'property');
  if (!property) return undefined;
  const text = page.throwDice(2) === 0 ? '// ask the owner about this\n' : '/* ask the owner */ ';
  return {
    text: page.text.slice(0, property.offset) + text + page.text.slice(property.offset),
    lines: [lineAt(page.text, property.offset)],
  };
}

function fieldTwice(page: Page): Planted | undefined {
  const property = pick(page, node => node.type === 'property' && isPlain(node.children?.[1] as Node));
  if (!property) return undefined;
  const end = property.offset + property.length;
  const copy = written(page, property);
  return {
    text: `${page.text.slice(0, end)},\n${copy}${page.text.slice(end)}`,
    lines: [lineAt(page.text, end) + 1],
  };
}

/** The message is where the second one begins. */
function blockTwice(page: Page): Planted | undefined {
  const block = pick(page, node => isBlock(node) && written(page, node).includes('"id": "'));
  if (!block) return undefined;
  const end = block.offset + block.length;
  const copy = written(page, block);
  return {
    text: `${page.text.slice(0, end)},\n${copy}${page.text.slice(end)}`,
    lines: [lineAt(page.text, end) + 1],
  };
}

/** The message is at the type, at a field unknown to the new type, or at a bracket of the wrong kind. */
function otherKind(page: Page): Planted | undefined {
  const node = pick(page, node => named('type')(node) && isBlock(node.parent?.parent as Node));
  const block = node?.parent?.parent;
  if (!node || !block || page.text.indexOf('"blocks"') > node.offset) return undefined;
  const others = page.types.filter(type => type !== node.value);
  const other = others[page.throwDice(others.length)] ?? '';
  const planted = replaced(page, node, JSON.stringify(other));
  const [first, last] = [lineAt(page.text, block.offset), lineAt(page.text, block.offset + block.length)];
  return { ...planted, lines: Array.from({ length: last - first + 1 }, (_, index) => first + index) };
}

function pageInPage(page: Page): Planted | undefined {
  const block = pick(page, isBlock);
  return (
    block &&
    replaced(page, block, JSON.stringify({ title: 'A page', description: 'Of its own.', blocks: [] }))
  );
}

/** Removes a required field. The message is where the block begins. */
function missingField(page: Page): Planted | undefined {
  const property = pick(
    page,
    node => node.type === 'property' && isBlock(node.parent as Node) && node.children?.[0]?.value === 'items',
  );
  const block = property?.parent;
  const before = block?.children?.[(block.children ?? []).indexOf(property as Node) - 1];
  if (!property || !block || !before) return undefined;
  const start = before.offset + before.length;
  return {
    text: page.text.slice(0, start) + page.text.slice(property.offset + property.length),
    lines: [lineAt(page.text, block.offset)],
  };
}
