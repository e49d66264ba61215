// What becomes of the window, as values: no timers, no server. Each test is a row of events, and what is left and asked afterwards.
import { describe, expect, it } from 'vitest';
import type { Path } from '../../../base/json-value.ts';
import { hopOf, type MovedSince } from '../../../document/steps/moved.ts';
import { type BareStep, stepped } from '../../../document/steps/steps.ts';
import {
  type AskRefusal,
  CHANGED,
  NO_ANSWER,
  type Opened,
  type PageLook,
  type PlaceIn,
  type ShownNow,
} from '../asks.ts';
import { type Draft, type Stage, whyHeld } from './draft.ts';
import { keyOf } from './drafts.ts';
import { asKept, fromKept } from './kept-drafts.ts';
import { type NextAsk, nextAsk } from './next-ask.ts';
import { type Event, reduce } from './reduce.ts';
import type { State, Task } from './state.ts';

const PAGE = '/faq';
const at = (...path: Path): PlaceIn => ({ document: PAGE, path });
const FIRST = { title: 'Questions', items: [{ title: 'One' }, { title: 'Two' }] };

const lookOf = (value: unknown, version: string, news = 0): PageLook => ({
  ...{
    news,
    route: PAGE,
    title: '',
    listed: { route: PAGE, title: 'Questions' },
    blocks: [],
    fields: [],
    problems: [],
    left: [],
  },
  documents: { [PAGE]: { kind: 'page', value, version, language: 'en' } },
});

const START: State = {
  ...{
    opened: {} as Opened,
    pages: [],
    route: PAGE,
    chosen: 0,
    tasks: [],
    cameFrom: [],
    anchors: new Map(),
    status: 'saved',
    said: '',
  },
  waiting: new Map(),
  look: lookOf(FIRST, 'a'),
};

const lead = (state: State, ...events: Event[]): State =>
  events.reduce((now, event) => reduce(now, event), state);
const typed = (place: PlaceIn, value: unknown, name = 'n', id = 'i'): Event => ({
  ...{ is: 'typed', place, value, name, id },
});
const typedHalf = (place: PlaceIn, value: unknown): Event => ({
  ...{ is: 'typed', place, value, isHalf: true, name: 'n', id: 'i' },
});
const GO: Task = { name: 'g', ask: 'go', chosen: 0, said: '', route: '/other' };
const due = (...names: string[]): Event => ({ is: 'due', names });
const drafts = (state: State): Draft[] => [...state.waiting.values()];
const refusals = (state: State) => drafts(state).map(whyHeld);
const rest = (state: State) => lead(state, due(...drafts(state).map(({ name }) => name)));

function askNext(state: State): { state: State; ask: NextAsk } {
  const ask = nextAsk(state);
  if (!ask) throw new Error('Nothing is asked.');
  return { state: lead(state, { is: 'asked', ask }), ask };
}
const hear = (state: State, ask: NextAsk, told: object): State =>
  lead(state, { is: 'answered', ask, answer: { ok: true, told }, name: 'new' });
const refuse = (state: State, ask: NextAsk, status: number, refused: AskRefusal): State =>
  lead(state, { is: 'answered', ask, answer: { ok: false, status, ...refused }, name: 'new' });

/** What the server answers once these deeds have been done to the document of a version, by whomever. */
function shownAfter(
  from: string,
  to: string,
  value: unknown,
  deeds: (BareStep & { path: Path })[],
): ShownNow {
  let now = value;
  const hops = deeds.map(deed => {
    const hop = hopOf(deed, now);
    now = stepped(now, deed) ?? now;
    return hop;
  });
  const moved: MovedSince[] = [{ document: PAGE, version: from, now: { document: PAGE, version: to, hops } }];
  return { look: lookOf(now, to), moved };
}

const look = (state: State, { look, moved = [] }: ShownNow): State => {
  const ask: NextAsk = { asking: 'look', ask: 'look', input: { route: PAGE } };
  return hear(state, ask, { ...look, moved, done: [] });
};

type PlacedStep = BareStep & { path: Path };

const NEW_ABOVE: PlacedStep = { do: 'insert', path: ['items'], at: 0, value: { title: 'New' } };
const TITLE = at('items', 1, 'title');

describe('what is typed', () => {
  it('waits with what the file has, and is asked for once it is due, with what was there', () => {
    const typing = lead(START, typed(TITLE, 'Mine'));
    expect(drafts(typing)).toMatchObject([{ place: TITLE, value: 'Mine', was: 'Two', version: 'a' }]);
    expect(typing.status).toBe('saving');
    expect(nextAsk(typing)).toBeUndefined();
    expect(nextAsk(rest(typing))).toMatchObject({
      ask: 'change',
      input: {
        id: 'i',
        route: PAGE,
        known: [{ document: PAGE, version: 'a' }],
        steps: [{ ...TITLE, do: 'set', value: 'Mine', was: 'Two', version: 'a' }],
      },
    });
  });

  it('waits no longer when it is saved', () => {
    const asked = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
    const saved = shownAfter('a', 'b', FIRST, [{ do: 'set', path: TITLE.path, value: 'Mine' }]);
    const done = hear(asked.state, asked.ask, { versions: {}, places: [TITLE], ...saved });
    expect([drafts(done), done.status, nextAsk(done)]).toEqual([[], 'saved', undefined]);
  });

  it('has an id for each value, because another window may save one of them', () => {
    const ids = ['M', 'Mi', 'Mine'].map(
      (_, index, values) =>
        drafts(lead(START, ...values.slice(0, index + 1).map(one => typed(TITLE, one))))[0]?.id,
    );
    expect(ids).toEqual(['i', 'i#1', 'i#2']);
  });

  it('goes on meanwhile under another id, and then the file has what was saved', () => {
    const asked = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
    const typing = lead(asked.state, typed(TITLE, 'Mine, and more', 'x', 'j'));
    expect(drafts(typing)).toMatchObject([{ name: 'n', id: 'j', sent: [{ id: 'i', value: 'Mine' }] }]);
    const saved = shownAfter('a', 'b', FIRST, [{ do: 'set', path: TITLE.path, value: 'Mine' }]);
    const done = hear(typing, asked.ask, { versions: {}, places: [TITLE], ...saved });
    expect(drafts(done)).toMatchObject([
      { value: 'Mine, and more', was: 'Mine', version: 'b', sent: undefined },
    ]);
  });

  it('is said to be wrong only after a rest', () => {
    const asked = askNext(lead(START, typed(TITLE, 'Mi ne'), { is: 'due', names: ['n'], isTyping: true }));
    const refused = { message: 'Not so.', look: lookOf(FIRST, 'a'), moved: [] };
    const typing = refuse(asked.state, asked.ask, 422, refused);
    expect([refusals(typing), typing.said]).toEqual([[undefined], '']);
    const again = askNext(rest(typing));
    const rested = refuse(again.state, again.ask, 422, refused);
    expect([refusals(rested), rested.said]).toMatchObject([[{ is: 'wrong', message: 'Not so.' }], 'Not so.']);
    expect([rested.status, nextAsk(rested)]).toEqual(['saved', undefined]);
  });

  it.each([
    ['its field is left, or its author wants it saved', (): Event => ({ is: 'finished' })],
    ['another page is opened', (): Event => ({ is: 'wanted', task: GO })],
  ])('is not asked for while it is half of a value, however long the pauses, but once %s', (_, then) => {
    const half = rest(lead(START, typedHalf(TITLE, '2')));
    const typing = look(half, { look: lookOf(FIRST, 'a', 1) });
    expect(nextAsk(rest(typing))).toBeUndefined();
    expect(askNext(lead(rest(lead(typing, typedHalf(TITLE, '2000'))), then())).ask).toMatchObject({
      ask: 'change',
      input: { steps: [{ value: '2000', was: 'Two' }] },
    });
  });

  it('is nothing to save if half of a value has become what the file has', () => {
    const back = lead(START, typedHalf(TITLE, 'Two thousand'), typedHalf(TITLE, 'Two'), { is: 'finished' });
    expect(drafts(back)).toEqual([]);
    const emptied = lead(
      START,
      typedHalf(at('items', 1, 'price'), 7),
      typedHalf(at('items', 1, 'price'), undefined),
    );
    expect(drafts(lead(emptied, { is: 'finished' }))).toEqual([]);
  });

  it('is half of a value that a window left behind: it stays until somebody says that it is meant', () => {
    const [[key = '', half] = []] = asKept(lead(START, typedHalf(TITLE, '2')).waiting);
    const kept = { ...START, waiting: new Map([[key, fromKept(half as Draft)]]) };
    const opened = look(kept, { look: lookOf(FIRST, 'a') });
    expect(nextAsk(lead(rest(opened), { is: 'finished' }, { is: 'wanted', task: GO }))?.ask).toBe('look');
    expect(drafts(opened)).toMatchObject([{ value: '2' }]);
    expect(refusals(opened)).toEqual([{ is: 'unfinished' }]);
    const meant = lead(opened, { is: 'preferred', key, id: 'k' });
    expect(nextAsk(meant)).toMatchObject({ ask: 'change', input: { id: 'k', steps: [{ value: '2' }] } });
    const again = rest(lead(opened, typedHalf(TITLE, '20')));
    expect([refusals(again), nextAsk(again)]).toEqual([[undefined], undefined]);
  });

  it('is asked for once more where somebody has saved the file at this very moment', () => {
    const asked = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
    const late = refuse(asked.state, asked.ask, CHANGED, { message: '', look: lookOf(FIRST, 'a') });
    expect(drafts(late)).toMatchObject([{ at: { is: 'typing' } }]);
    expect(nextAsk(late)).toBeUndefined();
    expect(nextAsk(rest(late))).toMatchObject({ input: { id: 'i' } });
  });
});

describe('a draft that the version before has kept', () => {
  const kept = { name: 'n', place: TITLE, version: 'a', was: 'Two', value: 'Mine', id: 'i' };
  const asWas = (fields: object) => fromKept({ ...kept, ...fields });

  it.each<[what: string, fields: object, at: Stage]>([
    ['is on its way', {}, { is: 'sent' }],
    ['has lost its place', { isGone: true, refused: { message: 'No longer there.' } }, { is: 'gone' }],
    ['is half of a value', { isHalf: true }, { is: 'refused', why: { is: 'unfinished' } }],
    [
      'is contested',
      { refused: { message: 'Changed.', theirs: 'Theirs', path: TITLE.path, version: 'b' } },
      { is: 'refused', why: { is: 'contested', theirs: 'Theirs' } },
    ],
    [
      'was wrong',
      { refused: { message: 'Not so.', problems: [{ message: 'Not so.', ...TITLE }] } },
      {
        is: 'refused',
        why: { is: 'wrong', message: 'Not so.', problems: [{ message: 'Not so.', ...TITLE }] },
      },
    ],
    [
      'still has words of an example',
      {
        place: { document: 'begun:n', path: [0] },
        value: { title: 'An example' },
        begun: { list: at('items'), at: 1, given: [{ path: ['title'], words: 'An example' }] },
        refused: { message: 'Write over the words of the example.' },
      },
      { is: 'refused', why: { is: 'example' } },
    ],
  ])('%s', (_, fields, stage) => {
    expect(asWas(fields)).toMatchObject({ at: stage, id: 'i' });
    expect(asWas(fields).sent).toHaveLength(1);
  });

  it('keeps what was sent, and an id that was not sent counts for nothing', () => {
    const sent = [{ id: 'h', value: 'M' }];
    expect(asWas({ sent }).sent).toEqual([...sent, { id: 'i', value: 'Mine' }]);
    expect(asWas({ isSent: false })).not.toHaveProperty('id');
  });
});

it('what waits to be taken away goes only as its author saw it, with own words that were on their way', () => {
  const step = { ...at('items', 1), version: 'a', do: 'remove' as const };
  const task: Task = { name: 'r', ask: 'change', chosen: 0, said: '', steps: [step] };
  const asked = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
  const saved = shownAfter('a', 'b', FIRST, [
    { do: 'set', path: TITLE.path, value: 'Mine' },
    { do: 'set', path: ['items', 1, 'text'], value: 'Theirs' },
  ]);
  const waits = lead(asked.state, { is: 'wanted', task });
  const done = hear(waits, asked.ask, { versions: {}, places: [TITLE], ...saved });
  expect(nextAsk(done)?.input).toMatchObject({
    steps: [{ do: 'remove', version: 'b', was: { title: 'Mine' } }],
  });
});

it('a step that mends what the step before has written is not judged by what was there before both', () => {
  const set = (value: string) => ({ ...TITLE, version: 'a', do: 'set' as const, value });
  const steps = [set('**Mine'), set('**Mine**')];
  const task: Task = { name: 'm', ask: 'change', chosen: 0, said: '', steps };
  expect(nextAsk(lead(START, { is: 'wanted', task }))?.input).toEqual(
    expect.objectContaining({ steps: [{ ...steps[0], was: 'Two' }, steps[1]] }),
  );
});

describe('a draft of a page that is not open, from a window that was killed', () => {
  const there = { document: '/other', path: ['blocks', 0, 'heading'] };
  const left: Draft = {
    name: 'n',
    place: there,
    version: 'z',
    was: 'Then',
    value: 'Mine',
    id: 'i',
    at: { is: 'sent' },
    sent: [{ id: 'i', value: 'Mine' }],
  };
  const started = lead({ ...START, waiting: new Map([['key', left]]) });

  it('is saved once the server has told which changes it has done', () => {
    expect(nextAsk(started)).toBeUndefined();
    const asked = askNext(look(started, { look: lookOf(FIRST, 'a') }));
    expect(asked.ask).toMatchObject({
      ask: 'change',
      input: { id: 'i', steps: [{ ...there, version: 'z', was: 'Then', do: 'set', value: 'Mine' }] },
    });
    const saved = hear(asked.state, asked.ask, {
      versions: {},
      places: [there],
      look: lookOf(FIRST, 'a'),
    });
    expect([drafts(saved), saved.status]).toEqual([[], 'saved']);
  });

  it('is saved as well once its author has chosen it over that of somebody else', () => {
    const asked = askNext(look(started, { look: lookOf(FIRST, 'a') }));
    const refused = { message: 'Changed since.', theirs: 'Theirs', version: 'y', look: lookOf(FIRST, 'a') };
    const rival = refuse(asked.state, asked.ask, CHANGED, refused);
    expect([refusals(rival), nextAsk(rival)]).toEqual([[{ is: 'contested', theirs: 'Theirs' }], undefined]);
    const [key = ''] = rival.waiting.keys();
    expect(nextAsk(lead(rival, { is: 'preferred', key, id: 'k' }))).toMatchObject({
      ask: 'change',
      input: { id: 'k', steps: [{ was: 'Theirs', value: 'Mine' }] },
    });
  });
});

describe('a photograph that waits', () => {
  const WAITS = '/images/waiting/00000000-0000-4000-8000-000000000000-320x200/office.jpg';
  const SAVED = '/images/office.jpg';
  const picture = at('image');
  const lies = lead(START, typed(picture, { src: WAITS, alt: '' }), typed(at('image', 'alt'), 'Two people'));
  const [key = ''] = lies.waiting.keys();

  it('is held back until it is used, however long nobody types', () => {
    expect(drafts(lies)).toMatchObject([{ value: { src: WAITS, alt: 'Two people' } }]);
    expect(nextAsk(rest(lies))).not.toMatchObject({ ask: 'change' });
    expect(lies.status).toBe('saved');
    expect(nextAsk(lead(lies, { is: 'preferred', key, id: 'k' }))).toMatchObject({
      input: { id: 'k', steps: [{ value: { src: WAITS, alt: 'Two people' } }] },
    });
  });

  it('is drawn by the server while it waits, once for each other look of it', () => {
    const asked = askNext(lies);
    const step = { ...picture, do: 'set', value: { src: WAITS, alt: 'Two people' } };
    expect(asked.ask).toMatchObject({ ask: 'look', input: { photographs: [step] } });
    const drawn = look(asked.state, { look: lookOf(FIRST, 'a') });
    expect(nextAsk(drawn)).toBeUndefined();
    const said = lead(drawn, typed(at('image', 'alt'), 'Two people at a desk'));
    expect(nextAsk(said)).toBeUndefined();
    const focused = lead(said, typed(at('image', 'focus'), 'top'));
    expect(nextAsk(focused)).toMatchObject({
      ask: 'look',
      input: { photographs: [{ value: { focus: 'top' } }] },
    });
    const dropped = lead(focused, { is: 'dropped', key });
    expect(askNext(dropped).ask).not.toHaveProperty('input.photographs');
  });

  it('is asked for once if the server refuses the look', () => {
    const { state, ask } = askNext(lies);
    expect(nextAsk(refuse(state, ask, 404, { message: 'Gone.' }))).toBeUndefined();
  });

  it('has its address in the site once it is saved, also where somebody has typed on meanwhile', () => {
    const asked = askNext(lead(lies, { is: 'preferred', key, id: 'k' }));
    const typing = lead(asked.state, typed(at('image', 'alt'), 'Two people at a desk', 'x', 'j'));
    const value = { src: SAVED, alt: 'Two people' };
    const saved = shownAfter('a', 'b', FIRST, [{ do: 'set', path: ['image'], value }]);
    const done = hear(typing, asked.ask, {
      ...{ versions: {}, places: [picture], photographs: { [WAITS]: SAVED } },
      ...saved,
    });
    expect(drafts(done)).toMatchObject([
      { value: { src: SAVED, alt: 'Two people at a desk' }, was: value, at: { is: 'typing' } },
    ]);
  });
});

describe('a server that does not answer', () => {
  const asked = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
  const lost = refuse(asked.state, asked.ask, NO_ANSWER, { message: '' });

  it('is asked nothing until it is heard of, and then what was done', () => {
    expect([lost.status, nextAsk(lost)]).toEqual(['gone', undefined]);
    expect(askNext(lead(lost, { is: 'news', count: 'all' })).ask).toMatchObject({
      ask: 'look',
      input: { ids: ['i'] },
    });
  });

  it('has not saved it: the same is sent again by the same id', () => {
    expect(askNext(look(lost, { look: lookOf(FIRST, 'a') })).ask).toMatchObject({
      ask: 'change',
      input: { id: 'i' },
    });
  });

  it('has saved it, and what was typed on waits', () => {
    const typing = lead(lost, typed(TITLE, 'Mine, and more', 'x', 'j'));
    const again = askNext(lead(typing, { is: 'news', count: 'all' }));
    const saved = shownAfter('a', 'b', FIRST, [{ do: 'set', path: TITLE.path, value: 'Mine' }]);
    const done = [{ id: 'i', versions: {}, places: [TITLE] }];
    const heard = hear(again.state, again.ask, { ...saved.look, moved: saved.moved, done });
    expect(drafts(heard)).toMatchObject([{ value: 'Mine, and more', was: 'Mine', version: 'b' }]);
    expect(refusals(heard)).toEqual([undefined]);
  });
});

describe('another hand', () => {
  const typing = lead(START, typed(TITLE, 'Mine'), { is: 'chosen', place: TITLE });

  it('that writes the fields of a value in another order has not changed it', () => {
    const item = { title: 'Two', text: 'Second.' };
    const page = { title: 'Questions', items: [{ title: 'One' }, item] };
    const opened: State = { ...START, look: lookOf(page, 'a') };
    const own = lead(opened, typed(at('items', 1), { ...item, title: 'Mine' }));
    const formatted = { do: 'set' as const, path: ['items', 1], value: { text: 'Second.', title: 'Two' } };
    const next = look(own, shownAfter('a', 'b', page, [formatted]));
    expect(drafts(next)).toMatchObject([{ value: { title: 'Mine' }, version: 'b' }]);
    expect(refusals(next)).toEqual([undefined]);
  });

  it('puts something above: words, selection and deeds go along', () => {
    const hidden: Task = {
      ...{ name: 't', ask: 'change', chosen: 1, said: '', steps: [] },
      steps: [{ ...at('items', 1, 'hidden'), version: 'a', do: 'set', value: true }],
    };
    const waiting = { ...typing, tasks: [hidden] };
    const shown = shownAfter('a', 'b', FIRST, [NEW_ABOVE]);
    const now = look(waiting, shown);
    const there = at('items', 2, 'title');
    expect(drafts(now)).toMatchObject([{ place: there, version: 'b', was: 'Two' }]);
    expect([now.selected, now.chosen]).toEqual([there, typing.chosen]);
    expect(now.tasks).toMatchObject([{ steps: [{ path: ['items', 2, 'hidden'], version: 'b' }] }]);
  });

  it('takes it away, and what was typed is kept without a place until it comes back', () => {
    const gone = look(typing, shownAfter('a', 'b', FIRST, [{ do: 'remove', path: ['items', 1] }]));
    expect(drafts(gone)).toMatchObject([{ at: { is: 'gone' }, value: 'Mine', version: 'a' }]);
    expect(gone.selected).toEqual(at());
    expect(drafts(look(gone, { look: lookOf(FIRST, 'a') }))).toMatchObject([
      { place: TITLE, at: { is: 'due' } },
    ]);
  });

  it('and nobody knows any more what was there: nothing is guessed', () => {
    const unknown = look(typing, { look: lookOf(FIRST, 'b'), moved: [{ document: PAGE, version: 'a' }] });
    expect(drafts(unknown)).toMatchObject([{ at: { is: 'gone' }, value: 'Mine' }]);
  });

  const theirs = { do: 'set' as const, path: TITLE.path, value: 'Theirs' };

  it('changes the same: somebody chooses, and what is chosen takes the place of what was seen', () => {
    const rival = look(typing, shownAfter('a', 'b', FIRST, [theirs]));
    expect(refusals(rival)).toEqual([{ is: 'contested', theirs: 'Theirs' }]);
    const [key = ''] = rival.waiting.keys();
    const mine = lead(rival, { is: 'preferred', key, id: 'k' });
    expect(nextAsk(mine)).toMatchObject({
      input: { id: 'k', steps: [{ was: 'Theirs', value: 'Mine' }] },
    });
  });

  it('changes the same and takes it back: there is nothing to choose', () => {
    const rival = look(typing, shownAfter('a', 'b', FIRST, [theirs]));
    const back = look(rival, shownAfter('b', 'c', stepped(FIRST, theirs), [{ ...theirs, value: 'Two' }]));
    expect(drafts(back)).toMatchObject([{ value: 'Mine', at: { is: 'due' } }]);
  });

  it('changes another sentence of the same text: both are meant, and nobody has to choose', () => {
    const page = { title: 'Questions', items: [{ title: 'One. Two.' }, { title: 'Two' }] };
    const place = at('items', 0, 'title');
    const own = lead({ ...START, look: lookOf(page, 'a') }, typed(place, 'One, mine. Two.'));
    const other = { do: 'set' as const, path: place.path, value: 'One. Two, theirs.' };
    const joined = look(rest(own), shownAfter('a', 'b', page, [other]));
    expect(refusals(joined)).toEqual([undefined]);
    expect(nextAsk(joined)).toMatchObject({
      input: { steps: [{ was: 'One. Two.', value: 'One, mine. Two.', version: 'b' }] },
    });
    const same = look(rest(own), shownAfter('a', 'b', page, [{ ...other, value: 'One, theirs. Two.' }]));
    expect(refusals(same)).toEqual([{ is: 'contested', theirs: 'One, theirs. Two.' }]);
  });

  it('writes the very same: nothing waits', () => {
    const same = look(rest(typing), shownAfter('a', 'b', FIRST, [{ ...theirs, value: 'Mine' }]));
    expect(drafts(same)).toEqual([]);
  });
});

describe('something begun', () => {
  const given: Path[] = [['title']];
  const begun = lead(START, {
    ...{ is: 'begun', name: 'b', list: at('items'), at: 1, value: { title: 'An example' }, given },
  });
  const own = { document: 'begun:b', path: [0, 'title'] };

  it('is a document of its own, and stays out of the file with words of the example', () => {
    expect(begun.selected).toEqual({ document: 'begun:b', path: [0] });
    const typing = lead(begun, typed(own, 'Mine: An example'));
    expect(refusals(typing)).toEqual([{ is: 'example' }]);
    expect(nextAsk(rest(typing))).toBeUndefined();
  });

  it('is not saved with words of its example although its list was taken away, and came back', () => {
    const gone = look(begun, { look: lookOf(FIRST, 'b'), moved: [{ document: PAGE, version: 'a' }] });
    expect(drafts(gone)).toMatchObject([{ at: { is: 'gone' } }]);
    const back = look(gone, { look: lookOf(FIRST, 'a') });
    expect([refusals(back), nextAsk(back)]).toEqual([[{ is: 'example' }], undefined]);
  });

  it('enters its list where that is by then, and what is selected and typed in it goes along', () => {
    const mine = lead(begun, typed(own, 'Mine', '', 'i'), { is: 'chosen', place: own });
    const moved = look(mine, shownAfter('a', 'b', FIRST, [NEW_ABOVE]));
    const asked = askNext(rest(moved));
    expect(asked.ask).toMatchObject({ input: { steps: [{ ...at('items'), do: 'insert', at: 2 }] } });
    const typing = lead(asked.state, typed(own, 'Mine, and more', '', 'j'));
    const value = stepped(FIRST, NEW_ABOVE);
    const insert: PlacedStep = { do: 'insert', path: ['items'], at: 2, value: { title: 'Mine' } };
    const told = {
      versions: { [PAGE]: 'c' },
      places: [at('items', 2)],
      ...shownAfter('b', 'c', value, [insert]),
    };
    const entered = hear(typing, asked.ask, told);
    expect(entered.selected).toEqual(at('items', 2, 'title'));
    expect(drafts(entered)).toMatchObject([
      { place: at('items', 2), value: { title: 'Mine, and more' }, was: { title: 'Mine' }, begun: undefined },
    ]);
  });
});

describe('a copy', () => {
  it('is selected at its place, also if something was typed before', () => {
    const before = lead(START, typed(TITLE, 'Mine'), { is: 'dropped', key: keyOf(TITLE) });
    const { chosen, typed: count } = before;
    const begin = {
      ask: 'begin' as const,
      list: at('items'),
      version: 'a',
      at: 1,
      words: { added: 'Duplicated.', withExample: '', notAdded: '' },
    };
    const task: Task = { name: 't', chosen, typed: count, said: '', ...begin };
    const asked = askNext(lead(before, { is: 'wanted', task }));
    const insert = askNext(hear(asked.state, asked.ask, { value: { title: 'One' }, given: [] }));
    const deed: PlacedStep = { do: 'insert', path: ['items'], at: 1, value: { title: 'One' } };
    const told = { versions: {}, places: [at('items', 1)], ...shownAfter('a', 'b', FIRST, [deed]) };
    expect(hear(insert.state, insert.ask, told)).toMatchObject({
      selected: at('items', 1),
      said: 'Duplicated.',
    });
  });
});

describe('the next ask', () => {
  const undo: Task = { name: 'u', ask: 'undo', chosen: 0, said: '' };

  it('is asked alone', () => {
    const { state } = askNext(rest(lead(START, typed(TITLE, 'Mine'))));
    expect(nextAsk(lead(state, { is: 'wanted', task: undo }, { is: 'news', count: 3 }))).toBeUndefined();
  });

  it('is what is typed, then what is to be done, then what is new', () => {
    const all = lead(
      START,
      { is: 'news', count: 3 },
      { is: 'wanted', task: undo },
      typed(TITLE, 'Mine'),
      due('n'),
    );
    const asks: string[] = [];
    for (let now = all; nextAsk(now); ) {
      const asked = askNext(now);
      asks.push(asked.ask.ask);
      const told = {
        versions: {},
        places: [],
        message: 'Done.',
        look: lookOf(FIRST, 'a'),
        moved: [],
        done: [],
      };
      now = hear(
        asked.state,
        asked.ask,
        asked.ask.ask === 'look' ? { ...lookOf(FIRST, 'a', 3), ...told } : told,
      );
    }
    expect(asks).toEqual(['change', 'undo', 'look']);
  });

  it('leaves no page before everything typed on it is saved', () => {
    const leaving = lead(START, { is: 'wanted', task: GO }, typed(TITLE, 'Mine'));
    expect(nextAsk(leaving)?.ask).toBe('change');
    expect(nextAsk({ ...leaving, waiting: new Map() })).toMatchObject({
      ask: 'look',
      input: { route: '/other' },
    });
  });

  it('is none about news that the page shows already', () => {
    const { state, ask } = askNext(lead(START, { is: 'wanted', task: undo }));
    const told = { message: 'Taken back.', versions: {}, places: [], look: lookOf(FIRST, 'a', 4), moved: [] };
    expect(nextAsk(hear(lead(state, { is: 'news', count: 4 }), ask, told))).toBeUndefined();
  });

  it.each(['all', 4] as const)('is a look at what was new while a look after %j was answered', count => {
    const { state, ask } = askNext(lead(START, { is: 'news', count }));
    const told = { ...lookOf(FIRST, 'a', 4), moved: [], done: [] };
    const seen = hear(lead(state, { is: 'news', count: 5 }), ask, told);
    expect(nextAsk(seen)?.ask).toBe('look');
    const refused = refuse(lead(state, { is: 'news', count: 5 }), ask, 404, { message: 'Gone.' });
    expect(nextAsk(refused)?.ask).toBe('look');
  });

  it('is no second look because the first one was refused', () => {
    const { state, ask } = askNext(lead(START, { is: 'news', count: 'all' }));
    expect(nextAsk(refuse(state, ask, 404, { message: 'Gone.' }))).toBeUndefined();
  });
});

describe('a page with another address', () => {
  const THERE = '/answers';
  const moved: MovedSince[] = [
    { document: PAGE, version: 'a', now: { document: THERE, version: 'b', hops: [] } },
  ];
  const there = (...path: Path): PlaceIn => ({ document: THERE, path });
  const lookThere: PageLook = {
    ...lookOf(FIRST, 'b'),
    route: THERE,
    documents: { [THERE]: { kind: 'page', value: FIRST, version: 'b', language: 'en' } },
  };

  it('is followed with all that was typed, before and after the window knows', () => {
    const before = lead(START, { is: 'chosen', place: TITLE }, typed(TITLE, 'Mine'));
    const asked = askNext(lead(before, { is: 'news', count: 5 }));
    expect(asked.ask.ask).toBe('look');
    const gone = refuse(asked.state, asked.ask, 404, { message: 'Gone.', moved });
    expect(gone).toMatchObject({ route: THERE, said: '', selected: there('items', 1, 'title') });
    const on = lead(gone, typed(there('items', 1, 'title'), 'Mine too'));
    expect(drafts(on)).toMatchObject([{ place: there('items', 1, 'title'), value: 'Mine too', was: 'Two' }]);
    const again = askNext(on);
    expect(again.ask).toMatchObject({ ask: 'look', input: { route: THERE } });
    const shown = hear(again.state, again.ask, { ...lookThere, moved: [], done: [] });
    expect(nextAsk(rest(shown))).toMatchObject({
      ask: 'change',
      input: { route: THERE, steps: [{ ...there('items', 1, 'title'), value: 'Mine too', version: 'b' }] },
    });
  });

  it('is gone to where it was moved from this window, and left where it was taken away', () => {
    const task = (wanted: object): Event => ({
      is: 'wanted',
      task: { name: 't', chosen: 0, said: '', ...wanted } as Task,
    });
    const move = askNext(lead(START, task({ ask: 'movePage', wanted: { page: PAGE, to: THERE } })));
    expect(move.ask).toMatchObject({
      ask: 'movePage',
      input: { id: 't', page: PAGE, to: THERE, route: PAGE },
    });
    const refused = { message: 'There is no page.' };
    const done = hear(move.state, move.ask, {
      message: 'Moved.',
      sentences: [],
      page: THERE,
      look: refused,
      moved,
    });
    expect(done).toMatchObject({ route: THERE, said: 'Moved.' });
    const take = askNext(lead(START, task({ ask: 'takePage', wanted: { page: PAGE, instead: '/' } })));
    const taken = {
      message: 'Taken away.',
      sentences: [],
      page: '/',
      look: refused,
      moved: [{ document: PAGE, version: 'a' }],
    };
    const after = hear(take.state, take.ask, taken);
    expect(after).toMatchObject({ said: 'Taken away.', about: { words: 'Taken away.', is: 'done' } });
    expect(nextAsk(after)).toMatchObject({ ask: 'look', input: { route: '/' } });
  });
});

describe('a held place', () => {
  const HELD = at('items', 1, 'picture');
  const holding = lead(START, { is: 'held', name: 'photograph', place: HELD });
  const heldAfter = (state: State, ...deeds: PlacedStep[]) =>
    look(state, shownAfter('a', 'b', FIRST, deeds)).anchors.get('photograph');

  it('is followed, with a version that each ask names, until it is let go of', () => {
    const { ask } = askNext(lead(holding, { is: 'news', count: 'all' }));
    expect(ask.input).toMatchObject({ known: [{ document: PAGE, version: 'a' }] });
    expect(heldAfter(holding, NEW_ABOVE)).toEqual({ ...at('items', 2, 'picture'), version: 'b' });
    expect(heldAfter(holding, { do: 'remove', path: ['items', 1] })).toBeUndefined();
    expect(lead(holding, { is: 'held', name: 'photograph', place: undefined }).anchors.size).toBe(0);
  });

  it('of what is begun goes into the file with it, also if the answer was lost', () => {
    const begun = lead(START, {
      is: 'begun',
      name: 'n',
      list: at('items'),
      at: 2,
      value: { title: '' },
      given: [],
    });
    const place = { document: 'begun:n', path: [0, 'picture'] };
    const held = lead(
      begun,
      { is: 'held', name: 'photograph', place },
      { is: 'typed', place: { document: 'begun:n', path: [0, 'title'] }, value: 'Three', name: 'm', id: 'i' },
      due('n'),
    );
    const asked = askNext({ ...held, selected: place });
    const insert: PlacedStep = { do: 'insert', path: ['items'], at: 2, value: { title: 'Three' } };
    const after = shownAfter('a', 'b', FIRST, [insert]);
    const told = { versions: { [PAGE]: 'b' }, places: [at('items', 2)] };
    const answered = hear(asked.state, asked.ask, { ...told, ...after });
    const lost = lead(asked.state, {
      ...{ is: 'answered', ask: asked.ask, name: 'new' },
      answer: { ok: false, status: NO_ANSWER, message: '' },
    });
    const again: NextAsk = { asking: 'look', ask: 'look', input: { route: PAGE } };
    const typedOn = lead(lost, typed({ document: 'begun:n', path: [0, 'title'] }, 'Three!', 'm', 'j'));
    const heard = hear(typedOn, again, { ...after.look, moved: after.moved, done: [{ id: 'i', ...told }] });
    for (const state of [answered, heard]) {
      expect(state.selected).toEqual(at('items', 2, 'picture'));
      expect(state.anchors.get('photograph')).toEqual({ ...at('items', 2, 'picture'), version: 'b' });
    }
  });
});

it('a ask about the page that is shown follows its address', () => {
  const state = lead(START, {
    ...{
      is: 'wanted',
      task: { name: 't', chosen: 0, said: '', ask: 'mendOthers', route: PAGE, keys: ['k'] },
    },
  });
  const moved = [{ document: PAGE, version: 'a', now: { document: '/moved', version: 'a', hops: [] } }];
  const { tasks } = look(state, { look: { ...lookOf(FIRST, 'a'), route: '/moved' }, moved });
  expect(tasks).toMatchObject([{ ask: 'mendOthers', route: '/moved' }]);
});

describe('the way back', () => {
  const came = (document: string, version: string, ...path: Path) => ({ document, version, path });
  const left = (...path: Path): State => ({
    ...START,
    cameFrom: [{ page: came('/left', 'v'), place: came('/left', 'v', ...path), title: 'Two' }],
  });
  const wayAfter = (state: State, now: MovedSince['now']) =>
    look(state, { look: lookOf(FIRST, 'a'), moved: [{ document: '/left', version: 'v', now }] }).cameFrom;

  it('is asked for with each ask, and leads to where the block and its page have moved', () => {
    const { ask } = askNext(lead(left('items', 1), { is: 'news', count: 'all' }));
    expect(ask.input).toMatchObject({
      known: expect.arrayContaining([{ document: '/left', version: 'v' }]),
    });
    const now = { document: '/moved', version: 'w', hops: [hopOf(NEW_ABOVE, FIRST)] };
    expect(wayAfter(left('items', 1), now)).toMatchObject([
      { page: came('/moved', 'w'), place: came('/moved', 'w', 'items', 2) },
    ]);
  });

  it('leads to the page once its block has gone, and nowhere once the page has', () => {
    const gone: PlacedStep = { do: 'remove', path: ['items', 1] };
    const now = { document: '/left', version: 'w', hops: [hopOf(gone, FIRST)] };
    expect(wayAfter(left('items', 1), now)).toMatchObject([{ place: came('/left', 'w') }]);
    expect(wayAfter(left('items', 1), undefined)).toEqual([]);
  });
});

describe('the step back', () => {
  const step = (ask: 'undo' | 'redo', name: string = ask): Event => ({
    is: 'wanted',
    task: { name, ask, chosen: 0, typed: 0, said: '', select: 'it' },
  });
  const site = { kind: 'site' as const, value: { values: { fee: 5 } }, version: 's', language: 'en' };
  const documents = {
    ...lookOf(FIRST, 'a').documents,
    _site: site,
    opening: { ...site, kind: 'shared' as const },
  };
  const shown = { look: { ...lookOf(FIRST, 'a'), documents }, moved: [] };
  const here: State = { ...START, typed: 0, look: shown.look };
  const NEXT = 'The next step back is elsewhere: price changed: "$650" → "$700" (Pricing).';
  const asks = { asks: '/pricing', message: NEXT, versions: {}, places: [], ...shown };
  const pressed = (state: State, way: 'undo' | 'redo' = 'undo') => askNext(lead(state, step(way)));
  const documentsOf = ({ ask }: { ask: NextAsk }) => (ask.input as { here?: string[] }).here;
  const asked = pressed(here);
  const asking = hear(asked.state, asked.ask, asks);

  it('is taken at once on the page and in what the author works on, and not on the whole site', () => {
    expect(documentsOf(asked)).toEqual([PAGE, 'opening']);
    const value: PlaceIn = { document: '_site', path: ['values', 'fee'] };
    expect(documentsOf(pressed(lead(here, { is: 'chosen', place: value })))).toContain('_site');
    expect(documentsOf(pressed({ ...here, entered: { place: value, value: 4, last: 5 } }))).toContain(
      '_site',
    );
  });

  it('is asked about elsewhere before the first one, stays where it is, and is taken at the second press', () => {
    expect(asking).toMatchObject({ said: NEXT, about: { is: 'asks' }, chosen: 0, route: PAGE });
    const again = pressed(asking);
    expect(documentsOf(again)).toContain('/pricing');
    const done = {
      message: 'Taken back.',
      versions: {},
      places: [{ document: '/pricing', path: [] }],
      ...shown,
    };
    const third = pressed(hear(again.state, again.ask, done));
    expect(documentsOf(third)).toContain('/pricing');
    const other = hear(third.state, third.ask, { ...asks, asks: '/third' });
    expect(documentsOf(pressed(other))).toEqual([PAGE, 'opening', '/third']);
  });

  it.each<[string, (state: State) => State]>([
    ['another way', state => lead(state, step('redo'))],
    ['something was typed', state => lead(state, typed(TITLE, 'Mine'), { is: 'dropped', key: keyOf(TITLE) })],
    ['something else was done', state => ({ ...state, said: 'Moved.' })],
  ])('is asked about once more after %s', (_, event) => {
    const then = event(asking);
    expect(documentsOf(then.tasks.length > 0 ? askNext(then) : pressed(then))).not.toContain('/pricing');
  });

  it('is asked about once more on another page, and never about what the window has just said', () => {
    const go = askNext(lead(asking, { is: 'wanted', task: GO }));
    const there = hear(go.state, go.ask, {
      ...lookOf(FIRST, 'a'),
      route: '/other',
      moved: [],
      done: [],
    });
    expect(documentsOf(pressed(there))).toEqual(['/other', PAGE]);
    const said = { ...here, said: 'Moved.', about: { words: 'Moved.', is: 'done' as const } };
    expect(documentsOf(pressed(said))).toBeUndefined();
    expect(documentsOf(pressed(said, 'redo'))).toEqual([PAGE, 'opening']);
    const away = askNext(lead(said, { is: 'wanted', task: GO }));
    const left = hear(away.state, away.ask, {
      ...lookOf(FIRST, 'a'),
      route: '/other',
      moved: [],
      done: [],
    });
    expect(documentsOf(pressed(left))).toContain('/other');
  });

  it('moves no caret of somebody who types on', () => {
    const done = { message: 'Taken back.', versions: {}, places: [at('items', 0)], ...shown };
    const typing = lead(asked.state, typed(TITLE, 'Mine'));
    expect(hear(typing, asked.ask, done).selected).toBeUndefined();
    expect(hear(asked.state, asked.ask, done).selected).toEqual(at('items', 0));
  });
});

describe('the list of pages', () => {
  const other = { route: '/other', title: 'Other' };
  const listed = { route: PAGE, title: 'Questions', isChanged: true };
  const looked = (pages: State['pages'], more: Partial<PageLook>) =>
    look({ ...START, pages }, { look: { ...lookOf(FIRST, 'b'), ...more } }).pages;

  it('knows the page that is shown as each answer tells it, and stays the same if nothing has changed', () => {
    const pages = [other, { route: PAGE, title: 'Questions' }];
    expect(looked(pages, {})).toBe(pages);
    expect(looked(pages, { listed })).toEqual([other, listed]);
    expect(looked([other], { listed })).toEqual([other]);
  });
});
