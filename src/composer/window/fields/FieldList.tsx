import { useState } from 'react';
import { isFields, valueAt } from '../../../base/json-value.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { type Alternative, type FieldInForm, type Form, formOf } from '../../model/form/form.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { Props } from '../TopBar.tsx';
import type { DrawFields } from './controls/control-props.ts';
import { FieldRow } from './FieldRow.tsx';
import { holdsBlocks } from './levels.ts';
import { OneOfThese } from './OneOfThese.tsx';

export type FieldListProps = Props & { place: PlaceIn; schema: Schema; value: unknown };

/** All fields of an object. Those that were neither needed nor set when the list was opened wait behind "More fields". */
export function FieldList({ schema, value, ...rest }: FieldListProps) {
  const { store, state, place } = rest;
  const form = formOf(schema, state.opened.definitions, value);
  // A field that is filled in stays where it is, because moving it would take the caret out of it.
  const [first] = useState(() => firstFields(form));
  const draw: DrawFields = {
    all: (schema, place, value) => (
      <FieldList key={keyOf(place)} {...{ schema, place, value, store, state }} />
    ),
    one: (field, place, value) => (
      <FieldRow key={field.step} {...{ field, place, value, draw, store, state }} />
    ),
  };
  const row = (field: FieldInForm) => draw.one(field, place, valueAt(value, [field.step]));
  const counting = form.fields.filter(
    field => counts(field, value) && !holdsBlocks(field.control, state.opened.definitions),
  );
  // What is said comes before how it looks.
  const shown = [...counting.filter(field => !isLook(field)), ...counting.filter(isLook)];
  const drawn = (field: FieldInForm) => {
    const alternative = exclusive(form.alternatives).find(({ ways }) =>
      ways.flat().includes(String(field.step)),
    );
    if (!alternative) return row(field);
    const together = alternative.ways.flat();
    const isFirst = form.fields.find(({ step }) => together.includes(String(step))) === field;
    return isFirst ? (
      <OneOfThese
        key={field.step}
        {...{ alternative, fields: form.fields, value, draw: row }}
        put={wanted => store.type(place, wanted)}
      />
    ) : null;
  };
  const others = shown.filter(({ step }) => !first.has(String(step)));
  return (
    <>
      {shown.filter(({ step }) => first.has(String(step))).map(drawn)}
      {others.length > 0 && (
        <details>
          <summary>More fields ({others.length})</summary>
          <div className="stack stack--wide">{others.map(drawn)}</div>
        </details>
      )}
    </>
  );
}

function firstFields({ fields, alternatives }: Form): Set<string> {
  const standing = fields.filter(({ isNeeded, isSet }) => isNeeded || isSet);
  return new Set([
    ...standing.map(({ step }) => String(step)),
    ...alternatives.flatMap(({ ways }) => ways.flat()),
  ]);
}

/** Where at least one is enough, all fields are shown. */
function exclusive(alternatives: Alternative[]): Alternative[] {
  return alternatives.filter(({ isExactlyOne }) => isExactlyOne);
}

function isLook({ control: { kind }, isNeeded }: FieldInForm): boolean {
  return !isNeeded && (kind === 'choice' || kind === 'yes');
}

/** Whether the field means anything with the choice that its neighbour has. One that is filled in is shown anyway. */
function counts({ onlyIn, isSet }: FieldInForm, value: unknown): boolean {
  if (!onlyIn || isSet) return true;
  return isFields(value) && onlyIn.choices.includes(String(value[onlyIn.field]));
}
