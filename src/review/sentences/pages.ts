// Says what changed in the document of one page.

import { type Fields, isSame } from '../../base/json-value.ts';
import { type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { schemaOfStep } from '../../document/schema/step.ts';
import { compareBlocks } from './blocks.ts';
import type { Line } from './changes.ts';
import { asText, inQuotes } from './show.ts';
import { blockTitle, type ShownNames } from './shown-names.ts';
import { compareFields, compareValue } from './values.ts';

/** Fields that hold other fields: each gets a line of its own. */
const PARTS: { [field: string]: Said } = {
  card: says`card`,
  service: says`service, as search engines are told`,
  article: says`article`,
};

const NOT_SHOWN = ['$schema', 'blocks', ...Object.keys(PARTS)];

export function comparePages(was: Fields, now: Fields, schema: Schema, names: ShownNames): Line[] {
  const own = [...pageSentences(was, now), ...compareFields(schema, was, now, names, { without: without() })];
  return [
    ...own.map(phrase => ({ phrases: [phrase] })),
    ...Object.entries(PARTS).flatMap(([field, label]) => part(field, label, was, now, schema, names)),
    ...compareBlocks(listOf(was.blocks), listOf(now.blocks), names),
  ];
}

/** Leaves out of the general comparison each field that has a sentence or a line of its own. */
function without(): string[] {
  return [...NOT_SHOWN, 'index', 'parent', 'redirects', 'status', 'publishAt', 'unpublishAt', 'image'];
}

function pageSentences(was: Fields, now: Fields): Said[] {
  const sentences: Said[] = [...dateSentences(was, now)];
  if (!isSame(was.status, now.status)) sentences.push(statusSentence(was.status, now.status));
  if (!isSame(was.index, now.index)) {
    sentences.push(
      now.index === false ? says`kept out of search engines` : says`open to search engines again`,
    );
  }
  if (!isSame(was.parent, now.parent)) sentences.push(parentSentence(was.parent, now.parent));
  if (!isSame(was.image, now.image)) sentences.push(sharingSentence(was.image, now.image));
  const [before, after] = [listOf(was.redirects), listOf(now.redirects)];
  for (const from of after.filter(route => !before.includes(route))) {
    sentences.push(says`redirect added: ${address(from)} leads here`);
  }
  for (const from of before.filter(route => !after.includes(route))) {
    sentences.push(says`redirect taken out: ${address(from)} no longer leads here`);
  }
  return sentences;
}

const address = (value: unknown) => the.sign(asText(value));

function statusSentence(was: unknown, now: unknown): Said {
  if (now === 'draft') return says`made a draft: visitors no longer see this page`;
  if (was === 'draft') return says`draft published: visitors see this page from now on`;
  return says`status ${the.sign(asText(was ?? 'none'))} → ${the.sign(asText(now ?? 'none'))}`;
}

function dateSentences(was: Fields, now: Fields): Said[] {
  return [
    ...dateSentence(was.publishAt, now.publishAt, says`visitors see the page from`),
    ...dateSentence(was.unpublishAt, now.unpublishAt, says`visitors see the page until`),
  ];
}

function dateSentence(was: unknown, now: unknown, words: Said): Said[] {
  if (isSame(was, now)) return [];
  const [before, after] = [was, now].map(value => the.date(asText(value))) as [SaidPart, SaidPart];
  if (now === undefined) return [says`${words} ${before} no more: the date was taken out`];
  return [was === undefined ? says`${words} ${after}` : says`${words} ${after}, not ${before}`];
}

function parentSentence(was: unknown, now: unknown): Said {
  if (now === undefined)
    return says`stands under its folder’s page in the breadcrumbs again, no longer under ${address(was)}`;
  return was === undefined
    ? says`stands under ${address(now)} in the breadcrumbs`
    : says`stands under ${address(now)} in the breadcrumbs, no longer under ${address(was)}`;
}

function sharingSentence(was: unknown, now: unknown): Said {
  const name = (value: unknown) => (value === undefined ? says`the site’s own` : inQuotes(asText(value)));
  return says`picture for sharing replaced: ${name(was)} → ${name(now)}`;
}

function part(
  field: string,
  label: Said,
  was: Fields,
  now: Fields,
  schema: Schema,
  names: ShownNames,
): Line[] {
  if (isSame(was[field], now[field])) return [];
  if (was[field] === undefined) return [{ phrases: [says`${label} added`] }];
  if (now[field] === undefined) return [{ phrases: [says`${label} taken out`] }];
  const phrases = compareValue({ field }, schemaOfStep(schema, field), was[field], now[field], names);
  return [{ label, phrases }];
}

/** What a new page holds, in a few words: "hero, steps, faq and two more blocks". */
export function contentsOf(document: Fields, names: ShownNames): Said {
  const nouns = listOf(document.blocks).map(block => blockTitle(block, names).noun);
  const named = the.list(nouns.slice(0, MOST_NAMED), ',');
  const more = nouns.length - MOST_NAMED;
  return more > 0 ? says`${named} and ${the.count(more, 'more block', 'spelled')}` : says`${named}`;
}

const MOST_NAMED = 3;

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
