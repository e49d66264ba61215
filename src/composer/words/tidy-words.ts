// Brings edited words into the shape in which visitors read them: without what Markdown cannot hold and nobody would see, such as a
// space at the end of a paragraph or an item that is still empty. Two texts say the same if they are equal in this shape.
import type { Mark, Node } from 'prosemirror-model';
import { inBraces } from './words-schema.ts';

/** Words with the same marks. Instead of words, a run can be a line break or a part that stays as it is in the file. */
export type Run = { marks: readonly Mark[] } & ({ words: string } | { lineBreak: true } | { kept: string });
export type TidyBlock =
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; runs: Run[] }
  | { type: 'quote'; blocks: TidyBlock[] }
  | { type: 'list'; start: number | null; loose: boolean; items: TidyBlock[][] }
  | { type: 'kept'; source: string };

export function tidyBlocks(parent: Node): TidyBlock[] {
  return parent.children.flatMap(node => tidyBlock(node) ?? []);
}

/** Returns undefined for a block without a word. */
export function tidyBlock(node: Node): TidyBlock | undefined {
  const { name } = node.type;
  if (name === 'kept') return { type: 'kept', source: String(node.attrs.source) };
  if (name === 'paragraph' || name === 'heading') {
    const runs = tidyRuns(node.children.map(runOf));
    if (runs.length === 0) return undefined;
    return name === 'heading'
      ? { type: 'heading', level: node.attrs.level, runs }
      : { type: 'paragraph', runs };
  }
  if (name === 'quote') {
    const blocks = tidyBlocks(node);
    return blocks.length === 0 ? undefined : { type: 'quote', blocks };
  }
  const items = node.children.map(tidyBlocks).filter(blocks => blocks.length > 0);
  if (items.length === 0) return undefined;
  const { start, loose } = node.attrs;
  const mayBeLoose = items.length > 1 || items.some(blocks => blocks.length > 1);
  return { type: 'list', start, loose: mayBeLoose && (loose || items.some(needsSpace)), items };
}

/** Whether Markdown can tell the blocks of an item apart only by an empty line, which puts space between all items. */
function needsSpace([first, second, ...more]: TidyBlock[]): boolean {
  if (first === undefined || second === undefined) return false;
  const isPlainList = second.type === 'list' && (second.start ?? 1) === 1;
  return more.length > 0 || first.type !== 'paragraph' || !isPlainList;
}

function runOf({ type: { name }, marks, attrs, text = '' }: Node): Run {
  if (name === 'line_break') return { marks, lineBreak: true };
  if (name === 'kept_words') return { marks, kept: String(attrs.source) };
  if (name === 'value') return { marks, words: inBraces(attrs.name) };
  return { marks, words: text.replace(/[\0\ufffe\uffff]/g, '').replace(/[\t\r\n]/g, ' ') };
}

function tidyRuns(runs: Run[]): Run[] {
  const pieces = trimmed(runs.flatMap(splitOffSpace));
  return joined(pieces.map((run, index) => withFewerMarks(run, index, pieces)));
}

/** Makes runs of their own of the spaces at both ends, and separates plain spaces from others, such as those that do not break. */
function splitOffSpace(run: Run): Run[] {
  if (!('words' in run)) return [run];
  const parts = run.words.match(/ +|[^\S ]+|\S+(?:\s+\S+)*/g) ?? [];
  return parts.map(words => ({ ...run, words }));
}

/** Takes the marks from a space at the edge of bold words: Markdown cannot write them, and nobody would see them. */
function withFewerMarks(run: Run, index: number, runs: Run[]): Run {
  if (!isSpace(run)) return run;
  const from = runs.findLastIndex((other, at) => at < index && !isSpace(other));
  const to = runs.findIndex((other, at) => at > index && !isSpace(other));
  // A break between two bold words is bold as well. Between two links it stays plain, or they would become one.
  const marks = ('lineBreak' in run ? (runs[from]?.marks ?? []) : run.marks).filter(mark => {
    const others = runs
      .slice(from, to + 1)
      .filter(other => mark.type.name === 'link' || !('lineBreak' in other));
    return from >= 0 && to >= 0 && others.every(other => has(other, mark));
  });
  return { ...run, marks };
}

function isSpace(run: Run): boolean {
  return 'lineBreak' in run || ('words' in run && /^\s*$/.test(run.words));
}

function has({ marks }: Run, mark: Mark): boolean {
  return marks.some(other => meansTheSame(mark, other));
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

/** Equal for two texts that visitors read as the same. Several spaces count as one, and the space between items not at all. */
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
      return { list: block.start, items: block.items.map(item => item.map(reading)) };
    case 'kept':
      return { kept: block.source };
  }
}

/** The words of a block as one string, with the names of the marks wherever the marks change. */
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
