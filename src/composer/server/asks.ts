// All that the composer can ask, in one table. HTTP only carries the questions.
import { failureIn } from '../../base/failure.ts';
import { isFields, ownOf } from '../../base/json-value.ts';
import { KINDS } from '../../change/editor/names.ts';
import type { Schema } from '../../document/schema/sources.ts';
import type { AskRefusal, Asks } from '../form/asks.ts';
import type { Step } from '../form/steps.ts';
import { begunIn } from './begun.ts';
import { choices } from './choices.ts';
import type { Author, ShownCopy } from './copy.ts';
import { keepWords } from './kept-words.ts';
import { look } from './look-answer.ts';
import { mendOthers } from './mend-others.ts';
import { opened, pagesListed } from './opened.ts';
import { refusedWithTitles } from './page-titles.ts';
import { placesLeft } from './places-left.ts';
import { RefusedAsk } from './refused-ask.ts';
import { change } from './steps/change.ts';
import { changedTexts, changeWithId } from './steps/earlier.ts';
import { follow } from './steps/follow.ts';
import { redo, undo } from './undo/undo.ts';
import { whereChanged } from './undo/where-changed.ts';

export type AskAnswer = { status: number; told: object };

type Ask<Input, Told> = {
  /** A JSON Schema of the question, which nobody trusts before. */
  input: Schema;
  run: (copy: ShownCopy, author: Author, input: Input) => Told | Promise<Told>;
};

const TEXT = { type: 'string', maxLength: 2000 };
const PATH = { type: 'array', maxItems: 40, items: { type: ['string', 'integer'], maxLength: 200 } };
const WINDOW = { type: 'string', pattern: '^[0-9a-f-]{36}$' };
const VERSION = { type: 'string', pattern: '^[0-9a-f]{64}$' };
/** Exactly these fields, or some of them if their names end with a question mark. */
function fields(properties: { [name: string]: Schema }): Schema {
  const names = Object.keys(properties).filter(name => !name.endsWith('?'));
  const plain = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]);
  return {
    type: 'object',
    required: names,
    additionalProperties: false,
    properties: Object.fromEntries(plain),
  };
}

const INDEX = { type: 'integer', minimum: 0 };
const ANYTHING = {};
const DEEDS: { [deed in Step['do']]: { [field: string]: Schema } } = {
  set: { value: ANYTHING },
  unset: {},
  insert: { at: INDEX, value: ANYTHING },
  remove: {},
  move: { at: INDEX, to: INDEX },
  rename: { to: TEXT },
};
const STEP = {
  oneOf: Object.entries(DEEDS).map(([deed, own]) =>
    fields({ document: TEXT, version: VERSION, path: PATH, 'was?': ANYTHING, do: { const: deed }, ...own }),
  ),
};
const STEPS = { type: 'array', minItems: 1, maxItems: 1000, items: STEP };

export const ASKS: { [Name in keyof Asks]: Ask<Asks[Name]['input'], Asks[Name]['told']> } = {
  open: { input: fields({}), run: opened },
  pages: { input: fields({}), run: pagesListed },
  look: { input: fields({ route: TEXT }), run: look },
  left: { input: fields({ route: TEXT }), run: placesLeft },
  change: {
    input: fields({ id: TEXT, 'field?': TEXT, steps: STEPS, 'rehearse?': { type: 'boolean' } }),
    run: (copy, author, wanted) => {
      const { status, ...told } = change(copy, author, wanted);
      if (status === 200 && 'versions' in told) return told;
      throw new RefusedAsk(status, told as AskRefusal);
    },
  },
  keep: {
    input: fields({
      window: WINDOW,
      at: INDEX,
      waiting: { type: 'array', maxItems: 1000, items: { type: 'array', minItems: 2, maxItems: 2 } },
      instead: { type: 'array', maxItems: 100, items: WINDOW },
    }),
    run: keepWords,
  },
  saved: {
    input: fields({ ids: { type: 'array', minItems: 1, maxItems: 1000, items: TEXT } }),
    run({ library }, _, { ids }) {
      const { root } = library();
      const done = ids.flatMap(id => {
        const entry = changeWithId(root, id);
        return entry ? { id, ...whereChanged(changedTexts(entry, root), root) } : [];
      });
      return { done };
    },
  },
  follow: {
    input: fields({
      places: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        items: fields({ document: TEXT, path: PATH, version: VERSION, 'was?': ANYTHING }),
      },
    }),
    run: follow,
  },
  begin: {
    input: fields({
      document: TEXT,
      path: PATH,
      at: INDEX,
      'type?': TEXT,
      'like?': fields({ document: TEXT, path: PATH }),
    }),
    run({ library }, _, input) {
      const begun = begunIn(library(), input);
      if (begun) return begun;
      throw new RefusedAsk(422, { message: 'Nothing more can be put here.' });
    },
  },
  mendOthers: {
    input: fields({
      id: TEXT,
      route: TEXT,
      keys: { type: 'array', minItems: 1, maxItems: 1000, items: TEXT },
    }),
    run: mendOthers,
  },
  choices: { input: fields({ kind: { enum: [...KINDS] }, search: TEXT }), run: choices },
  undo: { input: fields({}), run: undo },
  redo: { input: fields({}), run: redo },
};

const checks = new Map<string, (value: unknown) => boolean>();

/** ajv is loaded with the first question, because most people who start the site only look at it. */
async function checkOf(name: string, schema: Schema): Promise<(value: unknown) => boolean> {
  const { Ajv } = await import('ajv');
  const check = checks.get(name) ?? new Ajv({ allowUnionTypes: true }).compile(schema);
  checks.set(name, check);
  return check;
}

/** { "ask": "look", "input": { "route": "/faq" } } → what was asked for, or why not. */
export async function answerTo(copy: ShownCopy, author: Author, question: unknown): Promise<AskAnswer> {
  try {
    const { ask, input } = isFields(question) ? question : {};
    const known = typeof ask === 'string' ? ownOf<Ask<never, object>>(ASKS, ask) : undefined;
    if (!known || !isFields(question) || Object.keys(question).length !== 2)
      throw new RefusedAsk(400, { message: 'There is no such question.' });
    const check = await checkOf(String(ask), known.input);
    if (!check(input)) throw new RefusedAsk(400, { message: 'The question has not the right form.' });
    return { status: 200, told: await known.run(copy, author, input as never) };
  } catch (error) {
    const { status, refused } = refusalIn(error);
    return { status, told: refusedWithTitles(refused, copy.library()) };
  }
}

function refusalIn(error: unknown): Pick<RefusedAsk, 'status' | 'refused'> {
  if (error instanceof RefusedAsk) return error;
  const failure = failureIn(error);
  if (!failure) throw error;
  return { status: 409, refused: { message: failure.message } };
}
