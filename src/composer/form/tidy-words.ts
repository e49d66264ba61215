// Brings edited words into the shape in which visitors read them: without what Markdown cannot hold and nobody would see, such as a
// space at the end of a paragraph or an item that is still empty. Two texts say the same if they are equal in this shape.
import type { Mark, Node } from 'prosemirror-model';

/** Some words with the same marks. Instead of words, a run can be the end of a line or a part that stays as the file has it. */
export type Run = { marks: readonly Mark[] } & (
  | { words: string; spelling?: string }
  | { lineBreak: string }
  | { kept: string }
);
export type ListStyle = { start: number | null; sign: string | null; counts: boolean; apart: boolean };
export type TidyBlock =
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'heading'; level: number; runs: Run[] }
  | { type: 'quote'; blocks: TidyBlock[] }
  | { type: 'list'; style: ListStyle; loose: boolean; items: TidyBlock[][] }
  | { type: 'kept'; source: string };

export function tidyBlocks(parent: Node): TidyBlock[] {
  const blocks = parent.children.flatMap(node => tidyBlock(node) ?? []);
  blocks.forEach((block, index) => {
    keepApart(block, blocks[index - 1]);
  });
  return blocks;
}

/** Two lists that follow each other would be one if they had the same sign. */
function keepApart(block: TidyBlock, before: TidyBlock | undefined): void {
  if (block.type !== 'list' || before?.type !== 'list') return;
  if (signOf(block.style) !== signOf(before.style)) return;
  const others: { [sign: string]: string } = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' };
  block.style = { ...block.style, sign: others[signOf(block.style)] ?? null };
}

/** The sign of a list fits its kind, even if somebody has given it numbers since it was read. */
export function signOf({ start, sign }: ListStyle): string {
  const possible = start === null ? ['-', '*', '+'] : ['.', ')'];
  return possible.find(known => known === sign) ?? possible[0] ?? '-';
}

/** Returns undefined for a block without a word. */
export function tidyBlock(node: Node): TidyBlock | undefined {
  const { name } = node.type;
  if (name === 'kept') return { type: 'kept', source: String(node.attrs.source) };
  if (name === 'paragraph' || name === 'heading') {
    const runs = tidyRuns(node.children.map(runOf));
    if (runs.length === 0) return undefined;
    return name === 'heading'
      ? { type: 'heading', level: Number(node.attrs.level), runs }
      : { type: 'paragraph', runs };
  }
  if (name === 'quote') {
    const blocks = tidyBlocks(node);
    return blocks.length === 0 ? undefined : { type: 'quote', blocks };
  }
  const items = node.children.map(tidyBlocks).filter(blocks => blocks.length > 0);
  const style = node.attrs as ListStyle & { loose: boolean };
  if (items.length === 0) return undefined;
  const mayBeLoose = items.length > 1 || items.some(blocks => blocks.length > 1);
  const loose = mayBeLoose && (style.loose || items.some(needsSpace));
  return { type: 'list', style, loose, items };
}

/** Whether Markdown can tell the blocks of an item apart only by an empty line, which puts space between all items. */
function needsSpace([first, second, ...more]: TidyBlock[]): boolean {
  if (first === undefined || second === undefined) return false;
  const isPlainList = second.type === 'list' && (second.style.start ?? 1) === 1;
  return more.length > 0 || first.type !== 'paragraph' || !isPlainList;
}

function runOf(node: Node): Run {
  const marks = node.marks.filter(({ type }) => type.name !== 'spelled');
  const { name } = node.type;
  if (name === 'line_break') return { marks, lineBreak: String(node.attrs.spelling) };
  if (name === 'kept_words') return { marks, kept: String(node.attrs.source) };
  const spelling = node.marks.find(({ type }) => type.name === 'spelled')?.attrs.source as string | undefined;
  const words = (node.text ?? '').replace(/[\0\ufffe\uffff]/g, '').replace(/[\t\r\n]/g, ' ');
  return { marks, words, ...(spelling !== undefined && { spelling }) };
}

function tidyRuns(runs: Run[]): Run[] {
  const pieces = runs.flatMap(splitOffSpace);
  return joined(trimmed(pieces.map((run, index) => withFewerMarks(run, index, pieces))));
}

/** Plain spaces at the ends are apart from other ones, such as those that keep two words together. */
function splitOffSpace(run: Run): Run[] {
  if (!('words' in run)) return [run];
  const parts = run.words.match(/ +|[^\S ]+|\S+(?:\s+\S+)*/g) ?? [];
  return parts.map(words => ({ ...run, words }));
}

/** Markdown cannot begin or end bold with a space. There a mark would not be seen anyway. */
function withFewerMarks(run: Run, index: number, runs: Run[]): Run {
  if (!isSpace(run)) return run;
  const before = runs.slice(0, index).findLast(other => !isSpace(other));
  const after = runs.slice(index + 1).find(other => !isSpace(other));
  // A break between two bold words is bold as well. Between two links it stays plain, or they would become one.
  const own = 'lineBreak' in run ? (before?.marks ?? []) : run.marks;
  const marks = own.filter(
    mark => has(before, mark) && has(after, mark) && (mark.type.name !== 'link' || has(run, mark)),
  );
  return { ...run, marks };
}

function isSpace(run: Run): boolean {
  return 'lineBreak' in run || ('words' in run && /^\s*$/.test(run.words));
}

function has(run: Run | undefined, mark: Mark): boolean {
  return run?.marks.some(other => meansTheSame(mark, other)) ?? false;
}

/** Whether two marks mean the same, however the file writes them. */
export function meansTheSame(one: Mark, other: Mark): boolean {
  return (
    one.type === other.type &&
    one.attrs.href === other.attrs.href &&
    (one.attrs.title ?? null) === (other.attrs.title ?? null)
  );
}

function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const isMore =
      last !== undefined &&
      'words' in last &&
      'words' in run &&
      last.spelling === run.spelling &&
      last.marks.length === run.marks.length &&
      last.marks.every(mark => has(run, mark));
    if (isMore) result[result.length - 1] = { ...last, words: last.words + run.words };
    else result.push(run);
  }
  return result;
}

/** Takes out the spaces and breaks at both ends, and the spaces around each break. */
function trimmed(pieces: Run[]): Run[] {
  const isBlank = (run: Run) => 'words' in run && /^ +$/.test(run.words);
  const isSeen = (run: Run) => !isBlank(run) && !('lineBreak' in run);
  const inside = pieces.slice(pieces.findIndex(isSeen), pieces.findLastIndex(isSeen) + 1);
  const isBreak = (run: Run | undefined) => run !== undefined && 'lineBreak' in run;
  const isBesideBreak = (index: number) =>
    isBreak(inside.slice(index).find(run => !isBlank(run))) ||
    isBreak(inside.slice(0, index).findLast(run => !isBlank(run)));
  return inside.filter((run, index) => !isBlank(run) || !isBesideBreak(index));
}

/** Equal for two texts that read the same. A row of spaces reads as one. */
export function readingOf(blocks: TidyBlock[]): string {
  return JSON.stringify(blocks.map(reading));
}

function reading(block: TidyBlock): unknown {
  switch (block.type) {
    case 'paragraph':
      return readingOfRuns(block.runs);
    case 'heading':
      return [block.level, readingOfRuns(block.runs)];
    case 'quote':
      return { quote: block.blocks.map(reading) };
    case 'list':
      return {
        list: block.style.start,
        loose: block.loose,
        items: block.items.map(item => item.map(reading)),
      };
    case 'kept':
      return { kept: block.source };
  }
}

/** One string for the words of a block: before each run with other marks stand their names. */
function readingOfRuns(runs: Run[]): string {
  let last = '';
  let text = '';
  for (const run of runs) {
    const marks = run.marks.map(({ type, attrs }) => `${type.name} ${attrs.href ?? ''} ${attrs.title ?? ''}`);
    const key = marks.sort().join('\u0001');
    const words = 'words' in run ? run.words : 'kept' in run ? `\u0002${run.kept}\u0002` : '\n';
    text += (key === last ? '' : `\u0003${key}\u0003`) + words;
    last = key;
  }
  return text.replace(/ {2,}/g, ' ');
}
