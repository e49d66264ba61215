// Works out what an article's head and margin show: the minutes it takes to read, and its headings.
import type { Html } from '../../../schema/values.ts';
import { decoded } from '../../base/escape.ts';
import { isFields } from '../../base/json-value.ts';
import type { Block, Placed } from '../../generated/types.ts';
import type { PageArticle } from '../page/model.ts';

/** Adults read about 240 words of plain prose a minute. */
const WORDS_A_MINUTE = 240;
/** With fewer headings, readers see all of them at a glance and need no list. */
const FEWEST_PARTS = 3;

type Read = { blocks: Placed<Block>[]; article: Pick<PageArticle, 'minutes' | 'contents'> };

/** Gives headings the ids that the list of contents links to. */
export function readArticle(blocks: Placed<Block>[], language: string): Read {
  const parts: NonNullable<PageArticle['contents']>['parts'] = [];
  const taken = new Set(blocks.map(({ name }) => name));
  let last = 0;
  const marked = blocks.map((block, index) => {
    const { text } = block as { text?: Html };
    if (!isHtml(text)) return block;
    const [start, ...rest] = text.__html.split('<h2>');
    const marked = rest.map(part => {
      const words = plainText(part.slice(0, part.indexOf('</h2>')));
      const id = freeId(words, taken);
      parts.push({ id, text: words });
      last = index + 1;
      return `<h2 id="${id}">${part}`;
    });
    const __html = [start, ...marked].join('');
    return { ...block, text: { __html } };
  });
  const minutes = Math.max(1, Math.round(wordsIn(blocks, language) / WORDS_A_MINUTE));
  if (parts.length < FEWEST_PARTS) return { blocks, article: { minutes } };
  const beside = Math.max(last, startOfEnd(blocks));
  return { blocks: marked as Placed<Block>[], article: { minutes, contents: { parts, beside } } };
}

/** From this index on, blocks get the whole width: the last one, mostly a call to action, and coloured ones right before it. */
function startOfEnd(blocks: Placed<Block>[]): number {
  return blocks.slice(0, -1).findLastIndex(({ tone = 'plain' }) => tone === 'plain') + 1;
}

function isHtml(value: unknown): value is Html {
  return isFields(value) && typeof value.__html === 'string';
}

function plainText(html: string): string {
  return decoded(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function freeId(words: string, taken: Set<string>): string {
  const stem =
    words
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'part';
  let id = stem;
  for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`;
  taken.add(id);
  return id;
}

function wordsIn(value: unknown, language: string): number {
  if (isHtml(value)) {
    const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(plainText(value.__html));
    return [...segments].filter(({ isWordLike }) => isWordLike).length;
  }
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + wordsIn(item, language), 0);
  return isFields(value) ? wordsIn(Object.values(value), language) : 0;
}
