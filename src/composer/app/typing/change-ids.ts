// Names the change that will save what waits. The name is kept with it, so that after a crash the server can say if it was saved.
import { newId } from '../ask.ts';
import type { Waiting } from './present.ts';

type Named = Pick<Waiting, 'id'>;

export function openChangeIds(kept: Iterable<Named>) {
  /** What has one of these names may be saved already, so nothing else can be saved by it. */
  const sent = new Set([...kept].map(({ id }) => id));
  return {
    /** The name for what is typed now, which takes the place of what waited. */
    next: ({ id }: Named): string => (id === undefined || sent.has(id) ? newId() : id),
    send({ id = newId() }: Named): string {
      sent.add(id);
      return id;
    },
    refuse: ({ id }: Named): boolean => sent.delete(id),
  };
}
