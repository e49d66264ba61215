// Says what changed in the document of one page.

import { longMoment } from '../../base/dates.ts';
import { type Fields, isSame } from '../../base/json-value.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { schemaOfStep } from '../../document/schema/step.ts';
import { compareBlocks } from './blocks.ts';
import type { Line } from './changes.ts';
import { asText } from './show.ts';
import { blockTitle, type ShownNames } from './shown-names.ts';
import { compareFields, compareValue } from './values.ts';
import { ours, saidAs, several, type Words } from './words.ts';

/** Fields that hold other fields: each gets a line of its own. */
const PARTS: { [field: string]: string } = {
  card: 'card',
  service: 'service, as search engines are told',
  article: 'article',
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

function pageSentences(was: Fields, now: Fields): Words[] {
  const sentences: Words[] = [...dateSentences(was, now)];
  if (!isSame(was.status, now.status)) sentences.push(statusSentence(was.status, now.status));
  if (!isSame(was.index, now.index)) {
    sentences.push(ours(now.index === false ? 'kept out of search engines' : 'open to search engines again'));
  }
  if (!isSame(was.parent, now.parent)) sentences.push(parentSentence(was.parent, now.parent));
  if (!isSame(was.image, now.image)) sentences.push(sharingSentence(was.image, now.image));
  const [before, after] = [listOf(was.redirects), listOf(now.redirects)];
  for (const from of after.filter(route => !before.includes(route))) {
    sentences.push(saidAs`redirect added: ${asText(from)} leads here`);
  }
  for (const from of before.filter(route => !after.includes(route))) {
    sentences.push(saidAs`redirect taken out: ${asText(from)} no longer leads here`);
  }
  return sentences;
}

function statusSentence(was: unknown, now: unknown): Words {
  if (now === 'draft') return ours('made a draft: visitors no longer see this page');
  if (was === 'draft') return ours('draft published: visitors see this page from now on');
  return saidAs`status ${asText(was ?? 'none')} → ${asText(now ?? 'none')}`;
}

const DATES = { publishAt: 'visitors see the page from', unpublishAt: 'visitors see the page until' };

function dateSentences(was: Fields, now: Fields): Words[] {
  return Object.entries(DATES).flatMap(([field, words]) => {
    const [before, after] = [was[field], now[field]];
    if (isSame(before, after)) return [];
    if (after === undefined)
      return [saidAs`${ours(words)} ${longMoment(asText(before))} no more: the date was taken out`];
    const instead = before === undefined ? [] : saidAs`, not ${longMoment(asText(before))}`;
    return [saidAs`${ours(words)} ${longMoment(asText(after))}${instead}`];
  });
}

function parentSentence(was: unknown, now: unknown): Words {
  if (now === undefined)
    return saidAs`stands under its folder’s page in the breadcrumbs again, no longer under ${asText(was)}`;
  return saidAs`stands under ${asText(now)} in the breadcrumbs${was === undefined ? [] : saidAs`, no longer under ${asText(was)}`}`;
}

function sharingSentence(was: unknown, now: unknown): Words {
  const name = (value: unknown) =>
    value === undefined ? ours('the site’s own') : saidAs`"${asText(value)}"`;
  return saidAs`picture for sharing replaced: ${name(was)} → ${name(now)}`;
}

function part(
  field: string,
  label: string,
  was: Fields,
  now: Fields,
  schema: Schema,
  names: ShownNames,
): Line[] {
  const subject = { field, words: '' };
  if (isSame(was[field], now[field])) return [];
  if (was[field] === undefined) return [{ phrases: [saidAs`${ours(label)} added`] }];
  if (now[field] === undefined) return [{ phrases: [saidAs`${ours(label)} taken out`] }];
  const phrases = compareValue(subject, schemaOfStep(schema, field), was[field], now[field], names);
  return [{ label: ours(label), phrases }];
}

/** What a new page holds, in a few words: "hero, steps, faq and two more blocks". */
export function contentsOf(document: Fields, names: ShownNames): Words {
  const types = listOf(document.blocks).map(block => blockTitle(block, names).noun);
  const named = types.slice(0, 3).join(', ');
  const more = types.length - 3;
  return ours(more > 0 ? `${named} and ${several(more, 'more block')}` : named);
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
