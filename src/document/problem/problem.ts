// What the check says: one problem is one calm sentence with its place. Every stage of the content pipeline returns these.

import type { SiteRules } from '../../generated/types.ts';

/** Those that "lint" › "off" in schema/site.json names. */
export type RuleName = keyof SiteRules;

export type Span = { offset: number; length: number };

export type Fix = {
  title: string;
  offset: number;
  length: number;
  text: string;
  /** A file of pages/_public gets another name, by its address: every use of it changes with it. */
  move?: { from: string; to: string };
  /** What surely has to change with it, in this document and in others. */
  also?: (Span & { file: string; text: string })[];
  /** A page whose file was moved by hand, by its addresses: every link to it changes with it. */
  page?: { from: string; to: string };
};

/** What is wrong at a place of a text, before anybody knows which document that is. */
export type TextProblem = Span & Saying & { inOneLine?: Saying };

/** Of a text of several lines there can be made a list of paragraphs, or one line where the field takes no list. */
export type Saying = { message: string; fix?: Fix };

export type Problem = {
  /** The file as people name it: "pages/services/repairs.json". */
  file: string;
  level: 'error' | 'warning';
  line: number;
  column: number;
  /** Where in the document, in the author's words: "hero › links[1]". Empty for the file as a whole. */
  where: string;
  /** Whole sentences: what is wrong and what to do. */
  message: string;
  /** The lines around the place, with a marker under it. Empty for the file as a whole. */
  frame: string;
  fix?: Fix;
  /** The address of the page that there is none of. */
  missing?: string;
  /** Of a warning that a site may switch off. */
  rule?: RuleName;
  /** Words of the message that come from other places: a site that accepts the warning accepts it when they change. */
  elsewhere?: string[];
  /** How many problems this one stands for, where a report does not list them all. */
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
