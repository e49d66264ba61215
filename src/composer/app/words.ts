// What the shell calls things.
import { isFields, typeOf } from '../../base/json-value.ts';
import { capital, shortened } from '../../base/words.ts';
import { inWords, labelField } from '../../document/schema/labels.ts';
import type { State } from './store.ts';

const LONGEST = 48;

/** A block by its type and heading: "Faq: How long does it take?". An item by its number and title. */
export function titled(label: string, value: unknown): string {
  const name = capital(typeOf(value) === undefined ? label : inWords(String(typeOf(value))));
  const field = labelField(value);
  const title = isFields(value) && field !== undefined ? String(value[field]) : undefined;
  return title === undefined ? name : `${name}: ${shortened(title, LONGEST)}`;
}

/** The title as the page's document has it: without the name of the site, which is added to it for browsers. */
export function titleOfPage({ look, route }: State): string {
  const { title } = (look?.documents[route]?.value ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : route;
}
