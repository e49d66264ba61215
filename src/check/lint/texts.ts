// Collects the texts that visitors read. Markup and addresses become as many spaces, so places stay the same as in the file.
import { isFields, type Path, valueAt } from '../../base/json-value.ts';
import type { Found } from '../../site/inventory.ts';
import type { RuleInput } from '../rules/rule.ts';
import { type SentenceWords, wordsIn } from './language/sentences.ts';

export type LintedText = {
  path: Path;
  /** The text as it is written. */
  raw: string;
  /** As long as the raw text, with spaces for markup, addresses and {values}. */
  plain: string;
  words: SentenceWords;
  /** Whether it has sentences, unlike a heading, a label or a name. */
  isRunning: boolean;
  /** Words of somebody else, which nobody else should reword. */
  isQuoted: boolean;
};

const ONE_LINE = new Set(['line', 'point', 'siteValue']);
const RUNNING = new Set(['text', 'longText']);
const MARKUP = /[*_[\]{}#`<>\\@/]|^ *(?:[-+]|\d+\.) |www\./m;

export function lintedTexts(subject: RuleInput): LintedText[] {
  const { pieces, fields } = subject;
  return [
    ...envelope(subject),
    ...pieces.flatMap(piece => (isHiddenText(piece.path, fields) ? [] : textsOfPiece(piece))),
  ];
}

/** The texts of the document as a whole, which search results and lists show. */
function envelope({ route, fields }: RuleInput): LintedText[] {
  const paths: Path[] =
    route === undefined ? [['description']] : [['title'], ['description'], ['article', 'excerpt']];
  return paths.flatMap(path => {
    const value = valueAt(fields, path);
    return typeof value === 'string' ? [textAt(path, value, path[0] !== 'title', false)] : [];
  });
}

function textsOfPiece({ kind, value, path, schema }: Found): LintedText[] {
  const isRunning = RUNNING.has(kind);
  if (!isRunning && !ONE_LINE.has(kind)) return [];
  const isQuoted = schema.saidByOthers === true;
  if (typeof value === 'string') return [textAt(path, value, isRunning || isQuoted, isQuoted)];
  if (!isRunning || !Array.isArray(value)) return [];
  return value.flatMap((item, index) =>
    typeof item === 'string' ? [textAt([...path, index], item, true, isQuoted)] : [],
  );
}

function textAt(path: Path, raw: string, isRunning: boolean, isQuoted: boolean): LintedText {
  const plain = MARKUP.test(raw) ? withoutMarkup(raw) : raw;
  return { path, raw, plain, words: wordsIn(plain), isRunning, isQuoted };
}

function withoutMarkup(raw: string): string {
  const words = raw.replace(/\]\([^()\s]*\)/g, blank);
  return (/[/@{]|www\./.test(words) ? withoutAddresses(words) : words)
    .replace(/^ *(?:#{1,6}|[-+>]|\d+\.) /gm, blank)
    .replace(/[*_[\]`\\]/g, ' ');
}

function withoutAddresses(words: string): string {
  return words
    .replace(/(?:https?:\/\/|www\.)[^\s)]+|(?<![^\s()[\]])[^\s()[\]@]+@[^\s()[\]]+/g, blank)
    .replace(/(?<=^|[\s(])\/[a-z0-9][\w/#.-]*/g, blank)
    .replace(/\{[A-Za-z]\w*\}/g, blank);
}

function blank(part: string): string {
  return ' '.repeat(part.length);
}

/** Blocks are hidden to keep them for later, so nobody reads them yet. */
export function isHiddenText([first, index]: Path, fields: { [field: string]: unknown }): boolean {
  if (first !== 'blocks' || typeof index !== 'number' || !Array.isArray(fields.blocks)) return false;
  const block: unknown = fields.blocks[index];
  return isFields(block) && block.hidden === true;
}
