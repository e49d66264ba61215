// Holds what the shell shows. Words are saved by themselves a moment after they are typed, one change at a time.
import type { Path } from '../../base/json-value.ts';
import type { AskRefusal, Opened, PageListed, PageLook, PlaceIn } from '../form/asks.ts';
import { type Answered, NO_ANSWER, type World } from './ask.ts';
import type { NotSaved } from './not-saved.ts';
import { openPauses } from './pauses.ts';
import {
  afterEntering,
  afterLook,
  holds,
  type PlaceAfter,
  shownAs,
  standsIn,
  waitingAfter,
} from './places-after.ts';
import { type BegunThere, keyOf, presentValue, stepFor, typedInside, type Waiting } from './present.ts';
import { hasGivenWords, TO_BE_WRITTEN } from './to-be-written.ts';

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
  /** Where that stood when it was selected. Items around it may have come and gone since. */
  selectedAs?: PlaceIn;
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
  const pauses = openPauses(key => void save(key));
  let isTogether = false;

  function put(part: Partial<State>): void {
    state = { ...state, ...part };
    if (part.waiting) notSaved.keep(part.waiting);
    if (!isTogether) for (const listen of listeners) listen();
  }

  /** What belongs together is shown at once, so that no field shows another one's words in between. */
  function putTogether(work: () => void): void {
    isTogether = true;
    work();
    isTogether = false;
    put({});
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  /** "first" is what becomes known by what the answer shows. */
  async function look(first?: () => void): Promise<void> {
    const { route } = state;
    const answer = await world.ask('look', { route });
    putTogether(() => {
      first?.();
      if (!answer.ok) refuse(answer);
      else if (route === state.route) {
        rearrange(afterLook(state.waiting.values(), answer.told));
        put({ look: answer.told, status: statusOf() });
      }
    });
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

  /** Whatever is typed there goes into something that is not in the file. */
  function begunAround(place: PlaceIn): Waiting | undefined {
    return [...state.waiting.values()].find(one => one.begun && standsIn(place, one.place));
  }

  /** Gives everything that waits, and what is selected, the place where it now belongs. */
  function rearrange(after: PlaceAfter): void {
    const { selected, selectedAs = selected } = state;
    const due = new Set(pauses.keys().filter(pauses.stop));
    const moved = [...state.waiting].flatMap(([key, one]) => {
      const now = waitingAfter(one, after);
      return now ? [{ key: keyOf(now.place), now, isDue: due.has(key) }] : [];
    });
    for (const { key, isDue } of moved) if (isDue) pauses.start(key);
    const now = selected && after(selected);
    const isMoved = now !== undefined && keyOf(now) !== keyOf(selected as PlaceIn);
    const waiting = new Map(moved.map(({ key, now }) => [key, now]));
    put({ waiting, ...(isMoved && { selected: now, selectedAs }) });
  }

  async function save(key: string): Promise<void> {
    pauses.stop(key);
    await inTurn(async () => {
      const one = state.waiting.get(key);
      const now = one && state.look?.documents[one.place.document];
      if (!one || !now) return;
      if (hasGivenWords(one)) return wait({ ...one, refused: TO_BE_WRITTEN }, key);
      const steps = [stepFor(one, now)];
      const answer = await world.ask('change', { id: newId(), field: fieldName(one.place.path), steps });
      const typed = state.waiting.get(key);
      if (answer.ok) await look(() => settle(key, one));
      else if (answer.status === NO_ANSWER) put({ status: 'gone' });
      else if (typed === one) {
        const { ok: _, status, ...refused } = answer;
        wait({ ...one, refused: status === CHANGED ? { theirs: undefined, ...refused } : refused }, key);
        put({ status: statusOf(), said: refused.problems?.[0]?.message ?? refused.message });
      }
    });
  }

  /** "saved" is in the file now. What was typed meanwhile still waits. */
  function settle(key: string, saved: Waiting): void {
    const typed = state.waiting.get(key);
    if (typed === saved) wait(undefined, key);
    else if (typed) wait({ ...typed, begun: undefined }, key);
    if (saved.begun) rearrange(afterEntering(saved, state.look));
  }

  /** Saves at once what is still waiting for its pause. */
  async function flush(): Promise<void> {
    await Promise.all(pauses.keys().map(save));
  }

  return {
    state: () => state,
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    async go(route: string): Promise<void> {
      await flush();
      put({ route, look: undefined, selected: undefined, selectedAs: undefined, caret: undefined });
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
      for (const [key, { refused }] of state.waiting) if (!refused && !pauses.has(key)) await save(key);
    },
    loseServer: () => put({ status: 'gone' }),
    select(selected: PlaceIn | undefined, caret?: Caret): void {
      put({ selected, selectedAs: selected && shownAs(selected, state), caret });
    },
    /** What the fields show: the document with everything typed. */
    present(document: string): unknown {
      return state.look && presentValue(document, state.look, state.waiting.values());
    },
    /** "value" is undefined for a field that was emptied. */
    type(place: PlaceIn, value: unknown): void {
      const around = [...state.waiting.values()].find(one => holds(one, place));
      const one = around ? typedInside(around, place.path, value) : { place, value };
      const key = keyOf(one.place);
      for (const [inner, { place: within }] of state.waiting)
        if (inner !== key && standsIn(within, one.place)) wait(undefined, inner);
      wait({ ...one, refused: hasGivenWords(one) ? TO_BE_WRITTEN : undefined }, key);
      pauses.stop(key);
      if (hasGivenWords(one)) return;
      put({ status: 'saving' });
      pauses.start(key);
    },
    flush,
    /** Takes back what was typed and not saved. */
    drop(key: string): void {
      pauses.stop(key);
      wait(undefined, key);
      put({ status: statusOf() });
    },
    /** Something begun enters its list when its words are written. "place" is after the last item there. */
    begin(place: PlaceIn, begun: BegunThere): void {
      wait({ place, value: begun.value, begun, refused: TO_BE_WRITTEN }, keyOf(place));
      put({ selected: place, selectedAs: undefined, caret: undefined });
    },
    begunAround,
    /** Changes something begun, of which nothing is in the file yet. */
    changeBegun: (one: Waiting): void => wait(one, keyOf(one.place)),
    /**
     * Sends a question that changes documents. "then" says what is selected afterwards, "said" what was done, and "after" where
     * everything else stands.
     */
    async doing<Told>(
      work: () => Promise<Answered<Told>>,
      outcome: (told: Told) => { said: string; then?: PlaceIn; after?: PlaceAfter },
    ): Promise<boolean> {
      await flush();
      return inTurn(async () => {
        put({ status: 'saving' });
        const answer = await work();
        if (!answer.ok) refuse(answer);
        else {
          const { said, then, after } = outcome(answer.told);
          await look(() => {
            if (after) rearrange(after);
            put({ said, ...(then && { selected: then, selectedAs: undefined, caret: undefined }) });
          });
        }
        return answer.ok;
      });
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

/** "blocks/3/heading": what somebody types in, so that a burst of typing counts as one. */
const fieldName = (path: Path): string => path.join('/');

export function newId(): string {
  return crypto.randomUUID();
}
