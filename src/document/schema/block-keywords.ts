// The keywords by which a block's schema.json describes the block as a whole, and the check of their values. With these, no other
// part of the engine has to know a block by its name.
import { type Fields, isFields } from '../../base/json-value.ts';
import { listed } from '../../base/words.ts';
import { BLOCK_ICONS } from './block-icons.ts';

type Keyword = {
  /** What the keyword is for, as docs/ui.md says it. */
  purpose: string;
  /** The end of the sentence about a wrong value. */
  is: string;
  fits: (value: unknown, schema: Fields) => boolean;
};

/** The kinds of blocks from which an author of the composer chooses. */
const BLOCK_GROUPS = ['words', 'pictures', 'offers', 'people', 'pages', 'asking'];

/** What items have to say so that search engines can be told that they are one of these (draw/resolve/told-by-blocks.ts). */
const TOLD: { [type: string]: string[] } = {
  FAQPage: ['question', 'answer'],
  Person: ['name'],
  OfferCatalog: ['name', 'price'],
};

/** A mistyped keyword needs no check here: ajv refuses every keyword that it does not know. */
const KEYWORDS: { [keyword: string]: Keyword } = {
  noun: {
    purpose:
      'What sentences call the block, as in "moved after the FAQ". If you leave it out, they use the name of its folder.',
    is: 'has to be a word, such as "FAQ"',
    fits: value => typeof value === 'string' && value !== '',
  },
  icon: {
    purpose: `The small drawing that stands for the block in the composer. It is none of the icons that visitors see, but ${listed(Object.keys(BLOCK_ICONS), 'or')}.`,
    is: `has to be ${listed(Object.keys(BLOCK_ICONS), 'or')}`,
    fits: value => Object.hasOwn(BLOCK_ICONS, String(value)),
  },
  group: {
    purpose: `Where the composer shows the block among others of its kind: ${listed(BLOCK_GROUPS, 'or')}.`,
    is: `has to be ${listed(BLOCK_GROUPS, 'or')}`,
    fits: value => BLOCK_GROUPS.some(one => one === value),
  },
  opensPage: {
    purpose: 'true: it can only be the first block of a page.',
    is: 'can only be true',
    fits: value => value === true,
  },
  oneOfItems: {
    purpose: 'The name of a field that one item of a page may have and no other, such as "popular".',
    is: 'has to name a field that its "items" have',
    fits: (value, schema) => Object.hasOwn(itemFields(schema), String(value)),
  },
  filteredBy: {
    purpose: 'The name of a field of its items, of which each button of its "filter" shows one value.',
    is: 'has to name a field that its "items" have',
    fits: (value, schema) => Object.hasOwn(itemFields(schema), String(value)),
  },
  timed: {
    purpose:
      'The names of two fields of its items, in which each says when it begins and when it ends, such as ["at", "until"]. The check holds them in that order.',
    is: 'has to name two fields that its "items" have',
    fits: (value, schema) =>
      Array.isArray(value) &&
      value.length === 2 &&
      value.every(field => Object.hasOwn(itemFields(schema), String(field))),
  },
  holdsTables: {
    purpose:
      'true: a table that somebody writes into a text becomes such a block by a button. Its items have a "name" and "cells".',
    is: 'can only be true, for items with a "name" and "cells"',
    fits: (value, schema) =>
      value === true && ['name', 'cells'].every(field => Object.hasOwn(itemFields(schema), field)),
  },
  structured: {
    purpose:
      'What search engines are told that its items are: "FAQPage", for items with a "question" and an "answer"; "Person", for items with a "name"; "OfferCatalog", for items with a "name" and a "price". An author takes questions out with "questions": false, and says with "kind" what a list of prices is, "menu" or "offers", where the schema has that field. A list without it is not told.',
    is: 'can only be "FAQPage", for items with a "question" and an "answer" each, "Person", for items with a "name", or "OfferCatalog", for items with a "name" and a "price"',
    fits: (value, schema) => {
      const needed = Object.hasOwn(TOLD, String(value)) ? TOLD[String(value)] : undefined;
      // Items of a shared definition are known only where all schemas come together.
      const isShared = itemsOf(schema).$ref !== undefined;
      return needed?.every(field => isShared || Object.hasOwn(itemFields(schema), field)) === true;
    },
  },
};

export const BLOCK_KEYWORDS = Object.keys(KEYWORDS);

/** "opensPage" → what it is for. */
export const KEYWORD_PURPOSES = Object.entries(KEYWORDS).map(([name, { purpose }]) => ({ name, purpose }));

/**
 * Fields of a block, not of its items, whose values would vanish: pages are drawn without their notes, each block gets its level,
 * name and rank from its place (draw/resolve/resolve.ts), and React keeps "key" to itself.
 */
export const KEPT_FIELDS = ['key', 'level', 'name', 'note', 'rank'];

export function keywordMistakes(file: string, schema: Fields): string[] {
  const misused = Object.entries(KEYWORDS).flatMap(([keyword, { is, fits }]) =>
    !Object.hasOwn(schema, keyword) || fits(schema[keyword], schema)
      ? []
      : `${file}: "${keyword}" ${is}. Change it, or take it out.`,
  );
  const names = [...new Set(fieldNames(schema))];
  return [...misused, ...keptMistakes(file, schema), ...names.flatMap(name => nameMistake(file, name))];
}

function keptMistakes(file: string, { properties }: Fields): string[] {
  const own = isFields(properties) ? Object.keys(properties) : [];
  return KEPT_FIELDS.filter(name => own.includes(name)).map(
    name =>
      `${file}: No field of a block can be called "${name}": Ashlar uses that name for every block. Rename it. Its items may have such a field.`,
  );
}

/** The names of all fields: of the block, its items and everything inside them. */
function fieldNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldNames);
  if (!isFields(schema)) return [];
  const own = isFields(schema.properties) ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(fieldNames)];
}

function nameMistake(file: string, name: string): string[] {
  if (!(name in {})) return [];
  return [
    `${file}: No field can be called "${name}": every object of JavaScript has that already. Rename it.`,
  ];
}

/** "call to action" */
export function blockNoun(type: string, { noun }: Fields = {}): string {
  return typeof noun === 'string' ? noun : type.replaceAll('-', ' ');
}

/** "package" */
export function itemTitle(schema: Fields): string {
  const { title } = itemsOf(schema);
  return typeof title === 'string' ? title.toLowerCase() : 'item';
}

function itemFields(schema: Fields): Fields {
  const { properties } = itemsOf(schema);
  return isFields(properties) ? properties : {};
}

function itemsOf({ properties }: Fields): Fields {
  const list = isFields(properties) ? properties.items : undefined;
  return isFields(list) && isFields(list.items) ? list.items : {};
}
