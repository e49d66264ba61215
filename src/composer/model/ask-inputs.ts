// The shape of each question of the window: a JSON Schema, against which the server holds it, and from which TypeScript reads the type of
// the question.
import type { Path } from '../../base/json-value.ts';
import { KINDS } from '../../change/editor/names.ts';
import type { Schema } from '../../document/schema/sources.ts';
import type { Step } from '../../document/steps/steps.ts';
import type { ExchangeTake } from './exchange.ts';

/** "of" is in no schema. It carries the type of what the schema lets through. */
type Shape<Value> = Schema & { of?: Value };
type Shapes = { [name: string]: Shape<unknown> };
type ValueOf<One> = One extends Shape<infer Value> ? Value : never;
type Named<All extends Shapes> = {
  [Name in keyof All as Name extends `${string}?` ? never : Name]: ValueOf<All[Name]>;
} & {
  [Name in keyof All as Name extends `${infer Plain}?` ? Plain : never]?: ValueOf<All[Name]>;
};

/** Exactly these fields, or some of them if their names end with a question mark. */
function fields<All extends Shapes>(properties: All): Shape<Named<All>> {
  const plain = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]);
  return {
    type: 'object',
    required: Object.keys(properties).filter(name => !name.endsWith('?')),
    additionalProperties: false,
    properties: Object.fromEntries(plain),
  };
}

function list<Item>(items: Shape<Item>, most = 1000, least = 0): Shape<Item[]> {
  return { type: 'array', minItems: least, maxItems: most, items };
}

const TEXT: Shape<string> = { type: 'string', maxLength: 2000 };
const YES: Shape<boolean> = { type: 'boolean' };
const INDEX: Shape<number> = { type: 'integer', minimum: 0 };
const PATH: Shape<Path> = list({ type: ['string', 'integer'], maxLength: 200 }, 40);
/** As a date field writes it. */
const DAY: Shape<string> = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const WINDOW: Shape<string> = { type: 'string', pattern: '^[0-9a-f-]{36}$' };
const VERSION: Shape<string> = { type: 'string', pattern: '^[0-9a-f]{64}$' };
/** The hash of a document's text, or an instant of the whole site. */
const KEY: Shape<string> = { type: 'string', pattern: '^([0-9a-f]{64}|\\d{1,16})$' };
const ANYTHING: Shape<unknown> = {};

const OF_STEP: { [kind in Step['do']]: Shapes } = {
  set: { value: ANYTHING },
  unset: {},
  insert: { at: INDEX, value: ANYTHING },
  remove: {},
  move: { at: INDEX, to: INDEX },
  rename: { to: TEXT },
};
const STEP: Shape<Step> = {
  oneOf: Object.entries(OF_STEP).map(([kind, own]) =>
    fields({ document: TEXT, version: VERSION, path: PATH, 'was?': ANYTHING, do: { const: kind }, ...own }),
  ),
};
const PLACE = fields({ document: TEXT, path: PATH });
/** With its key. The next window puts it where its place says. */
const WAITING: Shape<[key: string, waiting: unknown]> = {
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: [
    { type: 'string' },
    {
      type: 'object',
      required: ['place', 'version'],
      properties: { place: { ...PLACE, additionalProperties: true }, version: TEXT },
    },
  ],
};

const STEPS = list(STEP, 1000, 1);
const KNOWN = fields({ document: TEXT, version: VERSION });
/**
 * A window, the day as of which it shows its page, and the versions that its places belong to. The steps of "photographs" would save
 * those that wait: the page is drawn with them.
 */
const SHOWN = { 'window?': WINDOW, 'day?': DAY, 'known?': list(KNOWN), 'photographs?': list(STEP) };
/** The page that a window shows. Named with each question that may change a document. */
const SEEN = { 'route?': TEXT, ...SHOWN };
/** "here" are the documents in which the author works. Before a step in none of them the server asks. */
const WAY_BACK = fields({ ...SEEN, 'here?': list(TEXT) });
/** The server does a change with an id once. With "rehearse" nothing is written. */
const DEED = { ...SEEN, id: TEXT, 'rehearse?': YES };
const WINDOW_THEN = { window: WINDOW, at: INDEX };
const NEW_ENTRY = fields({ path: PATH, at: INDEX, version: VERSION });

const PUTS_BACK = { ...DEED, key: KEY, 'unfinished?': YES };
/**
 * "path" leads to a place in the document of that moment. With "along", the places come back as well that the same step has changed.
 * "document" is the name that the document has now, or had when it was taken away. With "unfinished" it comes back also with mistakes.
 */
const PUT_BACK: Shape<
  Named<typeof PUTS_BACK> &
    (
      | { what: 'document'; document: string }
      | { what: 'block' | 'value'; document: string; path: Path; along?: boolean }
      | { what: 'site' }
    )
> = {
  oneOf: [
    fields({ ...PUTS_BACK, what: { const: 'document' }, document: TEXT }),
    fields({ ...PUTS_BACK, what: { enum: ['block', 'value'] }, document: TEXT, path: PATH, 'along?': YES }),
    fields({ ...PUTS_BACK, what: { const: 'site' } }),
  ],
};

const TAKE: Shape<ExchangeTake> = {
  oneOf: [{ enum: ['mine', 'theirs', 'both'] }, fields({ value: ANYTHING })],
};

export const ASK_INPUTS = {
  open: fields({}),
  pages: fields({}),
  /** "ids" name sent changes whose answers the window may have missed. */
  look: fields({ route: TEXT, ...SHOWN, 'ids?': list(TEXT) }),
  left: fields({ route: TEXT }),
  change: fields({ ...DEED, 'field?': TEXT, steps: STEPS }),
  keep: fields({ ...WINDOW_THEN, waiting: list(WAITING), instead: list(fields(WINDOW_THEN), 100) }),
  mendOthers: fields({ ...SHOWN, id: TEXT, route: TEXT, keys: list(TEXT, 1000, 1) }),
  undo: WAY_BACK,
  redo: WAY_BACK,
  starters: fields({}),
  /** Without an "address", one is made of the title. "like" is the address of a page to begin with. */
  newPage: fields({
    ...DEED,
    title: TEXT,
    from: { oneOf: [fields({ starter: TEXT }), fields({ like: TEXT })] } as Shape<
      { starter: string } | { like: string }
    >,
    'address?': TEXT,
    'menu?': NEW_ENTRY,
  }),
  movePage: fields({ ...DEED, page: TEXT, to: TEXT, 'along?': YES }),
  /** "instead" is the page that links and visitors get to. */
  takePage: fields({ ...DEED, page: TEXT, 'instead?': TEXT }),
  /** "version" is the one that the places belong to. Without it they are places of the present document. */
  begin: fields({
    document: TEXT,
    'version?': VERSION,
    path: PATH,
    at: INDEX,
    'type?': TEXT,
    'like?': PLACE,
    'inside?': STEP,
  }),
  /** "kind" is the keyword "names" of a field's schema, such as "links". */
  choices: fields({ kind: { enum: [...KINDS] } as Shape<string>, search: TEXT }),
  shownOn: fields({}),
  takePictureAway: fields({ src: TEXT }),
  /** "route" is the open page. */
  find: fields({ search: TEXT, route: TEXT }),
  /** Without a "document", of the whole site. With a "path" in the present document, those at which this block or value changed. */
  moments: fields({ 'document?': TEXT, 'path?': PATH, 'before?': TEXT }),
  gone: fields({}),
  /** Without a "document", "key" is one of the whole site. "route" is the page to draw. */
  pageThen: fields({ route: TEXT, 'document?': TEXT, key: KEY }),
  putBack: PUT_BACK,
  /** "again" shows it although somebody has put it away. */
  firstMinute: fields({ 'again?': YES }),
  tellGit: fields({ name: TEXT, email: TEXT }),
  tryHost: fields({}),
  putFirstAway: fields({}),
  /** With "look", the host is asked as well. "agrees" says that it may be asked from this copy from now on. */
  sent: fields({ 'look?': YES, 'agrees?': YES }),
  plan: fields({ 'agrees?': YES }),
  /** "tree" is that of the plan that the author has read. */
  send: fields({ id: TEXT, title: TEXT, 'name?': TEXT, 'email?': TEXT, tree: TEXT }),
  /** Lets Git ask the host with whatever window it has for that. */
  signIn: fields({}),
  /**
   * Rehearsed, it says what comes, and keeps the answers for later. Without "look", the host is not asked anew. "theirs" is what the author
   * has read, and "file" a change file that waits.
   */
  bring: fields({
    ...DEED,
    'look?': YES,
    'agrees?': YES,
    'theirs?': TEXT,
    'file?': TEXT,
    'answers?': list(fields({ key: TEXT, take: TAKE })),
  }),
  /**
   * A page, or a picture, with each answer to this question. Without a "key", the page as it is here and with what comes: "from" is its
   * address here if that is another one.
   */
  versions: fields({ 'key?': TEXT, 'route?': TEXT, 'from?': TEXT, 'file?': TEXT }),
  asFile: fields({ title: TEXT }),
};

export type AskInputs = { [Name in keyof typeof ASK_INPUTS]: ValueOf<(typeof ASK_INPUTS)[Name]> };
