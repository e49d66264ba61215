import type { ReactNode } from 'react';
import type { Schema } from '../../../document/schema/sources.ts';
import type { PlaceIn } from '../../form/asks.ts';
import type { Control } from '../../form/control.ts';
import type { FieldInForm } from '../../form/form.ts';
import type { Props } from '../TopBar.tsx';

/** What every control gets. "id" is that of its label's target, "about" names the help and the sentences below it. */
export type ControlProps<Kind extends Control['kind'] = Control['kind']> = Props & {
  control: Extract<Control, { kind: Kind }>;
  field: FieldInForm;
  place: PlaceIn;
  value: unknown;
  id: string;
  about: string;
  /** "undefined" takes the field away. */
  put: (value: unknown) => void;
  draw: DrawFields;
};

/** For a control that holds other fields. It is handed what draws them, because they may hold such a control again. */
export type DrawFields = {
  /** All fields of an object. */
  all: (schema: Schema, place: PlaceIn, value: unknown) => ReactNode;
  /** One item of a list. "place" is that of the list. */
  one: (field: FieldInForm, place: PlaceIn, value: unknown) => ReactNode;
};
