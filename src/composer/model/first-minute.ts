// The first minute of an author in a copy of the site: what handing in will need, and whether it is there.

export type FirstMinute = {
  /** Whether the window shows it by itself. */
  isDue: boolean;
  /** Why nothing can be handed in from this folder, in a sentence. */
  missing?: string;
  /** As Git knows the author. */
  name?: string;
  email?: string;
  /** Where changes are sent; undefined if nothing is set up. "name" is empty for a folder. */
  host?: { name: string; isKnown: boolean; trouble?: string };
};

export type FirstNeed = 'name' | 'host' | 'reviewer';

/** Lists which of the three things that handing in needs are missing: the author's name, a host that knows her, a reviewer. */
export function firstNeeds({ name, email, host }: FirstMinute, reviewer: unknown): FirstNeed[] {
  const isThere = { name: name && email, host: host?.isKnown, reviewer };
  return (['name', 'host', 'reviewer'] as const).filter(need => !isThere[need]);
}
