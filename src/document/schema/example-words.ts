// Gives the examples of blocks the words of another language, so that a block begins in the language of the site. Only examples whose
// words are all translated count there: a site never gets half of one.
import { isFields, ownOf } from '../../base/json-value.ts';
import { tongueOf } from '../../base/language.ts';
import { everyWord } from './given-words.ts';
import type { Sources } from './sources.ts';

/** The examples of a type of block: those in a language, in English if it has none, or without a language those in all of them. */
export type ExamplesOf = (type: string, language?: string) => unknown[];

type Words = { [english: string]: string };

const NONE: unknown[] = [];

export function examplesFrom({ blocks }: Sources): ExamplesOf {
  const known = new Map(
    blocks.map(({ type, examples, exampleWords = {} }) => {
      const inLanguages = Object.fromEntries(
        Object.entries(exampleWords).map(([language, words]) => [language, translated(examples, words)]),
      );
      return [type, { examples, inLanguages, all: [...examples, ...Object.values(inLanguages).flat()] }];
    }),
  );
  return (type, language) => {
    const { examples, inLanguages, all } = known.get(type) ?? {};
    if (language === undefined) return all ?? NONE;
    const own = ownOf(inLanguages ?? {}, tongueOf(language)) ?? NONE;
    return own.length > 0 ? own : (examples ?? NONE);
  };
}

function translated(examples: unknown[], words: Words): unknown[] {
  return examples
    .filter(example => everyWord(example, text => Object.hasOwn(words, text)))
    .map(example => inWordsOf(example, words));
}

function inWordsOf(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return ownOf(words, value) ?? value;
  if (Array.isArray(value)) return value.map(inner => inWordsOf(inner, words));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inWordsOf(inner, words)]));
}
