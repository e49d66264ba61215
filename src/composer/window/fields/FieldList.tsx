import { useState } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { type FieldInForm, type Form, formOf, SELDOM } from '../../model/form/form.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { inShort } from '../shown/held.ts';
import { counts, holdsBlocks } from '../shown/levels.ts';
import type { DrawFields } from './controls/control-props.ts';
import { FieldRow, TITLES } from './FieldRow.tsx';
import { OneOfThese } from './OneOfThese.tsx';
import { PageRows } from './PageSummary.tsx';

const { fields: WORDS, summary } = SHELL_WORDS;

export type FieldListProps = {
  place: PlaceIn;
  schema: Schema;
  value: unknown;
  /** The names of the fields to show. All, if it is left out. */
  only?: string[] | undefined;
  /** The form of a page stays folded: each fold says in short what is in it. */
  isPage?: boolean;
};

/** All fields of an object. Those that were neither needed nor set when the list was opened wait behind "More fields". */
export function FieldList({ place, schema, value, only, isPage = false }: FieldListProps) {
  const { store, state } = useSituation();
  const { fields, alternatives } = formOf(schema, state.opened.definitions, value);
  const form = { fields: fields.filter(({ step }) => only?.includes(String(step)) ?? true), alternatives };
  // A field that is filled in stays where it is, because moving it would take the caret out of it.
  const [shownFirst] = useState(() => firstFields(form));
  const draw: DrawFields = {
    all: (schema, place, value) => <FieldList key={keyOf(place)} {...{ schema, place, value }} />,
    one: (field, place, value) => <FieldRow key={field.step} {...{ field, place, value, draw }} />,
  };
  const row = (field: FieldInForm) => draw.one(field, place, valueAt(value, [field.step]));
  const counting = form.fields.filter(
    field => counts(field, value) && !holdsBlocks(field.control, state.opened.definitions),
  );
  const shown = counting.toSorted((a, b) => rankOf(a) - rankOf(b));
  // Where at least one is enough, all fields are shown.
  const alternativeOf = ({ step }: FieldInForm) =>
    alternatives.find(({ isExactlyOne, ways }) => isExactlyOne && ways.flat().includes(String(step)));
  /** Of fields that take the place of each other, the first one draws them all. */
  const isDrawn = (field: FieldInForm) => {
    const together = alternativeOf(field)?.ways.flat();
    return !together || form.fields.find(({ step }) => together.includes(String(step))) === field;
  };
  const drawn = (field: FieldInForm) => {
    const alternative = alternativeOf(field);
    return alternative ? (
      <OneOfThese
        key={field.step}
        {...{ alternative, fields: form.fields, value, draw: row }}
        put={wanted => store.type(place, wanted)}
      />
    ) : (
      row(field)
    );
  };
  const deciding = isPage ? form.fields.filter(({ group }) => group === 'visible') : [];
  const isInView = shown.filter(field => isDrawn(field) && !deciding.includes(field));
  const isSeldom = ({ step }: FieldInForm) => SELDOM.includes(String(step));
  const isKnown = (field: FieldInForm) => shownFirst.has(String(field.step)) && !isSeldom(field);
  const known = isInView.filter(isKnown);
  const first = isPage ? known.filter(({ isNeeded }) => isNeeded) : known;
  const others = isInView.filter(field => !isKnown(field) && !isSeldom(field));
  const fold = (title: string, said: string, fields: FieldInForm[]) => (
    <details key={title} data-fields={fields.length}>
      <summary>
        {title}
        <span className="cut" title={said}>
          {said}
        </span>
        <Sign name="next" />
      </summary>
      <div className="part">{fields.map(drawn)}</div>
    </details>
  );
  const folds = [
    ...(isPage
      ? [
          fold(summary.found, summary.edit, first),
          <PageRows key="rows" seen={fold(summary.seen, state.look?.standing ?? summary.always, deciding)} />,
        ]
      : []),
    ...known.filter(field => !first.includes(field)).map(foldOf),
    ...(others.length > 0 ? [fold(WORDS.more(others.length), namesOf(others), others)] : []),
    ...isInView.filter(isSeldom).map(foldOf),
  ];
  function foldOf(field: FieldInForm) {
    return fold(capital(field.label), saidIn(field, valueAt(value, [field.step]), state), [field]);
  }
  return (
    <>
      {!isPage &&
        partsOf(first).map(({ title, fields }) => (
          <div key={fields[0]?.step} className="part">
            {title && <p className="part__title">{title}</p>}
            {fields.map(drawn)}
          </div>
        ))}
      {folds.length > 0 && <div className="folds">{folds}</div>}
    </>
  );
}

/** "Eyebrow, intro, tone" */
function namesOf(fields: FieldInForm[]): string {
  return capital(fields.map(({ label }) => label).join(', '));
}

type Part = { title?: string; fields: FieldInForm[] };

/** Whatever holds fields of its own is a part by itself, and so is the look. Everything else comes in runs. */
function partsOf(fields: FieldInForm[]): Part[] {
  const parts: Part[] = [];
  let last = '';
  for (const field of fields) {
    const kind = HOLDING.includes(field.control.kind)
      ? String(field.step)
      : isStyle(field)
        ? 'style'
        : 'words';
    const part = parts.at(-1);
    if (part && kind === last) part.fields.push(field);
    else parts.push({ ...(kind === 'style' && { title: WORDS.style }), fields: [field] });
    last = kind;
  }
  return parts;
}

const HOLDING = ['list', 'picture', 'card', 'group', 'table'];

/** What a closed row says of its field. A page is called by its name, and not by its address. */
function saidIn({ control }: FieldInForm, value: unknown, state: State): string {
  if (value === undefined) return '';
  const page = control.kind === 'link' && state.pages.find(({ route }) => route === value);
  if (page) return page.title;
  const isLines = control.kind === 'list' && [value].flat().every(line => typeof line === 'string');
  return isLines ? [value].flat().join(', ') : inShort(value, state);
}

function firstFields({ fields, alternatives }: Form): Set<string> {
  const shown = fields.filter(({ isNeeded, isSet, control }) => isNeeded || isSet || 'swatches' in control);
  return new Set([
    ...shown.map(({ step }) => String(step)),
    ...alternatives.flatMap(({ ways }) => ways.flat()),
  ]);
}

/** What a block is known by comes first, and how it looks comes last. */
function rankOf(field: FieldInForm): number {
  if (isStyle(field)) return 2;
  return TITLES.includes(String(field.step)) ? 0 : 1;
}

function isStyle({ control: { kind }, isNeeded }: FieldInForm): boolean {
  return !isNeeded && (kind === 'choice' || kind === 'yes');
}
