// The messages about a field that used to have another name.
import { expect, it } from 'vitest';
import { parse } from '../../json/parse.ts';
import { compileSchema, validate } from '../validate.ts';

const SCHEMA = {
  title: 'List',
  type: 'object',
  additionalProperties: false,
  properties: {
    items: { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 9 } },
    first: { type: 'string', maxLength: 9 },
    last: { type: 'string', maxLength: 9 },
  },
  required: ['items'],
  replaced: {
    points: { by: 'items', why: 'Every list has this name.' },
    ends: { by: ['first', 'last'] },
    colour: {},
  },
};
const check = compileSchema(SCHEMA);

function problemsOf(document: object) {
  const { parsed } = parse({ file: 'pages/page.json', text: JSON.stringify(document) });
  return parsed ? validate(parsed, check) : [];
}

it('names the new field, and renaming to it is the fix', () => {
  const [problem, ...others] = problemsOf({ points: ['one'] });
  expect(others).toEqual([]);
  expect(problem?.message).toBe(
    '"points" is called "items" now. Every list has this name. Run "npm run migrate".',
  );
  expect(problem?.fix).toMatchObject({ offset: 1, length: '"points"'.length, text: '"items"' });
});

it('offers no renaming to a field that is there already', () => {
  const [problem, ...others] = problemsOf({ items: ['one'], points: ['one'] });
  expect(others).toEqual([]);
  expect(problem?.message).toContain('"points" is called "items" now.');
  expect(problem?.fix).toBeUndefined();
});

it('names all fields that one has become', () => {
  const [problem] = problemsOf({ items: [], ends: 'a b' });
  expect(problem?.message).toBe('"ends" has become "first" and "last". Run "npm run migrate".');
  expect(problem?.fix).toBeUndefined();
});

it('says of a field that nothing replaces that it is gone', () => {
  expect(problemsOf({ items: [], colour: 'red' })[0]?.message).toBe(
    '"colour" is no longer used. Run "npm run migrate".',
  );
});

it('knows a document of an older shape by it, whatever else is missing', () => {
  expect(problemsOf({ colour: 'red' }).map(({ message }) => message)).toEqual([
    '"colour" is no longer used. Run "npm run migrate".',
    'A list needs "items". It has an older shape: run "npm run migrate".',
  ]);
});
