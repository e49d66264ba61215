// What the check reports: one problem is one sentence with its place.

import type { Said } from '../../base/sentences/said.ts';
import type { SiteRules } from '../../generated/types.ts';

/** The rules that a site can switch off in pages/_site.json, with "lint" › "off". */
export type RuleName = keyof SiteRules;

export type Span = { offset: number; length: number };

/** What a fix does, and to what: the report says it once it is done. */
export type Deed = { deed: 'change' | 'rename' | 'take' | 'clean' | 'put' | 'write' | 'make'; what: string };

export type Fix = {
  title: string;
  /** The title as data. */
  said?: Said;
  done: Deed;
  offset: number;
  length: number;
  text: string;
  /** Renames a file of pages/_public, given by its address, and changes every use of it. */
  move?: { from: string; to: string };
  /** Other places, in this document and in others, that have to change together with this one. */
  also?: (Span & { file: string; text: string })[];
  /** Takes out of a picture of pages/_public, given by its address, what says where and by whom it was taken. */
  clean?: string;
  /** For a page whose file was moved by hand: changes every link from the old address to the new one. */
  page?: { from: string; to: string };
};

/** A problem found in a text, before it is known which document the text belongs to. */
export type TextProblem = Span & Saying & OfField;

/**
 * What depends on the field where the problem stands. "inQuotes": the fix makes a text of the value. "isTable": the text is a table, of
 * which the check may make a block.
 */
export type OfField = { inOneLine?: Saying; inQuotes?: true; isTable?: true };

/**
 * Says what is wrong and how to fix it. A pasted text of several lines gets two of these: one makes a list of paragraphs, and
 * "inOneLine" makes one line, for a field that takes no list.
 */
export type Saying = { message: string; said?: Said; fix?: Fix };

export type Problem = {
  /** The path from the site's folder: "pages/services/repairs.json". */
  file: string;
  level: 'error' | 'warning';
  line: number;
  column: number;
  /** Where in the document, in the author's words: "hero › links[1]". Empty for the file as a whole. */
  where: string;
  /** Whole sentences: what is wrong and what to do. */
  message: string;
  /** The message as data, for readers who see a form or read another language. */
  said?: Said;
  /** The lines around the place, with a marker under it. Empty for the file as a whole. */
  frame: string;
  fix?: Fix;
  /** For a link to a page that does not exist: the address of that page. */
  missing?: string;
  /** For a warning that a site can switch off: its rule. */
  rule?: RuleName;
  /** The parts of the message that quote other places. A site that has accepted the warning accepts it also after they change. */
  elsewhere?: string[];
  /** How many more problems this one stands for, if a report does not list them all. */
  more?: number;
};

export function hasErrors(problems: Problem[]): boolean {
  return problems.some(problem => problem.level === 'error');
}

export function inFileOrder(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
