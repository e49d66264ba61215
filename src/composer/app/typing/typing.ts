// Holds what the shell shows. Words are saved by themselves a moment after they are typed, one change at a time.
import type { AskRefusal, Opened, PlaceIn } from '../../form/asks.ts';
import { type Answered, CHANGED, isTooLate, NO_ANSWER, newId, type World } from '../ask.ts';
import { type Caret, chosenIn, openState, type SentenceOf, type State } from '../state.ts';
import { openChangeIds } from './change-ids.ts';
import { type Own, openFollow } from './follow.ts';
import { openHeld } from './held.ts';
import { openMoves } from './moves.ts';
import type { NotSaved } from './not-saved.ts';
import {
  afterDeed,
  afterEntering,
  afterLook,
  type DeedAt,
  entered,
  type PlaceAfter,
  shownAs,
} from './places-after.ts';
import { type BegunThere, fieldName, keyOf, leftOf, presentValue, stepFor, type Waiting } from './present.ts';
import { refusedAsTyped, TO_BE_WRITTEN } from './to-be-written.ts';
import { openFields } from './typed.ts';

export type Typing = ReturnType<typeof openTyping>;

export function openTyping(world: World, opened: Opened, notSaved: NotSaved, sentenceOf: SentenceOf) {
  const { state, put, putTogether, subscribe } = openState(
    { opened, pages: [], route: '/', waiting: notSaved.read(), status: 'saved', said: '' },
    notSaved.keep,
  );
  const ids = openChangeIds(state().waiting.values());
  let turn: Promise<unknown> = Promise.resolve();
  const { pauses, wait, replace } = openHeld(
    () => state().waiting,
    waiting => put({ waiting }),
    key => void save(key),
    notSaved.send,
  );
  const { move, moveWithOthers, since } = openMoves({ state, put, replace });
  const fields = openFields(since);

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(() => work());
    turn = mine.catch(() => undefined);
    return mine;
  }

  /**
   * "first" is what becomes known by what the answer shows: for example that "saved" is in the file. It is called with a function that
   * takes everything along which others have moved meanwhile.
   */
  async function look(
    first?: (takeAlong?: (own?: Own) => PlaceAfter) => void,
    saved?: Waiting,
  ): Promise<void> {
    const { route } = state();
    const answer = await world.ask('look', { route });
    const left = () => [...state().waiting.values()].flatMap(one => leftOf(one, saved) ?? []);
    const now = answer.ok ? answer.told : undefined;
    const follow = now && (await openFollow(world, left, state().look?.documents, now.documents));
    if (now && !follow) return look(first, saved);
    putTogether(() => {
      first?.(now && follow && (own => moveWithOthers(now, follow, own)));
      if (follow) replace(follow);
      if (!answer.ok) refuse(answer);
      else if (route === state().route) {
        move(afterLook(state().waiting.values(), answer.told));
        put({ look: answer.told, status: statusOf() });
      }
    });
  }

  /** A server that ends may have saved what it no longer answers. And a browser that ends may keep what is saved since. */
  async function forgetSaved(): Promise<void> {
    replace(await ids.askSaved(state().waiting.values(), world));
  }

  function statusOf(): State['status'] {
    return [...state().waiting.values()].some(({ refused }) => !refused) ? 'saving' : 'saved';
  }

  function refuse({ status, message }: { status: number } & AskRefusal): void {
    if (status === NO_ANSWER) put({ status: 'gone' });
    else put({ said: message, status: statusOf() });
  }

  /** Saves it after a pause, unless it has words of an example. "earlier" is what waited there until now. */
  function waitForPause(one: Waiting, earlier: Partial<Waiting>): void {
    const key = keyOf(one.place);
    const refused = refusedAsTyped(one);
    wait({ ...one, ...ids.next(earlier), refused }, key);
    if (refused) return void pauses.stop(key);
    put({ status: 'saving' });
    pauses.start(key);
  }

  const save = (key: string): Promise<void> => inTurn(() => saveNow(key));

  async function saveNow(key: string): Promise<void> {
    const one = state().waiting.get(key);
    const now = one && state().look?.documents[one.place.document];
    if (!one || !now || one.refused) return;
    const refused = refusedAsTyped(one);
    if (refused) return wait({ ...one, refused }, key);
    const [field, steps] = [fieldName(one.place.path), [stepFor(one, now)]];
    const answer = await world.ask('change', { id: ids.send(one), field, steps });
    const typed = state().waiting.get(key);
    if (!answer.ok && answer.status !== NO_ANSWER) {
      ids.refuse(one);
      // Somebody who types on may do so for long.
      notSaved.send();
    }
    if (answer.ok)
      await look(takeAlong => {
        if (!one.begun) takeAlong?.({ saved: one });
        settle(key, one, answer.told.versions);
      }, one);
    else if (isTooLate(answer)) pauses.start(key);
    else if (answer.status === NO_ANSWER) put({ status: 'gone' });
    // Somebody who types on will have finished the word before that is worth saying.
    else if (typed === one && !pauses.has(key)) {
      const { ok: _, status, ...refused } = answer;
      const { path, theirs } = refused;
      wait({ ...one, refused: path ? { ...refused, theirs } : refused }, key);
      const [problem] = refused.problems ?? [];
      put({ status: statusOf(), said: problem ? sentenceOf(problem, state()) : refused.message });
      if (status === CHANGED) await look();
    }
  }

  /** "saved" is in the file now, and nothing is wrong with it any more. What was typed meanwhile still waits. */
  function settle(key: string, saved: Waiting, versions: { [document: string]: string }): void {
    const typed = state().waiting.get(key);
    put({ said: '' });
    if (!typed || !saved.begun) wait(typed && leftOf(typed, saved), key);
    else if (typed === saved) wait(undefined, key);
    else replace(one => (one === typed ? entered(typed, saved, state().look, versions) : one));
    if (saved.begun) move(afterEntering(saved, state().look));
  }

  /** Saves at once what is still waiting for its pause. */
  const flush = async () => void (await Promise.all(pauses.keys().filter(pauses.stop).map(save)));

  return {
    state,
    subscribe,
    async go(route: string): Promise<void> {
      await flush();
      await inTurn(async () => {
        // What was typed since is saved too, while it is known what the page holds.
        for (const key of pauses.keys().filter(pauses.stop)) await saveNow(key);
        put({ route, look: undefined, selected: undefined, selectedAs: undefined, caret: undefined });
        await forgetSaved();
        await look();
      });
    },
    async refreshPages(): Promise<void> {
      const answer = await world.ask('pages', {});
      if (answer.ok) put({ pages: answer.told.pages });
    },
    /** Something has changed, here or elsewhere. Also sends again what found no server. */
    async hearNews(count?: number): Promise<void> {
      await inTurn(async () => {
        if (count === undefined) await forgetSaved();
        if (count === undefined || count > (state().look?.news ?? -1)) await look(takeAlong => takeAlong?.());
      });
      for (const [key, { refused }] of state().waiting) if (!refused && !pauses.has(key)) await save(key);
    },
    unlock: (unlocked: string) => put({ unlocked }),
    loseServer: () => put({ status: 'gone' }),
    select(selected: PlaceIn | undefined, caret?: Caret): void {
      put({ selected, selectedAs: selected && shownAs(selected, state()), caret });
    },
    /** What the fields show: the document with everything typed. */
    present(document: string): unknown {
      const { look, waiting } = state();
      return look && presentValue(document, look.documents, waiting.values());
    },
    enterField: fields.enter,
    /** "value" is undefined for a field that was emptied. */
    type(place: PlaceIn, value: unknown): void {
      const { earlier, one, within } = fields.typed(place, value, state());
      for (const inner of within) wait(undefined, inner);
      put({ said: '' });
      waitForPause(one, earlier);
    },
    flush,
    /** Until everything typed is saved, and every deed is done. */
    async settled(): Promise<void> {
      await flush();
      await turn;
    },
    /** Takes back what was typed and not saved. */
    drop(key: string): void {
      pauses.stop(key);
      wait(undefined, key);
      put({ status: statusOf() });
    },
    /** Something begun enters its list when its words are written. "place" is after the last item there. */
    begin(place: PlaceIn, begun: BegunThere): void {
      const version = state().look?.documents[place.document]?.version ?? '';
      wait({ place, id: newId(), version, value: begun.value, begun, refused: TO_BE_WRITTEN }, keyOf(place));
      put({ selected: place, selectedAs: undefined, caret: undefined });
    },
    since,
    /** Changes something begun, of which nothing is in the file yet. */
    changeBegun(one: Waiting): void {
      const key = keyOf(one.place);
      const earlier = state().waiting.get(key) ?? one;
      if (earlier.value !== one.value) waitForPause(one, earlier);
      else wait({ ...one, ...ids.next(earlier) }, key);
    },
    /**
     * Sends a question that changes documents. "select" says what is selected afterwards, unless somebody has chosen something else
     * meanwhile, "said" what was done, and "deed" with which deed, if it was one.
     */
    async doing<Told>(
      work: () => Promise<Answered<Told>>,
      outcome: (told: Told) => { said: string; select?: PlaceIn; deed?: DeedAt },
    ): Promise<boolean> {
      const before = state();
      await flush();
      return inTurn(async () => {
        put({ status: 'saving' });
        const answer = await work();
        if (!answer.ok) refuse(answer);
        else {
          const { said, select, deed } = outcome(answer.told);
          await look(takeAlong => {
            if (deed) move(place => afterDeed(place, deed), before.waiting);
            const others = takeAlong?.({ deed });
            const goes = chosenIn(state()) === chosenIn(before) && select;
            const selected = goes && ((deed && others?.(goes)) ?? goes);
            put({ said, ...(selected && { selected, selectedAs: undefined, caret: undefined }) });
          });
        }
        return answer.ok;
      });
    },
    /** What waits is sent once more, to take the place of what somebody has seen in the file. */
    keepMine(key: string): Promise<void> {
      const one = state().waiting.get(key);
      const { refused } = one ?? {};
      const was = refused && 'theirs' in refused ? (refused.theirs ?? null) : one?.was;
      if (one) wait({ ...one, id: newId(), was, refused: undefined }, key);
      return save(key);
    },
    say: (said: string) => put({ said }),
    ask: world.ask,
  };
}
