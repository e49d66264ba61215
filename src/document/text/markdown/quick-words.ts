// Compiles the words of one paragraph, heading or list item: **bold**, *italic*, [words](/address) and line breaks. Returns
// undefined if a sign can be read in two ways.
import { escapeHtml } from '../../../base/escape.ts';
import type { MarkdownLink, MarkdownOptions } from './compiled.ts';

export type Writing = Pick<MarkdownOptions, 'href' | 'newTab'> & { links: MarkdownLink[] };

/**
 * An address with "%" or "&" does not match, because its text and its meaning differ. Its bracket then has no other half, so
 * the text counts as doubtful.
 */
const SIGNS = /\*+|\[|\](?:\(([A-Za-z0-9/#:.@?=~+-]+)\))?|\n/g;
const SAFE_START = /^(?:[/#]|https:|mailto:|tel:|site:)/;

/** A sign without its other half so far, with the HTML before it. */
type Opened = { sign: string; index: number; before: string };

export function wordsHtml(text: string, offset: number, writing: Writing): string | undefined {
  const open: Opened[] = [];
  let html = '';
  let from = 0;
  for (const { 0: sign, 1: address, index } of text.matchAll(SIGNS)) {
    const words = text.slice(from, index);
    from = index + sign.length;
    if (sign === '\n') {
      const line = lineHtml(words);
      if (line === undefined) return undefined;
      html += line;
      continue;
    }
    html += escapeHtml(words);
    const side = sideOf(sign, text, index);
    if (side === 'start') {
      open.push({ sign, index, before: html });
      html = '';
      continue;
    }
    const start = side === 'end' ? open.pop() : undefined;
    if (!start || !areHalves(start.sign, sign)) return undefined;
    if (address)
      writing.links.push({ href: address, offset: offset + start.index, length: from - start.index });
    const element = address
      ? linkHtml(writing.href(address), html, open, writing.newTab)
      : emphasisHtml(sign, html);
    if (element === undefined) return undefined;
    html = start.before + element;
  }
  return open.length === 0 ? html + escapeHtml(text.slice(from)) : undefined;
}

/** Whether a sign begins or ends something; undefined if it could be both, or neither. */
function sideOf(sign: string, text: string, index: number): 'start' | 'end' | undefined {
  if (sign === '[') return text[index - 1] === '!' ? undefined : 'start';
  if (sign.startsWith(']')) return sign === ']' ? undefined : 'end';
  if (sign.length > 2) return undefined;
  const before = kindOf(text[index - 1]);
  const after = kindOf(text[index + sign.length]);
  const isStart = after === 'letter' || (after === 'mark' && before !== 'letter');
  const isEnd = before === 'letter' || (before === 'mark' && after !== 'letter');
  if (isStart === isEnd) return undefined;
  return isStart ? 'start' : 'end';
}

/**
 * Space, punctuation or letter, as CommonMark tells them apart: https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis
 * Half an emoji counts as a letter, as it does for react-markdown.
 */
function kindOf(sign: string | undefined): 'space' | 'mark' | 'letter' {
  if (sign === undefined || /\s/.test(sign)) return 'space';
  return /[\p{P}\p{S}]/u.test(sign) ? 'mark' : 'letter';
}

function areHalves(start: string, end: string): boolean {
  return start === '[' ? end.startsWith(']') : start === end;
}

/** Two or more spaces at the end of a line become a line break. Any other space there counts as doubtful. */
function lineHtml(words: string): string | undefined {
  const trimmed = words.trimEnd();
  const space = words.slice(trimmed.length);
  if (!/^(?: {2,})?$/.test(space)) return undefined;
  return `${escapeHtml(trimmed)}${space && '<br/>'}\n`;
}

function emphasisHtml(sign: string, html: string): string {
  return sign === '*' ? `<em>${html}</em>` : `<strong>${html}</strong>`;
}

function linkHtml(href: string, html: string, around: Opened[], newTab?: () => string): string | undefined {
  if (html === '' || !SAFE_START.test(href) || around.some(({ sign }) => sign === '[')) return undefined;
  if (!href.startsWith('https:')) return `<a href="${escapeHtml(href)}">${html}</a>`;
  const said = newTab ? `<span class="unseen"> ${escapeHtml(newTab())}</span>` : '';
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${html}${said}</a>`;
}
