// What the shell calls things.
import { isFields, typeOf } from '../../../base/json-value.ts';
import { withoutSigns } from '../../../base/without-signs.ts';
import { capital, shortened } from '../../../base/words.ts';
import { blockNoun } from '../../../document/schema/block-keywords.ts';
import { labelField } from '../../../document/schema/labels.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { formOf, SELDOM } from '../../model/form/form.ts';
import type { State } from '../../model/state/state.ts';
import { addressAbove } from './page-tree.ts';
import { asVisitorsRead } from './site-values.ts';

type Known = Pick<State, 'look' | 'opened'>;
/** "FAQ" and "How long does it take?". */
type Named = { kind: string; title?: string };

const LONGEST = 48;
const LONGEST_IN_SENTENCE = 32;

/**
 * A block by its noun and heading: "FAQ: How long does it take?". An item by its number and title. "schema" describes the value, so that
 * one without a title is known by its first words.
 */
export function titled(label: string, value: unknown, state: Known, schema?: Schema): string {
  return inOne(kindAndTitle(label, value, state, schema));
}

export function inOne({ kind, title }: Named): string {
  return title === undefined ? kind : `${kind}: ${title}`;
}

/** The same apart, as a row of the outline shows it. */
export function kindAndTitle(label: string, value: unknown, state: Known, schema?: Schema): Named {
  const title = titleIn(value, state, schema);
  return {
    kind: nameOf(label, value, state),
    ...(title !== undefined && { title: shortened(title, LONGEST) }),
  };
}

/** The same in a sentence, as short as possible: “How long does it take?”, or "FAQ". */
export function called(label: string, value: unknown, state: Known, schema?: Schema): string {
  const title = titleIn(value, state, schema);
  return title === undefined
    ? nameOf(label, value, state)
    : SHELL_WORDS.quoted(shortened(title, LONGEST_IN_SENTENCE));
}

function nameOf(label: string, value: unknown, { opened }: Known): string {
  const type = typeOf(value);
  return capital(type === undefined ? label : blockNoun(type, opened.definitions[type]));
}

function titleIn(value: unknown, state: Known, schema?: Schema): string | undefined {
  const field = labelField(value);
  const title =
    isFields(value) && field !== undefined ? String(value[field]) : firstWords(value, state, schema);
  return title === undefined ? undefined : asVisitorsRead(withoutSigns(title), state);
}

/** In the order of the form. Words for colleagues name nothing. */
function firstWords(value: unknown, { opened }: Known, schema?: Schema): string | undefined {
  if (!schema || !isFields(value)) return undefined;
  const { fields } = formOf(schema, opened.definitions, value);
  for (const { step, control } of fields) {
    const [first] = [value[step]].flat();
    const isWords = control.kind === 'words' || (control.kind === 'line' && control.pattern === undefined);
    if (isWords && !SELDOM.includes(String(step)) && typeof first === 'string' && first !== '') return first;
  }
  return undefined;
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
