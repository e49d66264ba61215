// Sentences of a report. Each part remembers whether it is ours, the author's, taken out or put in, so that a terminal can colour
// it and a comment can escape it.
import { plural, shown } from '../../base/words.ts';

type Part = { text: string; kind: 'ours' | 'theirs' | 'was' | 'now' };
export type Words = Part[];

/** saidAs`steps added: "${heading}"`: the template's own words are ours, a text put into it is the author's. */
export function saidAs(strings: TemplateStringsArray, ...values: (Words | string | number)[]): Words {
  return strings.flatMap((text, index) => [...ours(text), ...wordsOf(values[index] ?? [])]);
}

function wordsOf(value: Words | string | number): Words {
  if (Array.isArray(value)) return value;
  return typeof value === 'number' ? ours(String(value)) : theirs(value);
}

export const ours = (text: string): Words => part(text, 'ours');
export const theirs = (text: string): Words => part(text, 'theirs');
export const was = (text: string): Words => part(text, 'was');
export const now = (text: string): Words => part(text, 'now');

function part(text: string, kind: Part['kind']): Words {
  return text === '' ? [] : [{ text, kind }];
}

export function joined(list: Words[], joint: string): Words {
  return list.flatMap((words, index) => (index === 0 ? words : [...ours(joint), ...words]));
}

/** Plain text on one line, without control characters that a terminal would obey. */
export function plain(words: Words): string {
  return words.map(({ text }) => shown(text.replace(/\s+/g, ' '))).join('');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 2, "step" → "two steps" */
export function several(count: number, noun: string): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? noun : plural(noun)}`;
}
