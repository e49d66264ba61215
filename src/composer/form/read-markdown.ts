// Reads the Markdown of a field, so that its words can be edited without seeing its signs. The reader is react-markdown's own.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Attrs, Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { WORDS, type WordsKind } from './words-schema.ts';

/** A field holds one text, or a list of paragraphs. */
export type FieldText = string | string[];

export type ReadBlock = { node: Node; source: string };
/** What stands before each block and after the last: one more than there are blocks. */
export type ReadBlocks = { blocks: ReadBlock[]; gaps: string[] };

type Markup = {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  title?: string | null;
  start?: number | null;
  spread?: boolean | null;
  children?: Markup[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** Stands for the empty line between two paragraphs of a list, and is as long. Unicode has kept both signs from all texts. */
export const NEXT_PARAGRAPH = '\ufffe\uffff';

export function readMarkdown(written: FieldText, kind: WordsKind): Node {
  return documentOf(readBlocks(asOneText(written), WORDS[kind]), WORDS[kind]);
}

export function asOneText(written: FieldText): string {
  return Array.isArray(written) ? written.join(NEXT_PARAGRAPH) : written;
}

export function asFieldText(text: string, isList: boolean): FieldText {
  const paragraphs = text.split(NEXT_PARAGRAPH);
  return isList ? paragraphs : paragraphs.join('\n\n');
}

/** Nothing written is a paragraph without words. */
export function documentOf({ blocks }: ReadBlocks, schema: Schema): Node {
  const nodes = blocks.map(({ node }) => node);
  return schema.node('doc', null, nodes.length === 0 ? [schema.node('paragraph')] : nodes);
}

export function readBlocks(written: string, schema: Schema): ReadBlocks {
  const text = written.replaceAll(NEXT_PARAGRAPH, '\n\n');
  const reader = new Reader(text, schema);
  const blocks: ReadBlock[] = [];
  const gaps: string[] = [];
  let at = 0;
  for (const markup of (fromMarkdown(text) as Markup).children ?? []) {
    const [from, to] = spanOf(markup);
    const source = written.slice(from, to);
    gaps.push(written.slice(at, from));
    blocks.push({ node: reader.topBlock(markup, source.includes(NEXT_PARAGRAPH)), source });
    at = to;
  }
  gaps.push(written.slice(at));
  return { blocks, gaps };
}

function spanOf({ position }: Markup): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

class Reader {
  readonly text: string;
  readonly schema: Schema;

  constructor(text: string, schema: Schema) {
    this.text = text;
    this.schema = schema;
  }

  topBlock(markup: Markup, isApart: boolean): Node {
    const block = this.block(markup, isApart);
    return block ?? this.schema.node('kept', { source: this.sourceOf(markup) });
  }

  /** Returns undefined for what an editor of words cannot show. */
  private block(markup: Markup, isApart = false): Node | undefined {
    const { type, children = [] } = markup;
    if (type === 'paragraph') return this.around('paragraph', null, this.words(children));
    if (type === 'heading') return this.around('heading', { level: markup.depth }, this.words(children));
    if (type === 'blockquote') return this.around('quote', null, this.blocks(children));
    if (type !== 'list') return undefined;
    const items = children.map(item => this.item(item));
    return this.around('list', { ...this.listAttributes(markup), apart: isApart }, items);
  }

  private blocks(all: Markup[]): (Node | undefined)[] {
    return all.map(markup => this.block(markup));
  }

  private item({ children = [] }: Markup): Node | undefined {
    const hasWords = children[0]?.type === 'paragraph';
    const first = hasWords ? [] : [this.schema.node('paragraph')];
    return this.around('item', null, [...first, ...this.blocks(children)]);
  }

  private around(name: string, attributes: Attrs | null, content: (Node | undefined)[]): Node | undefined {
    const known = content.filter(node => node !== undefined);
    const type = this.schema.nodes[name];
    const fragment = Fragment.from(known);
    if (known.length < content.length || !type?.validContent(fragment)) return undefined;
    return type.create(attributes, fragment);
  }

  private listAttributes(list: Markup) {
    const { start = null, spread, children: items = [] } = list;
    const [first = '', second = first] = items.map(item => this.sourceOf(item));
    const number = Number.parseInt(second, 10);
    return {
      start,
      loose: spread === true || items.some(item => item.spread === true),
      sign: first.match(/^(?:\d+)?([-*+.)])/)?.[1] ?? null,
      counts: items.length < 2 || number !== start,
    };
  }

  private words(children: Markup[], marks: readonly Mark[] = []): (Node | undefined)[] {
    return children.flatMap(markup => this.word(markup, marks));
  }

  private word(markup: Markup, marks: readonly Mark[]): (Node | undefined)[] {
    const { type, children = [] } = markup;
    const source = this.sourceOf(markup);
    if (type === 'text') return this.spelled(markup.value ?? '', source, marks);
    if (type === 'break')
      return [this.schema.node('line_break', { spelling: source.split(/[\r\n]/)[0] }, undefined, marks)];
    if (type === 'strong' || type === 'emphasis') {
      const mark = this.schema.mark(type === 'strong' ? 'strong' : 'em', { sign: source[0] });
      return this.words(children, mark.addToSet(marks));
    }
    if (type === 'link' && children.length > 0) return this.link(markup, source, marks);
    // A quote or a list around it has its own signs at the start of the next line, so this source could not stand elsewhere.
    return [source.includes('\n') ? undefined : this.schema.node('kept_words', { source }, undefined, marks)];
  }

  private link(markup: Markup, source: string, marks: readonly Mark[]): (Node | undefined)[] {
    const { url: href = '', title = null, children = [] } = markup;
    const [, end] = spanOf(markup);
    const [, endOfWords] = spanOf(children.at(-1) ?? markup);
    const tail = source.startsWith('<') ? source : this.text.slice(endOfWords + 1, end);
    const mark = this.schema.mark('link', { href, title, tail: tail.includes('\n') ? null : tail });
    return this.words(children, mark.addToSet(marks));
  }

  /** Marks each sign of a text that the file spells in another way. */
  private spelled(value: string, source: string, marks: readonly Mark[]): Node[] {
    return spellings(value, source).map(({ words, spelling }) => {
      const text = words.replace(/\r?\n|\r/g, ' ');
      const mark = spelling === undefined ? [] : [this.schema.mark('spelled', { source: spelling })];
      return this.schema.text(text, mark[0]?.addToSet(marks) ?? marks);
    });
  }

  private sourceOf(markup: Markup): string {
    return this.text.slice(...spanOf(markup));
  }
}

type Spelling = { words: string; spelling?: string };

/** Holds the words of a text against its source, sign by sign. */
function spellings(value: string, source: string): Spelling[] {
  const found: Spelling[] = [];
  let from = 0;
  let at = 0;
  for (let inSource = 0; at < value.length; ) {
    const { length, words } = unitAt(source, inSource);
    // The text was not read as expected, so it goes without its spelling.
    if (words === '' || !value.startsWith(words, at)) return [{ words: value }];
    const isLine = /[\r\n]/.test(words);
    const spelling = isLine ? words : source.slice(inSource, inSource + length);
    if (spelling !== words || isLine) {
      if (at > from) found.push({ words: value.slice(from, at) });
      found.push({ words, spelling });
      from = at + words.length;
    }
    at += words.length;
    inSource += length;
  }
  if (value.length > from) found.push({ words: value.slice(from) });
  return found;
}

/** The sign of a source that begins here, with what it stands for. After the end of a line come the signs of a quote or a list. */
function unitAt(source: string, at: number): { length: number; words: string } {
  const rest = source.slice(at, at + 40);
  const escaped = /^\\([!-/:-@[-`{-~])/.exec(rest)?.[1];
  if (escaped) return { length: 2, words: escaped };
  const line = /^[ \t]*(\r?\n|\r)[ \t>]*/.exec(rest);
  if (line) return { length: line[0].length, words: line[1] ?? '' };
  const reference = /^&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,30});/.exec(rest)?.[0];
  const meaning = reference && meaningOf(reference);
  if (reference && meaning !== reference) return { length: reference.length, words: meaning ?? '' };
  return { length: 1, words: rest.slice(0, 1) };
}

function meaningOf(reference: string): string | undefined {
  const [paragraph] = (fromMarkdown(`x${reference}`) as Markup).children ?? [];
  return paragraph?.children?.[0]?.value?.slice(1);
}
