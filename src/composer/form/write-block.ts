// Writes a tidy block as Markdown, in one of several manners: as plainly as possible, or with every sign escaped.
import type { Mark } from 'prosemirror-model';
import { NEXT_PARAGRAPH } from './read-markdown.ts';
import { meansTheSame, type Run, signOf, type TidyBlock } from './tidy-words.ts';

export type Manner = {
  /** The signs that get a backslash wherever they stand. */
  escaped: ReadonlySet<string>;
  /** Whether a sign at the start of a line gets one, where it could begin a list or a heading. */
  escapesStarts: boolean;
  /** Whether signs are spelled as the file has them. */
  keepsSpelling: boolean;
  /** Whether a letter beside bold or italic is written as a number. Then Markdown sees where they begin and end. */
  numbersLetters: boolean;
  /** The signs of bold and italic, if not those that the file has. */
  signs?: { strong: string; em: string };
};

/** All signs that can mean something in Markdown. Braces mean nothing there, and the names of values need them. */
export const SIGNS: readonly string[] = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`|~'];

/** Each item of a list may be a paragraph of its own in the file. */
export function writeBlock(block: TidyBlock, manner: Manner): string {
  const isApart = block.type === 'list' && block.loose && block.style.apart;
  return isApart ? itemTexts(block, manner).join(NEXT_PARAGRAPH) : blockText(block, manner);
}

function blockText(block: TidyBlock, manner: Manner): string {
  switch (block.type) {
    case 'paragraph':
      return wordsText(block.runs, manner);
    case 'heading':
      return `${'#'.repeat(block.level)} ${wordsText(block.runs, manner)}`;
    case 'quote':
      return prefixed(blocksText(block.blocks, manner), '> ', '> ');
    case 'list':
      return itemTexts(block, manner).join(block.loose ? '\n\n' : '\n');
    case 'kept':
      return block.source;
  }
}

function blocksText(blocks: TidyBlock[], manner: Manner, between = '\n\n'): string {
  return blocks.map(block => blockText(block, manner)).join(between);
}

function itemTexts(list: TidyBlock & { type: 'list' }, manner: Manner): string[] {
  const { start, counts } = list.style;
  const sign = signOf(list.style);
  return list.items.map((blocks, index) => {
    const mark = start === null ? `${sign} ` : `${start + (counts ? index : 0)}${sign} `;
    return prefixed(blocksText(blocks, manner, list.loose ? '\n\n' : '\n'), mark, ' '.repeat(mark.length));
  });
}

function prefixed(text: string, first: string, rest: string): string {
  const [start = '', ...lines] = text.split('\n');
  return [first + start, ...lines.map(line => (line === '' ? rest.trimEnd() : rest + line))].join('\n');
}

/** "words" can be escaped. Everything else stands as it is. */
type Token = { text: string; is: 'words' | 'opening' | 'closing' | 'other' };

function wordsText(runs: Run[], manner: Manner): string {
  let text = '';
  const tokens = tokensOf(runs, [], manner);
  tokens.forEach((token, index) => {
    const isStart = text === '' || text.endsWith('\n');
    text += token.is === 'words' ? escapedWords(tokens, index, isStart, manner) : token.text;
  });
  return text;
}

const START_OF_BLOCK = /^(?:\d{1,9})?[!-/:-@[-`|~]/;

function escapedWords(tokens: Token[], index: number, isStart: boolean, manner: Manner): string {
  const letters = [...(tokens[index]?.text ?? '')];
  const start = isStart && manner.escapesStarts ? START_OF_BLOCK.exec(letters.join('')) : null;
  const numbered = manner.numbersLetters ? besideMarks(tokens, index, letters.length - 1) : [];
  const isEscaped = (letter: string, at: number) =>
    manner.escaped.has(letter) ||
    at + 1 === start?.[0].length ||
    // The check takes two asterisks for bold that went wrong, so they never stand without a backslash.
    (letter === '*' && (letters[at - 1] === '*' || letters[at + 1] === '*'));
  return letters
    .map((letter, at) => {
      if (numbered.includes(at) && /[^\s!-/:-@[-`{-~]/.test(letter)) return `&#${letter.codePointAt(0)};`;
      return isEscaped(letter, at) ? `\\${letter}` : letter;
    })
    .join('');
}

/**
 * The first or the last letter of a token, if a mark ends before it or begins after it. Where a sign stands on the other side,
 * Markdown takes the mark for plain asterisks unless this letter is one too: "**Fees.**each" is not bold.
 */
function besideMarks(tokens: Token[], index: number, last: number): number[] {
  const inEnd = tokens[index - 1]?.is === 'closing' ? tokens[index - 2]?.text : undefined;
  const inStart = tokens[index + 1]?.is === 'opening' ? tokens[index + 2]?.text : undefined;
  return [
    ...(/[\p{P}\p{S}]$/u.test(inEnd ?? '') ? [0] : []),
    ...(/^[\p{P}\p{S}]/u.test(inStart ?? '') ? [last] : []),
  ];
}

function tokensOf(runs: Run[], open: Mark[], manner: Manner): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < runs.length; ) {
    const outer = outermost(runs, from, open);
    const to = outer?.to ?? from + 1;
    const inside = runs.slice(from, to);
    if (outer) tokens.push(...marked(outer.mark, tokensOf(inside, [...open, outer.mark], manner), manner));
    else tokens.push(...inside.map(run => tokenOf(run, manner)));
    from = to;
  }
  return tokens;
}

/** Of the marks that begin at a run, the one that goes on for longest. It encloses the others. */
function outermost(runs: Run[], from: number, open: Mark[]): { mark: Mark; to: number } | undefined {
  const candidates = (runs[from]?.marks ?? [])
    .filter(mark => !open.some(other => meansTheSame(mark, other)))
    .map(mark => ({ mark, to: endOf(mark, runs, from, open) }));
  return candidates.filter(({ to }) => to > from).sort((a, b) => b.to - a.to)[0];
}

function endOf(mark: Mark, runs: Run[], from: number, open: Mark[]): number {
  let to = from;
  while (runs[to]?.marks.some(other => meansTheSame(mark, other))) to += 1;
  if (mark.type.name === 'link') return to;
  // A link cannot be divided: it would be two. So a mark that ends inside one ends before it, and begins anew inside.
  const link = runs[to]?.marks.find(({ type }) => type.name === 'link');
  if (!link || open.some(other => meansTheSame(link, other))) return to;
  while (to > from && runs[to - 1]?.marks.some(other => meansTheSame(link, other))) to -= 1;
  return to;
}

function marked(mark: Mark, inside: Token[], manner: Manner): Token[] {
  if (mark.type.name === 'link') return linked(mark, inside, manner);
  const isStrong = mark.type.name === 'strong';
  const sign = manner.signs?.[isStrong ? 'strong' : 'em'] ?? String(mark.attrs.sign);
  const text = isStrong ? sign.repeat(2) : sign;
  return [{ text, is: 'opening' }, ...inside, { text, is: 'closing' }];
}

function linked({ attrs }: Mark, inside: Token[], manner: Manner): Token[] {
  const tail = manner.keepsSpelling ? attrs.tail : null;
  const words = inside.map(({ text }) => text).join('');
  if (tail === `<${words}>`) return [{ text: tail, is: 'other' }];
  const isTail = typeof tail === 'string' && tail.startsWith('(');
  const text = isTail ? tail : `(${addressOf(String(attrs.href))}${titleOf(attrs.title)})`;
  return [{ text: '[', is: 'other' }, ...inside, { text: `]${text}`, is: 'other' }];
}

function addressOf(href: string): string {
  const oneLine = href.replace(/[\r\n]/g, '').replace(/[\\<>()&]/g, '\\$&');
  return oneLine === '' || /[\s\p{Cc}]/u.test(oneLine) ? `<${oneLine}>` : oneLine;
}

function titleOf(title: unknown): string {
  return typeof title === 'string' ? ` "${title.replace(/[\\"&]/g, '\\$&')}"` : '';
}

function tokenOf(run: Run, manner: Manner): Token {
  if ('kept' in run) return { text: run.kept, is: 'other' };
  if ('lineBreak' in run) return { text: `${manner.keepsSpelling ? run.lineBreak : '\\'}\n`, is: 'other' };
  const { words, spelling } = run;
  if (spelling === undefined || !manner.keepsSpelling) return { text: words, is: 'words' };
  const letters = new Set(words);
  return { text: spelling.repeat(letters.size === 1 ? [...words].length : 1), is: 'other' };
}
