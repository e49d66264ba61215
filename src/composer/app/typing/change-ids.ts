// Names the change that will save what waits. The name is kept with it, so that after a crash the server can say if it was saved.
import type { Asks } from '../../form/asks.ts';
import { newId, type World } from '../ask.ts';
import type { Waiting } from './present.ts';

type Done = Asks['saved']['told']['done'][number];

export function openChangeIds(kept: Iterable<Waiting>) {
  /** What has one of these names may be saved already, so nothing else can be saved by it. */
  const sent = new Set([...kept].map(({ id }) => id));
  return {
    /** The name for what is typed now, which takes the place of what waited. */
    next({ id, value, sent: before = [] }: Partial<Waiting>): Partial<Waiting> {
      if (id === undefined) return { id: newId() };
      return sent.has(id) ? { id: newId(), sent: [...before, { id, value }] } : { id };
    },
    send({ id = newId() }: Waiting): string {
      sent.add(id);
      return id;
    },
    refuse: ({ id }: Waiting): boolean => sent.delete(id),
    /** Asks if something has been saved although no answer came. Returns what is left of it. */
    async askSaved(waiting: Iterable<Waiting>, world: World): Promise<(one: Waiting) => Waiting | undefined> {
      const ids = [...waiting].flatMap(one => [
        ...(one.id !== undefined && sent.has(one.id) ? [one.id] : []),
        ...(one.sent ?? []).map(({ id }) => id),
      ]);
      const answer = await (ids.length > 0 ? world.ask('saved', { ids }) : undefined);
      const done = new Map(answer?.ok ? answer.told.done.map(one => [one.id, one]) : []);
      return one => leftAfter(one, done);
    },
  };
}

function leftAfter(one: Waiting, done: Map<string, Done>): Waiting | undefined {
  if (one.id !== undefined && done.has(one.id)) return undefined;
  const last = one.sent?.findLast(({ id }) => done.has(id));
  if (!last) return one;
  if (!one.begun) return { ...one, was: last.value ?? null, sent: undefined };
  const { places: [place = one.place] = [], versions = {} } = done.get(last.id) ?? {};
  return { ...one, place, version: versions[place.document] ?? '', begun: undefined, sent: undefined };
}
