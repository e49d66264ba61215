import { createContext, type ReactElement, type ReactNode } from 'react';
import type { Schema } from '../../../../document/schema/sources.ts';
import type { PlaceIn } from '../../../model/asks.ts';
import type { Control } from '../../../model/form/control.ts';
import type { FieldInForm } from '../../../model/form/form.ts';

/** What every control gets. Its label points to "id" and is called "labelId". "about" names the help and the sentences below. */
export type ControlProps<Kind extends Control['kind'] = Control['kind']> = FieldProps & {
  control: Extract<Control, { kind: Kind }>;
};

type FieldProps = {
  field: FieldInForm;
  place: PlaceIn;
  /** That of the document, for spelling and for reading aloud. The labels have that of the window. */
  language: string | undefined;
  value: unknown;
  id: string;
  labelId: string;
  about: string;
  isInvalid: boolean;
  /** "undefined" takes the field away. */
  put: (value: unknown) => void;
  /** The same for what is being typed. If half of it would be another value, it is saved when the field is left. */
  type: (value: unknown) => void;
  draw: DrawFields;
};

/** For a control that holds other fields. It is handed what draws them, because they may hold such a control again. */
export type DrawFields = {
  /** All fields of an object. */
  all: (schema: Schema, place: PlaceIn, value: unknown) => ReactNode;
  /** One item of a list, or one value of a table. "place" is that of the list. */
  one: (field: FieldInForm, place: PlaceIn, value: unknown) => ReactElement;
};

/** The attributes that tie an element to its label and to what is said about it, and name the language of what is written in it. */
export function described({ id, about, isInvalid, language }: Described) {
  return {
    id,
    'aria-describedby': about,
    lang: language,
    ...(isInvalid && { 'aria-invalid': true }),
  };
}

type Described = Pick<FieldProps, 'id' | 'about' | 'isInvalid' | 'language'>;

/** An empty field is taken out of the document. One that is needed stays empty, and the check says so. */
export function writtenText(text: string, isNeeded: boolean): string | undefined {
  return text === '' && !isNeeded ? undefined : text;
}

/** Whether the fields can only be read. The editor of words cannot be locked by an element around it. */
export const LockedFields = createContext(false);

/** What a field holds that is there and not filled in. */
export function emptyValue(control: Control): unknown {
  switch (control.kind) {
    case 'yes':
      return control.writes[0];
    case 'list':
      return [];
    case 'group':
    case 'card':
    case 'table':
      return {};
    default:
      return '';
  }
}
