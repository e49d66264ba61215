// Compiles Markdown whose meaning is beyond doubt: paragraphs, "##" and "###", flat lists, quotes of one line. The result is the
// same as react-markdown's. Returns undefined if anything is in doubt or refused, and react-markdown decides instead.
import type { Compiled, MarkdownOptions } from './compiled.ts';
import { type Writing, wordsHtml } from './quick-words.ts';

/** Signs that can begin other markup anywhere in a text, or that do not stand for themselves. */
const DOUBTFUL = [
  /[_`<\\]|[^\P{Cc}\n]/u,
  />(?<!(?:^|\n\n)>(?= \S))/,
  /&#?[A-Za-z0-9]+;/,
  /\|[ \t]*:?-|-:?[ \t]*\|/,
];
/** The beginning of a line that may be something other than the words of a paragraph. */
const OTHER_THAN_WORDS = /(?:^|\n)(?:$|[#=~\s]|-(?![^\s-])|[+*](?!\S)|[0-9]{1,9}[.)](?!\S))/;
const ENDS_IN_SPACE = /\s$/;
const HEADING = /^(##|###) (?=\S)/;
const QUOTE = /^> (?=\S)/;
const BULLET = /^([-*+]) (?=\S)/;
const NUMBER = /^[0-9]{1,9}([.)]) (?=\S)/;

/** In a list, "listSign" is the sign that its items share: one of -*+ or the one after its numbers. */
type Block = { text: string; offset: number; listSign?: string };
/** The level of the last heading. */
type Progress = { level: number };

export function compileClear(markdown: string, options: MarkdownOptions): Compiled | undefined {
  if (DOUBTFUL.some(sign => sign.test(markdown))) return undefined;
  const writing: Writing = { href: options.href, newTab: options.newTab, links: [] };
  const progress: Progress = { level: 1 };
  const html: string[] = [];
  for (const block of blocksOf(markdown)) {
    const written = blockHtml(block, options, progress, writing);
    if (written === undefined) return undefined;
    html.push(written);
  }
  return { html: html.join('\n'), problems: [], links: writing.links };
}

/** Splits a text at its empty lines. List items with empty lines between them still are one list. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let offset = 0;
  for (const text of markdown.split('\n\n')) {
    const listSign = BULLET.exec(text)?.[1] ?? NUMBER.exec(text)?.[1];
    const last = blocks.at(-1);
    if (listSign && last?.listSign === listSign) last.text += `\n\n${text}`;
    else blocks.push({ text, offset, listSign });
    offset += text.length + 2;
  }
  return blocks;
}

function blockHtml(
  block: Block,
  options: MarkdownOptions,
  progress: Progress,
  writing: Writing,
): string | undefined {
  if (block.listSign) return listHtml(block, block.listSign, writing);
  if (QUOTE.test(block.text)) return quoteHtml(block, writing);
  const [, signs] = HEADING.exec(block.text) ?? [];
  return signs ? headingHtml(block, signs.length, options, progress, writing) : paragraphHtml(block, writing);
}

function headingHtml(
  { text, offset }: Block,
  depth: number,
  { kind, headingLevel }: MarkdownOptions,
  progress: Progress,
  writing: Writing,
): string | undefined {
  if (kind === 'text' || depth > progress.level + 1 || /\n|[\s#]$/.test(text)) return undefined;
  progress.level = depth;
  const words = wordsHtml(text.slice(depth + 1), offset + depth + 1, writing);
  return elementHtml(`h${headingLevel + depth - 2}`, words);
}

function paragraphHtml({ text, offset }: Block, writing: Writing): string | undefined {
  return isWords(text) ? elementHtml('p', wordsHtml(text, offset, writing)) : undefined;
}

function quoteHtml({ text, offset }: Block, writing: Writing): string | undefined {
  if (text.includes('\n')) return undefined;
  const words = paragraphHtml({ text: text.slice(2), offset: offset + 2 }, writing);
  return words && `<blockquote>\n${words}\n</blockquote>`;
}

function listHtml({ text, offset }: Block, sign: string, writing: Writing): string | undefined {
  const isLoose = text.includes('\n\n');
  const items: string[] = [];
  let at = offset;
  for (const line of text.split('\n')) {
    const words = line === '' ? line : itemHtml({ text: line, offset: at }, sign, writing);
    if (words === undefined) return undefined;
    if (words) items.push(isLoose ? `<li>\n<p>${words}</p>\n</li>` : `<li>${words}</li>`);
    at += line.length + 1;
  }
  const tag = '.)'.includes(sign) ? 'ol' : 'ul';
  const first = tag === 'ol' ? Number.parseInt(text, 10) : 1;
  return `<${tag}${first === 1 ? '' : ` start="${first}"`}>\n${items.join('\n')}\n</${tag}>`;
}

function itemHtml({ text, offset }: Block, sign: string, writing: Writing): string | undefined {
  const [mark = '', itemSign] = BULLET.exec(text) ?? NUMBER.exec(text) ?? [];
  const words = text.slice(mark.length);
  return itemSign === sign && isWords(words) ? wordsHtml(words, offset + mark.length, writing) : undefined;
}

function isWords(text: string): boolean {
  return !OTHER_THAN_WORDS.test(text) && !ENDS_IN_SPACE.test(text);
}

function elementHtml(tag: string, html: string | undefined): string | undefined {
  return html === undefined ? undefined : `<${tag}>${html}</${tag}>`;
}
