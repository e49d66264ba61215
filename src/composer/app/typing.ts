// Holds what the shell shows. Words are saved by themselves a moment after they are typed, one change at a time.
import type { Path } from '../../base/json-value.ts';
import type { AskRefusal, Opened, PageListed, PageLook, PlaceIn } from '../form/asks.ts';
import { type Answered, NO_ANSWER, type World } from './ask.ts';
import type { NotSaved } from './not-saved.ts';
import { isWithin, keyOf, presentValue, stepFor, type Waiting } from './present.ts';

/** Somebody who types faster than this is still writing. */
const PAUSE_MS = 250;
/** The status of a change that somebody else came before. */
const CHANGED = 409;

/** Markdown is shown without its signs and in several texts, so a number alone would not find the letter. */
export type Caret = { text: string; offset: number };

export type State = {
  opened: Opened;
  pages: PageListed[];
  route: string;
  look?: PageLook;
  /** A block, an item or a field. */
  selected?: PlaceIn;
  /** Where the caret goes in the selected field: before this letter of a text that the page shows of it. */
  caret?: Caret;
  waiting: ReadonlyMap<string, Waiting>;
  status: 'saved' | 'saving' | 'gone';
  /** The last thing that was done or refused, for everybody to see and for a screen reader to say. */
  said: string;
};

export type Typing = ReturnType<typeof openTyping>;

export function openTyping(world: World, opened: Opened, notSaved: NotSaved) {
  let state: State = { opened, pages: [], route: '/', waiting: notSaved.read(), status: 'saved', said: '' };
  const listeners = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function put(part: Partial<State>): void {
    state = { ...state, ...part };
    if (part.waiting) notSaved.keep(part.waiting);
    for (const listen of listeners) listen();
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function look(): Promise<void> {
    const { route } = state;
    const answer = await world.ask('look', { route });
    if (answer.ok && route === state.route) put({ look: answer.told, status: statusOf() });
    else if (!answer.ok) refuse(answer);
  }

  function statusOf(): State['status'] {
    return [...state.waiting.values()].some(({ refused }) => !refused) ? 'saving' : 'saved';
  }

  function refuse({ status, message }: { status: number } & AskRefusal): void {
    if (status === NO_ANSWER) put({ status: 'gone' });
    else put({ said: message, status: statusOf() });
  }

  function wait(one: Waiting | undefined, key: string): void {
    const waiting = new Map(state.waiting);
    if (one) waiting.set(key, one);
    else waiting.delete(key);
    put({ waiting });
  }

  async function save(key: string): Promise<void> {
    clearTimeout(timers.get(key));
    timers.delete(key);
    await inTurn(async () => {
      const one = state.waiting.get(key);
      const now = one && state.look?.documents[one.place.document];
      if (!one || !now) return;
      const steps = [stepFor(one, now)];
      const answer = await world.ask('change', { id: newId(), field: fieldName(one.place.path), steps });
      const typed = state.waiting.get(key);
      if (answer.ok) {
        if (typed === one) wait(undefined, key);
        else if (typed) wait({ ...typed, isNew: false }, key);
        await look();
      } else if (answer.status === NO_ANSWER) put({ status: 'gone' });
      else if (typed === one) {
        const { ok: _, status, ...refused } = answer;
        wait({ ...one, refused: status === CHANGED ? { theirs: undefined, ...refused } : refused }, key);
        put({ status: statusOf(), said: refused.problems?.[0]?.message ?? refused.message });
      }
    });
  }

  /** Saves at once what is still waiting for its pause. */
  async function flush(): Promise<void> {
    await Promise.all([...timers.keys()].map(save));
  }

  return {
    state: () => state,
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    async go(route: string): Promise<void> {
      await flush();
      put({ route, look: undefined, selected: undefined, caret: undefined });
      await inTurn(look);
    },
    async refreshPages(): Promise<void> {
      const answer = await world.ask('pages', {});
      if (answer.ok) put({ pages: answer.told.pages });
    },
    /** Something has changed, here or elsewhere. Also sends again what found no server. */
    async hearNews(count?: number): Promise<void> {
      await inTurn(async () => {
        if (count === undefined || count > (state.look?.news ?? -1)) await look();
      });
      for (const [key, { refused }] of state.waiting) if (!refused && !timers.has(key)) await save(key);
    },
    loseServer: () => put({ status: 'gone' }),
    select(selected: PlaceIn | undefined, caret?: Caret): void {
      put({ selected, caret });
    },
    /** What the fields show: the document with everything typed. */
    present(document: string): unknown {
      return state.look && presentValue(document, state.look, state.waiting.values());
    },
    /** "value" is undefined for a field that was emptied. */
    type(place: PlaceIn, value: unknown): void {
      const around = [...state.waiting.values()].find(one => holds(one, place));
      const one = around ? typedInto(around, place.path, value) : { place, value };
      const key = keyOf(one.place);
      for (const [inner, { place: within }] of state.waiting)
        if (inner !== key && within.document === one.place.document && isWithin(within.path, one.place.path))
          wait(undefined, inner);
      wait(one, key);
      put({ status: 'saving' });
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => void save(key), PAUSE_MS),
      );
    },
    flush,
    /** Takes back what was typed and not saved. */
    drop(key: string): void {
      clearTimeout(timers.get(key));
      timers.delete(key);
      wait(undefined, key);
      put({ status: statusOf() });
    },
    /** An item that enters its list only with its first typed word. */
    begin(place: PlaceIn, value: unknown): void {
      wait({ place, value, isNew: true, refused: { message: '' } }, keyOf(place));
      put({ selected: place, caret: undefined });
    },
    /** Sends a question that changes documents. "then" says what is selected afterwards, and "said" what was done. */
    async doing<Told>(
      work: () => Promise<Answered<Told>>,
      outcome: (told: Told) => { said: string; then?: PlaceIn },
    ): Promise<boolean> {
      await flush();
      return inTurn(async () => {
        put({ status: 'saving' });
        const answer = await work();
        if (!answer.ok) refuse(answer);
        else {
          const { said, then } = outcome(answer.told);
          put({ said, ...(then && { selected: then, caret: undefined }) });
          await look();
        }
        return answer.ok;
      });
    },
    /** Gives everything that waits the place where it now belongs. */
    shift(places: (place: PlaceIn) => PlaceIn | undefined): void {
      const moved = [...state.waiting.values()].flatMap(one => {
        const place = places(one.place);
        return place ? [[keyOf(place), { ...one, place }] as const] : [];
      });
      put({ waiting: new Map(moved) });
    },
    /** What waits is sent once more, after somebody has seen what stands in the file. */
    keepMine(key: string): Promise<void> {
      const one = state.waiting.get(key);
      if (one) wait({ ...one, refused: undefined }, key);
      return save(key);
    },
    say: (said: string) => put({ said }),
    ask: world.ask,
  };
}

/** Something that is waiting as a whole, such as a begun link, is saved together with what is typed into it. */
function holds({ place, isNew }: Waiting, { document, path }: PlaceIn): boolean {
  const isAround = isNew ? path.length >= place.path.length : path.length > place.path.length;
  return document === place.document && isAround && isWithin(path, place.path);
}

function typedInto(around: Waiting, path: Path, value: unknown): Waiting {
  const { place, isNew } = around;
  const { value: now } = presentInto(around.value, path.slice(place.path.length), value);
  return { place, value: now, ...(isNew && { isNew }) };
}

function presentInto(item: unknown, path: Path, value: unknown): { value: unknown } {
  const document = { item };
  const look = { documents: { it: { value: document } } } as unknown as PageLook;
  const waiting: Waiting = { place: { document: 'it', path: ['item', ...path] }, value };
  const after = presentValue('it', look, [waiting]) as { item: unknown };
  return { value: after.item };
}

/** "blocks/3/heading": what somebody types in, so that a burst of typing counts as one. */
const fieldName = (path: Path): string => path.join('/');

export function newId(): string {
  return crypto.randomUUID();
}
