// What the shell calls things.
import { isFields, typeOf } from '../../base/json-value.ts';
import { capital, shortened } from '../../base/words.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { labelField } from '../../document/schema/labels.ts';
import type { State } from '../model/state/state.ts';
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
  return isFields(value) && field !== undefined ? asVisitorsRead(String(value[field]), state) : undefined;
}

/** The title as the page's document has it: without the name of the site, which is added to it for browsers. */
export function titleOfPage({ look, route }: State): string {
  const { title } = (look?.documents[route]?.value ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : route;
}
