// What the shell calls things.
import { isFields, typeOf } from '../../base/json-value.ts';
import { capital, shortened } from '../../base/words.ts';
import { inWords, labelField } from '../../document/schema/labels.ts';
import { asVisitorsRead } from './site-values.ts';
import type { State } from './state.ts';

const LONGEST = 48;
const LONGEST_IN_SENTENCE = 32;

/** A block by its type and heading: "Faq: How long does it take?". An item by its number and title. */
export function titled(label: string, value: unknown, state: Pick<State, 'look'>): string {
  const name = nameOf(label, value);
  const title = titleIn(value, state);
  return title === undefined ? name : `${name}: ${shortened(title, LONGEST)}`;
}

/** The same in a sentence, as short as possible: “How long does it take?”, or "Faq". */
export function called(label: string, value: unknown, state: Pick<State, 'look'>): string {
  const title = titleIn(value, state);
  return title === undefined ? nameOf(label, value) : `“${shortened(title, LONGEST_IN_SENTENCE)}”`;
}

function nameOf(label: string, value: unknown): string {
  return capital(typeOf(value) === undefined ? label : inWords(String(typeOf(value))));
}

function titleIn(value: unknown, state: Pick<State, 'look'>): string | undefined {
  const field = labelField(value);
  return isFields(value) && field !== undefined ? asVisitorsRead(String(value[field]), state) : undefined;
}

/** The title as the page's document has it: without the name of the site, which is added to it for browsers. */
export function titleOfPage({ look, route }: State): string {
  const { title } = (look?.documents[route]?.value ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : route;
}
