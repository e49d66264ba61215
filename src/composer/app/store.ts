// What somebody can do in the shell beside typing: move, hide, take away, add, undo. Such a change is saved or refused at once.
import { type Path, valueAt } from '../../base/json-value.ts';
import type { Opened, PlaceIn } from '../form/asks.ts';
import type { Deed, Step } from '../form/steps.ts';
import type { World } from './ask.ts';
import type { NotSaved } from './not-saved.ts';
import { isWithin } from './present.ts';
import { newId, openTyping } from './typing.ts';

export type Store = ReturnType<typeof openStore>;
export type { State } from './typing.ts';

type PlacedDeed = Deed & PlaceIn;

export function openStore(world: World, opened: Opened, notSaved: NotSaved) {
  const typing = openTyping(world, opened, notSaved);

  async function change(deed: PlacedDeed, said: string, then?: PlaceIn): Promise<boolean> {
    const isDone = await typing.doing(
      () => world.ask('change', { id: newId(), steps: [stepOf(deed)] }),
      () => ({ said, ...(then && { then }) }),
    );
    if (isDone) typing.shift(place => afterDeed(place, deed));
    return isDone;
  }

  function stepOf(deed: PlacedDeed): Step {
    const now = typing.state().look?.documents[deed.document];
    const was = valueAt(now?.value, deed.do === 'move' ? [...deed.path, deed.at] : deed.path);
    return {
      ...deed,
      version: now?.version ?? '',
      ...(deed.do !== 'insert' && was !== undefined && { was }),
    };
  }

  return {
    ...typing,
    /** Adds an item or a block, begun as its neighbours are. "place" is where it is going to stand. */
    async add(place: PlaceIn, type?: string): Promise<void> {
      await typing.flush();
      const { document, path } = place;
      const list = { document, path: path.slice(0, -1) };
      const at = Number(path.at(-1));
      const begun = await world.ask('begin', { ...list, at, ...(type !== undefined && { type }) });
      if (!begun.ok) typing.say(begun.message);
      else if (begun.told.waits) typing.begin(place, begun.told.value);
      else await change({ ...list, do: 'insert', at, value: begun.told.value }, 'Added.', place);
    },
    /** "isStaying" leaves selected what is. */
    move({ document, path }: PlaceIn, to: number, isStaying = false): Promise<boolean> {
      const list = path.slice(0, -1);
      const deed = { document, path: list, do: 'move' as const, at: Number(path.at(-1)), to };
      return change(deed, 'Moved.', isStaying ? undefined : { document, path: [...list, to] });
    },
    remove({ document, path }: PlaceIn, isStaying = false): Promise<boolean> {
      const around = isStaying ? undefined : { document, path: path.slice(0, -2) };
      return change({ document, path, do: 'remove' }, 'Taken away.', around);
    },
    /** Gives a value of a table another name. */
    rename(place: PlaceIn, to: string): Promise<boolean> {
      return change({ ...place, do: 'rename', to }, 'Renamed.');
    },
    /** A hidden block stays in the document. Visitors do not see it. */
    hide({ document, path }: PlaceIn, isHidden: boolean): Promise<boolean> {
      const hidden = { document, path: [...path, 'hidden'] };
      const deed: Deed = isHidden ? { do: 'set', value: true } : { do: 'unset' };
      return change({ ...hidden, ...deed }, isHidden ? 'Hidden.' : 'Shown again.', { document, path });
    },
    undo: (way: 'undo' | 'redo') =>
      typing.doing(
        () => world.ask(way, {}),
        ({ message }) => ({ said: message }),
      ),
    mendOthers: (route: string, keys: string[]) =>
      typing.doing(
        () => world.ask('mendOthers', { id: newId(), route, keys }),
        ({ message }) => ({ said: message }),
      ),
    /** Saves what waits together with what the check offers to put it right. */
    async mend(key: string, steps: Step[]): Promise<void> {
      const isDone = await typing.doing(
        () => world.ask('change', { id: newId(), steps }),
        () => ({ said: 'Saved.' }),
      );
      if (isDone) typing.drop(key);
    },
    ask: world.ask,
  };
}

/** Where something stands after a list has changed around it. Undefined if it has gone. */
function afterDeed({ document, path }: PlaceIn, deed: PlacedDeed): PlaceIn | undefined {
  if (deed.do === 'rename' && document === deed.document && isWithin(path, deed.path))
    return { document, path: path.with(deed.path.length - 1, deed.to) };
  const list: Path = deed.do === 'remove' ? deed.path.slice(0, -1) : deed.path;
  const index = path[list.length];
  if (document !== deed.document || typeof index !== 'number' || !isWithin(path, list))
    return { document, path };
  const to = indexAfter(index, deed);
  return to === undefined ? undefined : { document, path: path.with(list.length, to) };
}

function indexAfter(index: number, deed: PlacedDeed): number | undefined {
  if (deed.do === 'insert') return index >= deed.at ? index + 1 : index;
  if (deed.do === 'remove') {
    const gone = Number(deed.path.at(-1));
    if (index === gone) return undefined;
    return index > gone ? index - 1 : index;
  }
  if (deed.do !== 'move') return index;
  if (index === deed.at) return deed.to;
  const without = index > deed.at ? index - 1 : index;
  return without >= deed.to ? without + 1 : without;
}
