// What somebody can do in the shell beside typing: move, hide, take away, add, undo. Such a change is saved or refused at once.
import { valueAt } from '../../base/json-value.ts';
import type { DocumentNow, LeftBehindNow, Opened, PlaceIn } from '../form/asks.ts';
import type { Deed, Step } from '../form/steps.ts';
import { newId, type World } from './ask.ts';
import { levelsTo, sentenceOf } from './fields/levels.ts';
import type { NotSaved } from './typing/not-saved.ts';
import { begunAround, type DeedAt, deedSince, endOf, standsIn } from './typing/places-after.ts';
import { changedInside, countAt, fieldName, isRivalled, keyOf, stepBack } from './typing/present.ts';
import { TO_BE_WRITTEN } from './typing/to-be-written.ts';
import { openTyping } from './typing/typing.ts';
import { called } from './words.ts';

export type Store = ReturnType<typeof openStore>;
export type { State } from './state.ts';

const GONE = 'This has gone meanwhile.';

export function openStore(world: World, opened: Opened, notSaved: NotSaved) {
  const typing = openTyping(world, opened, notSaved, sentenceOf);
  const going = new Map<string, Promise<boolean>>();

  /** A quick double press means one deed. By the second press the window does not show yet what the first one has done. */
  function once(deed: object, work: () => Promise<boolean>): Promise<boolean> {
    const key = JSON.stringify(deed);
    const already = going.get(key);
    if (already) return already;
    const done = work().finally(() => going.delete(key));
    going.set(key, done);
    return done;
  }

  async function change(deed: DeedAt, said: string, then?: PlaceIn): Promise<boolean> {
    const begun = begunAround(deed, typing.state().waiting.values());
    if (begun) {
      typing.changeBegun(changedInside(begun, deed));
      return true;
    }
    const since = typing.since();
    const now = () => typing.state().look?.documents[deed.document];
    const seen = now();
    let own: DeedAt | undefined;
    return typing.doing(
      async () => {
        // Another page may be open by now. Then the server finds the place in what was seen.
        own = now() ? deedSince(deed, since) : deed;
        if (!own) return { ok: false, status: 409, message: GONE };
        return world.ask('change', { id: newId(), steps: [stepOf(own, now() ?? seen)] });
      },
      () => ({
        said,
        ...(own && { deed: own }),
        ...(then && { select: then }),
      }),
    );
  }

  function stepOf(deed: DeedAt, now: DocumentNow | undefined): Step {
    const was = valueAt(now?.value, deed.do === 'move' ? [...deed.path, deed.at] : deed.path);
    return {
      ...deed,
      version: now?.version ?? '',
      ...(deed.do !== 'insert' && was !== undefined && { was }),
    };
  }

  /** What it is called in the sentence that says what was done. A shared block has the name of what it shows. */
  function nameOf(place: PlaceIn): string {
    const state = typing.state();
    const { look, opened } = state;
    const shared = look?.blocks.find(one => one.shared && keyOf(one.shared.from) === keyOf(place));
    const { document, path } = shared ?? place;
    const kind = look?.documents[document]?.kind ?? 'page';
    const value = typing.present(document);
    return called(levelsTo(path, value, kind, opened).at(-1)?.label ?? '', valueAt(value, path), state);
  }

  /** Puts in what the server begins: an example's words, or a copy. */
  async function put(
    place: PlaceIn,
    said: string,
    { like, type }: { type?: string; like?: PlaceIn },
  ): Promise<boolean> {
    const since = typing.since();
    await typing.settled();
    const { document, path } = since(place) ?? place;
    const list = { document, path: path.slice(0, -1) };
    const count = countAt(typing.state().look?.documents[document], list.path);
    const at = Math.min(Number(path.at(-1)), count);
    const original = like && since(like);
    if (like && !original) {
      typing.say(GONE);
      return false;
    }
    const how = { ...(type !== undefined && { type }), ...(original && { like: original }) };
    const begun = await world.ask('begin', { ...list, at, ...how });
    if (!begun.ok) typing.say(begun.message);
    else if (!typing.state().look?.documents[document]) {
      typing.say('Nothing was added, because another page was opened first.');
      return false;
    }
    // The check knows words of an example only while all around them are as they were, so it would let the rest of them pass.
    else if (begun.told.given.length > 0) {
      const { look, waiting } = typing.state();
      typing.begin(endOf(list, look, waiting.values()), { at, ...begun.told });
      typing.say(`Added with sample words. ${TO_BE_WRITTEN.message}`);
    } else {
      const value = begun.told.value;
      return change({ ...list, do: 'insert', at, value }, said, { document, path: [...list.path, at] });
    }
    return begun.ok;
  }

  return {
    ...typing,
    /** Adds an item or a block, begun as its neighbours are. "place" is where it is going to stand. */
    add: (place: PlaceIn, type?: string) => put(place, 'Added.', { ...(type !== undefined && { type }) }),
    /** The copy stands after it. */
    duplicate: (place: PlaceIn) =>
      put(
        { ...place, path: place.path.with(-1, Number(place.path.at(-1)) + 1) },
        `${nameOf(place)} duplicated.`,
        { like: place },
      ),
    /** "isStaying" leaves selected what is. */
    async move({ document, path }: PlaceIn, wanted: number, isStaying = false): Promise<boolean> {
      const list = path.slice(0, -1);
      const { look, waiting } = typing.state();
      const begun = waiting.get(keyOf({ document, path }));
      const count = countAt(look?.documents[document], list);
      const to = Math.max(0, Math.min(wanted, begun?.begun ? count : count - 1));
      const from = begun?.begun?.at ?? Number(path.at(-1));
      const said = `${nameOf({ document, path })} moved ${to < from ? 'up' : 'down'}.`;
      if (begun?.begun) {
        typing.changeBegun({ ...begun, begun: { ...begun.begun, at: to } });
        typing.say(said);
        return true;
      }
      const deed = { document, path: list, do: 'move' as const, at: Number(path.at(-1)), to };
      const { selected } = typing.state();
      const isSelected = selected !== undefined && standsIn(selected, { document, path });
      return change(deed, said, isStaying || isSelected ? undefined : { document, path: [...list, to] });
    },
    /** What comes next is selected then, or what is around it if nothing is left. "isStaying" leaves selected what is. */
    async remove(place: PlaceIn, isStaying = false): Promise<boolean> {
      const { document, path } = place;
      const begun = typing.state().waiting.get(keyOf(place))?.begun;
      const list = path.slice(0, -1);
      const left = countAt(typing.state().look?.documents[document], list) - (begun ? 0 : 1);
      const next = Math.min(begun?.at ?? Number(path.at(-1)), left - 1);
      const then = isStaying ? undefined : { document, path: next < 0 ? list.slice(0, -1) : [...list, next] };
      const said = `${nameOf(place)} taken away.`;
      const deed: DeedAt = { document, path, do: 'remove' };
      if (!begun) return once(deed, () => change(deed, said, then));
      typing.drop(keyOf(place));
      if (then) typing.select(then);
      typing.say(said);
      return true;
    },
    /** Gives a value of a table another name. */
    rename(place: PlaceIn, to: string): Promise<boolean> {
      return change({ ...place, do: 'rename', to }, 'Renamed.');
    },
    /** A hidden block stays in the document. Visitors do not see it. */
    hide({ document, path }: PlaceIn, isHidden: boolean): Promise<boolean> {
      const hidden = { document, path: [...path, 'hidden'] };
      const deed: Deed = isHidden ? { do: 'set', value: true } : { do: 'unset' };
      const said = isHidden ? 'is hidden.' : 'is shown again.';
      return change({ ...hidden, ...deed }, `${nameOf({ document, path })} ${said}`);
    },
    /** Returns where to look afterwards. If that is on this page, it is selected. */
    async undo(way: 'undo' | 'redo'): Promise<PlaceIn | undefined> {
      let where: PlaceIn | undefined;
      await typing.doing(
        () => world.ask(way, {}),
        ({ message, places }) => {
          const here = places.find(({ document }) => typing.state().look?.documents[document]);
          where = here ?? places[0];
          return { said: message, ...(here && { select: here }) };
        },
      );
      return where;
    },
    /** Places that still give an old value. Undefined if the server has gone. */
    async leftBehind(route: string): Promise<LeftBehindNow[] | undefined> {
      const answer = await world.ask('left', { route });
      return answer.ok ? answer.told.left : undefined;
    },
    mendOthers: (route: string, keys: string[]) =>
      once(keys, () =>
        typing.doing(
          () => world.ask('mendOthers', { id: newId(), route, keys }),
          ({ message }) => ({ said: message }),
        ),
      ),
    /** Gives up what waits. If half of it is in the file, the field goes back to what it had when it got the focus. */
    async leave(key: string): Promise<void> {
      const left = typing.state().waiting.get(key);
      const now = left && typing.state().look?.documents[left.place.document];
      const step = left && !left.begun && !isRivalled(left) && stepBack(left, now);
      const outcome = { said: left?.begun ? 'Taken away.' : 'Left as it was.' };
      const field = left && fieldName(left.place.path);
      // Together with the typing it is one step of Undo.
      if (step)
        await typing.doing(
          () => world.ask('change', { id: newId(), field, steps: [step] }),
          () => outcome,
        );
      const { status, waiting } = typing.state();
      if ((step && status === 'gone') || waiting.get(key)?.value !== left?.value) return;
      typing.drop(key);
      if (!step) typing.say(outcome.said);
    },
    /** Saves what waits together with what the check offers to put it right. What is typed there meanwhile still waits. */
    async mend(key: string, steps: Step[]): Promise<void> {
      const valueNow = () => typing.state().waiting.get(key)?.value;
      const mended = valueNow();
      const isDone = await typing.doing(
        () => world.ask('change', { id: newId(), steps }),
        () => ({ said: 'Saved.' }),
      );
      if (isDone && valueNow() === mended) typing.drop(key);
    },
    ask: world.ask,
  };
}
