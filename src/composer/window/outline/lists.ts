import type { Situation } from '../commands/commands.ts';

/** What each list of the left side gets. "close" shuts a folded side again. */
export type ListProps = { now: Situation; close: () => void };
