// Fills in forms as an author would who looks at nothing but the form: what it says is enough for a valid document.
import type { Control } from '../../../src/composer/model/form/control.ts';
import { type FieldInForm, formOf } from '../../../src/composer/model/form/form.ts';
import type { Definitions, Schema } from '../../../src/document/schema/sources.ts';

/**
 * "turn" chooses among alternatives: with 0 a link gets its first kind of target and a point is a line; with 1 the second ones.
 * "block" is the type of every block.
 */
export type Choosing = { definitions: Definitions; turn: number; block?: string };

const PATTERNED = [
  ...[
    '/a',
    '/images/a.png',
    'https://a.example',
    'mailto:a@example.com',
    'site:email',
    'a',
    'en',
    'EUR',
    'AU',
  ],
  ...['0 0 1 1', '{report}', 'Europe/Lisbon', 'today', 'b', '/b', 'c'],
];

/** Every field of the object that may stand beside the others. */
export function filledIn(schema: Schema, choosing: Choosing, value?: { type: string }): object {
  const { fields, alternatives } = formOf(schema, choosing.definitions, value);
  const chosen = alternatives.map(({ isExactlyOne, ways }) =>
    isExactlyOne ? ways[choosing.turn % ways.length] : ways.flat(),
  );
  const left = alternatives.flatMap(({ ways }, index) =>
    ways.flat().filter(name => !chosen[index]?.includes(name)),
  );
  const written = fields.filter(({ step }) => !left.includes(String(step)));
  return { ...value, ...Object.fromEntries(written.map(field => [field.step, valueFor(field, choosing)])) };
}

export function valueFor({ control, otherwise }: FieldInForm, choosing: Choosing, number = 0): unknown {
  const chosen = choosing.turn % 2 === 1 && otherwise ? otherwise : control;
  return fill(chosen, choosing, number);
}

function fill(control: Control, choosing: Choosing, number: number): unknown {
  switch (control.kind) {
    case 'line':
    case 'link':
      return lineFor(control, number);
    case 'words':
      return choosing.turn % 2 === 0 || !control.mayBeList ? 'Some **words**.' : ['One.', 'Two.'];
    case 'choice':
      return control.choices[(number + choosing.turn) % control.choices.length]?.value ?? 'Guides';
    case 'icon':
      return control.choices[0]?.value;
    case 'yes':
      return control.writes[choosing.turn % control.writes.length];
    case 'amount':
      return control.least ?? 7;
    case 'day':
      return '2026-12-01';
    case 'crop':
      return '10 20 30 40';
    case 'shared':
      return 'opening-hours';
    case 'picture':
      return control.schema ? filledIn(control.schema, choosing) : '/images/a.png';
    case 'card':
      return filledIn(control.schema, choosing);
    case 'group':
      return filledIn(control.schema, choosing, typeFor(control, choosing));
    case 'list':
      return listFor(control, choosing);
    case 'table':
      return Object.fromEntries(
        formOf(control.schema, choosing.definitions, { one: 0 }).fields.map(field => [
          field.step,
          valueFor(field, choosing),
        ]),
      );
    case 'file':
      throw new Error('No control writes this.');
  }
}

function lineFor(
  { pattern, least = 1 }: Extract<Control, { kind: 'line' | 'link' }>,
  number: number,
): string {
  if (pattern === undefined) return `Line ${number + 1}`.padEnd(least, ' and more');
  const fitting = PATTERNED.filter(text => text.length >= least && new RegExp(pattern).test(text));
  return fitting[number % fitting.length] ?? `nothing fits ${pattern}`;
}

function typeFor({ blocks }: Extract<Control, { kind: 'group' }>, { block }: Choosing) {
  return blocks && { type: block ?? String(blocks[0]?.value) };
}

function listFor({ schema, least = 1 }: Extract<Control, { kind: 'list' }>, choosing: Choosing): unknown[] {
  const places = Array.from({ length: Math.max(1, least) });
  return formOf(schema, choosing.definitions, places).fields.map((field, index) =>
    valueFor(field, choosing, index),
  );
}
