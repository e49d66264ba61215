// All that the composer can ask, in one table. HTTP only carries the questions.

import { failureIn } from '../../base/failure.ts';
import { isFields, ownOf } from '../../base/json-value.ts';
import { KINDS } from '../../change/editor/names.ts';
import type { Schema } from '../../document/schema/sources.ts';
import type { Step } from '../../document/steps/steps.ts';
import { windowWords } from '../language/languages.ts';
import type { AskRefusal, Asks, Seen, ShownNow } from '../model/asks.ts';
import { begunIn } from './begun.ts';
import { choices } from './choices.ts';
import type { Author, ShownCopy } from './copy.ts';
import { find } from './find/find.ts';
import { refusedInFormWords } from './form-words.ts';
import { keepWords } from './kept-words.ts';
import { look } from './look-answer.ts';
import { mendOthers } from './mend-others.ts';
import { opened, pagesListed } from './opened.ts';
import { movePageTo } from './pages/move-page-to.ts';
import { newPage, startersListed } from './pages/new-page.ts';
import { takePage } from './pages/take-page.ts';
import { takePictureAway } from './photographs/picture-use.ts';
import { changeWithPhotographs } from './photographs/with-photographs.ts';
import { placesLeft } from './places-left.ts';
import { RefusedAsk } from './refused-ask.ts';
import { shownOn } from './shown-on.ts';
import type { DoneSteps } from './steps/change.ts';
import { changedTexts, changeWithId } from './steps/earlier.ts';
import { movedSince } from './steps/moved.ts';
import { redo, undo } from './undo/undo.ts';
import { whereChanged } from './undo/where-changed.ts';

type AskAnswer = { status: number; told: object };

type Ask<Input, Told> = {
  /** A JSON Schema of the question, which nobody trusts before. */
  input: Schema;
  run: (copy: ShownCopy, author: Author, input: Input) => Told | Promise<Told>;
};

const TEXT = { type: 'string', maxLength: 2000 };
const PATH = { type: 'array', maxItems: 40, items: { type: ['string', 'integer'], maxLength: 200 } };
/** As a date field writes it. */
const DAY = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
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
const KNOWN = {
  type: 'array',
  maxItems: 1000,
  items: fields({ document: TEXT, version: VERSION }),
};
const PLACE = {
  type: 'object',
  required: ['document', 'path'],
  properties: { document: TEXT, path: PATH },
};
/** With its key. The next window puts it where its place says. */
const WAITING = {
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: [
    { type: 'string' },
    {
      type: 'object',
      required: ['place', 'version'],
      properties: { place: PLACE, version: TEXT },
    },
  ],
};
const STEPS = { type: 'array', minItems: 1, maxItems: 1000, items: STEP };
const SHOWN = { 'day?': DAY, 'known?': KNOWN, 'photographs?': { ...STEPS, minItems: 0 } };
const SEEN = { 'route?': TEXT, ...SHOWN };
const WAY_BACK = { ...SEEN, 'here?': { type: 'array', maxItems: 1000, items: TEXT } };
const PAGE_DEED = { id: TEXT, 'rehearse?': { type: 'boolean' }, ...SEEN };

export const ASKS: { [Name in keyof Asks]: Ask<Asks[Name]['input'], Asks[Name]['told']> } = {
  open: { input: fields({}), run: opened },
  pages: { input: fields({}), run: pagesListed },
  look: {
    input: fields({
      ...{ route: TEXT, ...SHOWN },
      'ids?': { type: 'array', maxItems: 1000, items: TEXT },
    }),
    async run(copy, author, { known = [], ids = [], ...wanted }) {
      const done = doneOf(ids, copy);
      const { root } = copy.library();
      const shown = await answered(() => look(copy, author, wanted));
      if (!(shown instanceof RefusedAsk)) return { ...shown, moved: movedSince(known, shown, root), done };
      throw new RefusedAsk(shown.status, { ...shown.refused, moved: movedSince(known, NOTHING, root) });
    },
  },
  left: { input: fields({ route: TEXT }), run: placesLeft },
  change: {
    input: fields({ id: TEXT, 'field?': TEXT, steps: STEPS, 'rehearse?': { type: 'boolean' }, ...SEEN }),
    run: seeing((copy, author, wanted) => {
      const { status, done, ...told } = { done: undefined, ...changeWithPhotographs(copy, author, wanted) };
      if (status === 200 && 'versions' in told) return { told, done };
      throw new RefusedAsk(status, told as AskRefusal);
    }),
  },
  keep: {
    input: fields({
      window: WINDOW,
      at: INDEX,
      waiting: { type: 'array', maxItems: 1000, items: WAITING },
      instead: { type: 'array', maxItems: 100, items: fields({ window: WINDOW, at: INDEX }) },
    }),
    run: keepWords,
  },
  begin: {
    input: fields({
      document: TEXT,
      path: PATH,
      at: INDEX,
      'type?': TEXT,
      'like?': fields({ document: TEXT, path: PATH }),
      'inside?': STEP,
    }),
    run({ library }, { language }, input) {
      const begun = begunIn(library(), input);
      if (begun) return begun;
      throw new RefusedAsk(422, { message: windowWords(language).answers.nothingMore });
    },
  },
  mendOthers: {
    input: fields({
      id: TEXT,
      route: TEXT,
      keys: { type: 'array', minItems: 1, maxItems: 1000, items: TEXT },
      ...SHOWN,
    }),
    run: seeing((copy, author, wanted) => ({ told: mendOthers(copy, author, wanted) })),
  },
  choices: { input: fields({ kind: { enum: [...KINDS] }, search: TEXT }), run: choices },
  shownOn: { input: fields({}), run: shownOn },
  takePictureAway: { input: fields({ src: TEXT }), run: takePictureAway },
  find: { input: fields({ search: TEXT, route: TEXT }), run: find },
  undo: {
    input: fields(WAY_BACK),
    run: seeing((copy, author, { here }: Asks['undo']['input']) => ({ told: undo(copy, author, here) })),
  },
  redo: {
    input: fields(WAY_BACK),
    run: seeing((copy, author, { here }: Asks['redo']['input']) => ({ told: redo(copy, author, here) })),
  },
  starters: { input: fields({}), run: startersListed },
  newPage: {
    input: fields({
      ...PAGE_DEED,
      title: TEXT,
      from: { oneOf: [fields({ starter: TEXT }), fields({ like: TEXT })] },
      'address?': TEXT,
      'menu?': fields({ path: PATH, at: INDEX, version: VERSION }),
    }),
    run: seeing((copy, author, wanted) => ({ told: newPage(copy, author, wanted) })),
  },
  movePage: {
    input: fields({ ...PAGE_DEED, page: TEXT, to: TEXT, 'along?': { type: 'boolean' } }),
    run: seeing((copy, author, wanted: Asks['movePage']['input']) => {
      const told = movePageTo(copy, author, wanted);
      const isFollowed = wanted.route === wanted.page && !wanted.rehearse;
      return { told, ...(isFollowed && { route: told.page }) };
    }),
  },
  takePage: {
    input: fields({ ...PAGE_DEED, page: TEXT, 'instead?': TEXT }),
    run: seeing((copy, author, wanted) => ({ told: takePage(copy, author, wanted) })),
  },
};

const NOTHING = { documents: {} };

/** Answers with what the window is to show, whether something was changed or refused. */
function seeing<Input, Told extends object>(
  run: (copy: ShownCopy, author: Author, input: Input) => { told: Told; done?: DoneSteps[]; route?: string },
): (copy: ShownCopy, author: Author, input: Input & Seen) => Promise<Told & ShownNow> {
  return async (copy, author, input) => {
    const answer = await answered(() => run(copy, author, input));
    if (answer instanceof RefusedAsk)
      throw new RefusedAsk(answer.status, { ...answer.refused, ...(await shownNow(copy, author, input)) });
    const { told, done, route = input.route } = answer;
    return { ...told, ...(await shownNow(copy, author, { ...input, route }, done)) };
  };
}

async function shownNow(
  copy: ShownCopy,
  author: Author,
  { route, day, photographs, known = [] }: Seen,
  done?: DoneSteps[],
): Promise<ShownNow> {
  if (route === undefined) return {};
  const { root } = copy.library();
  const shown = await answered(() => look(copy, author, { route, day, photographs }));
  if (shown instanceof RefusedAsk)
    return { look: shown.refused, moved: movedSince(known, NOTHING, root, done) };
  return { look: shown, moved: movedSince(known, shown, root, done) };
}

async function answered<Told>(run: () => Told | Promise<Told>): Promise<Told | RefusedAsk> {
  try {
    return await run();
  } catch (error) {
    return refusalIn(error);
  }
}

function doneOf(ids: string[], { library }: ShownCopy): Asks['look']['told']['done'] {
  const { root } = library();
  return ids.flatMap(id => {
    const entry = changeWithId(root, id);
    return entry ? { id, ...whereChanged(changedTexts(entry, root), root) } : [];
  });
}

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
    return { status, told: refusedInFormWords(refused, copy.library()) };
  }
}

function refusalIn(error: unknown): RefusedAsk {
  if (error instanceof RefusedAsk) return error;
  const failure = failureIn(error);
  if (!failure) throw error;
  return new RefusedAsk(409, { message: failure.message });
}
