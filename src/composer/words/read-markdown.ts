// Reads the Markdown of a field, so that its words can be edited without seeing its signs. The reader is react-markdown's own.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Attrs, Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { NAME_IN_BRACES, WORDS, type WordsKind } from './words-schema.ts';

/** A field holds one text, or a list of paragraphs. */
export type FieldText = string | string[];

type ReadBlock = { node: Node; source: string };
/** "gaps" are the texts before each block and after the last one, so there is one more than blocks. */
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

/** Replaces the empty line between two paragraphs of a list, with the same length. No text holds these two signs of Unicode. */
export const NEXT_PARAGRAPH = '\ufffe\uffff';

export function readWords(written: FieldText, kind: WordsKind): Node {
  return kind === 'line' ? readLine(asOneText(written)) : readMarkdown(written, kind);
}

export function readMarkdown(written: FieldText, kind: WordsKind): Node {
  return documentOf(readBlocks(asOneText(written), WORDS[kind]), WORDS[kind]);
}

/** A line may hold any sign, and none of them means anything but a name in braces. */
function readLine(written: string): Node {
  const schema = WORDS.line;
  return schema.node('doc', null, schema.node('paragraph', null, textsAndValues(written, schema)));
}

function textsAndValues(words: string, schema: Schema, marks: readonly Mark[] = []): Node[] {
  // The name of each value stands between two texts.
  return words.split(NAME_IN_BRACES).flatMap((part, index) => {
    if (index % 2 === 1) return schema.node('value', { name: part }, undefined, marks);
    return part === '' ? [] : schema.text(part, marks);
  });
}

export function asOneText(written: FieldText): string {
  return Array.isArray(written) ? written.join(NEXT_PARAGRAPH) : written;
}

export function asFieldText(text: string, isList: boolean): FieldText {
  const paragraphs = text.split(NEXT_PARAGRAPH);
  return isList ? paragraphs : paragraphs.join('\n\n');
}

/** An empty text becomes a paragraph without words. */
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
    gaps.push(written.slice(at, from));
    blocks.push({ node: reader.topBlock(markup), source: written.slice(from, to) });
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

  topBlock(markup: Markup): Node {
    return this.block(markup) ?? this.schema.node('kept', { source: this.sourceOf(markup) });
  }

  /** Undefined for markup that the editor cannot show. */
  private block({ type, depth, start = null, spread, children = [] }: Markup): Node | undefined {
    if (type === 'paragraph') return this.around('paragraph', null, this.words(children));
    if (type === 'heading') return this.around('heading', { level: depth }, this.words(children));
    if (type === 'blockquote') return this.around('quote', null, this.blocks(children));
    if (type !== 'list') return undefined;
    const loose = spread === true || children.some(item => item.spread === true);
    return this.around(
      'list',
      { start, loose },
      children.map(item => this.item(item)),
    );
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

  private words(children: Markup[], marks: readonly Mark[] = []): (Node | undefined)[] {
    return children.flatMap(markup => this.word(markup, marks));
  }

  private word(markup: Markup, marks: readonly Mark[]): (Node | undefined)[] {
    const { type, value = '', url: href = '', title = null, children = [] } = markup;
    const { schema } = this;
    // Visitors see the end of a line as a space, unless Markdown marks it as a break.
    if (type === 'text') return textsAndValues(value.replace(/\r?\n|\r/g, ' '), schema, marks);
    if (type === 'break') return [schema.node('line_break', null, undefined, marks)];
    if (type === 'strong') return this.words(children, schema.mark('strong').addToSet(marks));
    if (type === 'emphasis') return this.words(children, schema.mark('em').addToSet(marks));
    if (type === 'link' && children.length > 0)
      return this.words(children, schema.mark('link', { href, title }).addToSet(marks));
    const source = this.sourceOf(markup);
    // In a quote or a list, the second line of this source begins with signs of the quote or list, so it could not be moved out.
    return [source.includes('\n') ? undefined : schema.node('kept_words', { source }, undefined, marks)];
  }

  private sourceOf(markup: Markup): string {
    return this.text.slice(...spanOf(markup));
  }
}
