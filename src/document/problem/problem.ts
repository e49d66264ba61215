// What the check says: one problem is one calm sentence with its place. Every stage of the content pipeline returns these.

import type { SiteRules } from '../../generated/types.ts';

/** Those that "lint" › "off" in schema/site.json names. */
export type RuleName = keyof SiteRules;

export type Span = { offset: number; length: number };

export type Fix = { title: string; offset: number; length: number; text: string };

/** What is wrong at a place of a text, before anybody knows which document that is. */
export type TextProblem = Span & { message: string; fix?: Fix };

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
  /** Of a warning that a site may switch off. */
  rule?: RuleName;
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
