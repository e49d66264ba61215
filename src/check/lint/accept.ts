// Reads from the site document's "lint" which words are right as they are, which warnings may stay and which rules are off. Warns
// about entries that nothing needs any more.
import { isFields } from '../../base/json-value.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Known, LintSubject } from './rule.ts';

export type Acceptance = {
  /** Says whether a word is one of the site's, and adds each one found to "needed". */
  known: (needed: Set<string>) => Known;
  isAccepted: (problem: Problem, route: string | undefined) => boolean;
  /** Call this after all files. If spelling was not checked, nobody knows which words are needed, so all may stay. */
  unused: (site: LintSubject, needed: Set<string> | undefined) => Problem[];
};

type Entry = { warning: string; page?: string };

export function acceptance(site: unknown): Acceptance {
  const lint = isFields(site) && isFields(site.lint) ? site.lint : {};
  const words = listOf(lint.words).map(word => (typeof word === 'string' ? word : ''));
  const entries = listOf(lint.accept).map(entryOf);
  const off = new Set(isFields(lint.off) ? Object.keys(lint.off) : []);
  const used = new Set<Entry>();
  return {
    known: needed => (word, plain, offset) => {
      const known = words.find(name => name.includes(word) && stands(name, plain, word, offset));
      if (known !== undefined) needed.add(known);
      return known !== undefined;
    },
    isAccepted(problem, route) {
      const found = entries.filter(entry => speaksOf(entry, problem, route));
      for (const entry of found) used.add(entry);
      return found.length > 0 || (problem.rule !== undefined && off.has(problem.rule));
    },
    unused: ({ warn }, needed) => [
      ...words.flatMap((word, index) =>
        !needed || needed.has(word) ? [] : warn(NEEDLESS_RULE, ['lint', 'words', index], needless(word)),
      ),
      ...entries.flatMap((entry, index) =>
        used.has(entry) ? [] : warn(NEEDLESS_RULE, ['lint', 'accept', index], NEEDLESS),
      ),
    ],
  };
}

const NEEDLESS_RULE = 'needless-exceptions';
const NEEDLESS = says`No warning says this any more. Take the entry out.`;

function needless(word: string): Said {
  return says`Nothing on the site needs ${the.text(word)} here any more. Take it out.`;
}

function speaksOf({ warning, page }: Entry, problem: Problem, route: string | undefined): boolean {
  if (warning === '' || (page ?? route) !== route) return false;
  const message = withoutQuotes(problem.message);
  return message.includes(warning) || isTheSameButElsewhere(warning, message, problem.elsewhere ?? []);
}

/** A warning names amounts and lines of other places too. These may have changed since the warning was accepted. */
function isTheSameButElsewhere(warning: string, message: string, elsewhere: string[]): boolean {
  const there = elsewhere.filter(words => words !== '');
  if (there.length === 0) return false;
  const open = there.reduce((words, part) => words.replace(withoutQuotes(part), OPEN), message);
  const written = [...warning.matchAll(AMOUNT)].slice(0, MOST_AMOUNTS);
  return Array.from({ length: 2 ** written.length }, (_, choice) => choice).some(choice =>
    open.includes(withOpen(warning, written, choice)),
  );
}

/** Leaves some amounts open. Each bit of "choice" decides about one amount. */
function withOpen(warning: string, written: RegExpExecArray[], choice: number): string {
  return written.reduceRight(
    (words, { 0: amount, index }, bit) =>
      choice & (1 << bit) ? words.slice(0, index) + OPEN + words.slice(index + amount.length) : words,
    warning,
  );
}

const OPEN = '\0';
/** "$1,200", "1.200 €", "line 58" */
const AMOUNT = /line \d+|\p{Sc}?\d[\d.,’\u00a0\u202f]*(?<=\d)(?:[ \u00a0\u202f]?\p{Sc})?/gu;
const MOST_AMOUNTS = 6;

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function entryOf(value: unknown): Entry {
  const { warning, page } = isFields(value) ? value : {};
  return {
    warning: typeof warning === 'string' ? withoutQuotes(warning) : '',
    ...(typeof page === 'string' && { page }),
  };
}

/** A sentence can be copied into JSON with or without the quotation marks inside it. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(/["“”'‘’]/g, '').trim();
}

/** "Color" is right where it is part of the site's name "Color Line". */
function stands(name: string, plain: string, word: string, offset: number): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    if (plain.startsWith(name, offset - at)) return true;
  }
  return false;
}
