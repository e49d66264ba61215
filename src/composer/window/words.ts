// What the shell calls things.
import { isFields, typeOf } from '../../base/json-value.ts';
import { capital, shortened } from '../../base/words.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { labelField } from '../../document/schema/labels.ts';
import type { State } from '../model/state/state.ts';
import { addressAbove } from './outline/page-tree.ts';
import { asVisitorsRead } from './site-values.ts';

type Known = Pick<State, 'look' | 'opened'>;

const LONGEST = 48;
const LONGEST_IN_SENTENCE = 32;

/** A block by its noun and heading: "FAQ: How long does it take?". An item by its number and title. */
export function titled(label: string, value: unknown, state: Known): string {
  const name = nameOf(label, value, state);
  const title = titleIn(value, state);
  return title === undefined ? name : `${name}: ${shortened(title, LONGEST)}`;
}

/** What a row of the outline shows apart: "FAQ" and "How long does it take?". */
export function kindAndTitle(label: string, value: unknown, state: Known): { kind: string; title?: string } {
  const title = titleIn(value, state);
  return {
    kind: nameOf(label, value, state),
    ...(title !== undefined && { title: shortened(title, LONGEST) }),
  };
}

/** The same in a sentence, as short as possible: “How long does it take?”, or "FAQ". */
export function called(label: string, value: unknown, state: Known): string {
  const title = titleIn(value, state);
  return title === undefined ? nameOf(label, value, state) : `“${shortened(title, LONGEST_IN_SENTENCE)}”`;
}

function nameOf(label: string, value: unknown, { opened }: Known): string {
  const type = typeOf(value);
  return capital(type === undefined ? label : blockNoun(type, opened.definitions[type]));
}

function titleIn(value: unknown, state: Known): string | undefined {
  const field = labelField(value);
  if (!isFields(value)) return undefined;
  // A text of several paragraphs is known by its first words.
  const words = field === undefined ? [value.text].flat()[0] : value[field];
  return typeof words === 'string' && words !== '' ? asVisitorsRead(withoutSigns(words), state) : undefined;
}

/** Without the signs of Markdown, which nobody sees who reads. */
function withoutSigns(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.)\s+/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)/g, '');
}

/** The name that the page has in every list. Until that is known, the title of its document. */
export function titleOfPage(state: State): string {
  const { look, route, pages } = state;
  const listed = pages.find(page => page.route === route);
  if (listed) return listed.title;
  const { title } = (look?.documents[route]?.value ?? {}) as { title?: unknown };
  return typeof title === 'string' ? asVisitorsRead(title, state) : route;
}

/** The name of the nearest page above this one. */
export function pageAbove({ route, pages }: State): string | undefined {
  const titles = new Map(pages.map(page => [page.route, page.title]));
  return titles.get(addressAbove(route, titles) ?? '');
}
