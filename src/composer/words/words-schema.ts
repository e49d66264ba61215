// Defines what the editor of a field can hold: the parts of Markdown that the field allows.
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Two pieces of common.json hold Markdown, and only "longText" can have headings. A "line" holds no Markdown. */
export type WordsKind = 'text' | 'longText' | 'line';

/** A name in braces stands for a value of the site. */
export const NAME_IN_BRACES = /\{([A-Za-z][A-Za-z0-9]*)\}/;

const VALUE: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { name: {} },
  parseDOM: [{ tag: 'span[data-value]', getAttrs: chip => valueNamed(chip.dataset.value ?? '') }],
  toDOM: ({ attrs: { name } }) => ['span', { 'data-value': name }, inBraces(name)],
  leafText: ({ attrs: { name } }) => inBraces(name),
};

/** Somebody may paste anything. */
function valueNamed(name: string): { name: string } | false {
  return NAME_IN_BRACES.exec(inBraces(name))?.[0] === inBraces(name) && { name };
}

export function inBraces(name: string): string {
  return `{${name}}`;
}

const NODES: { [name: string]: NodeSpec } = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  list: {
    content: 'item+',
    group: 'block',
    attrs: {
      /** The first number; null in a list with bullets. */
      start: { default: null },
      /** Whether space stands between the items. */
      loose: { default: false },
    },
    parseDOM: [
      { tag: 'ul', getAttrs: () => ({ start: null }) },
      { tag: 'ol', getAttrs: list => ({ start: firstNumber(list) }) },
    ],
    toDOM: ({ attrs: { start } }) => (start === null ? ['ul', 0] : ['ol', start === 1 ? {} : { start }, 0]),
  },
  item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  /** Markdown that this editor cannot show, such as code. It stays as it is in the file until somebody deletes it. */
  kept: {
    group: 'block',
    atom: true,
    attrs: { source: {} },
    toDOM: ({ attrs }) => ['pre', attrs.source],
  },
  text: { group: 'inline' },
  value: VALUE,
  line_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  kept_words: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { source: {} },
    toDOM: ({ attrs }) => ['code', attrs.source],
  },
};

const HEADING: NodeSpec = {
  content: '(text | value | kept_words)*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 } },
  parseDOM: [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3, h4, h5, h6', attrs: { level: 3 } },
  ],
  toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
};

/** The order is the one in which marks enclose each other on the screen. */
const MARKS: { [name: string]: MarkSpec } = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: link => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs: { href } }) => ['a', { href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs puts everything into a <b> that is not bold.
      { tag: 'b', getAttrs: bold => bold.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: weight => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
};

function firstNumber(list: HTMLElement): number {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

/** What the words of each kind of field can be. A paragraph comes first: it is what an empty field begins with. */
export const WORDS: { [kind in WordsKind]: Schema } = {
  text: new Schema({ nodes: NODES, marks: MARKS }),
  longText: new Schema({ nodes: { ...NODES, heading: HEADING }, marks: MARKS }),
  line: new Schema({
    nodes: {
      doc: { content: 'paragraph' },
      paragraph: { content: '(text | value)*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
      text: { group: 'inline' },
      value: VALUE,
    },
  }),
};
