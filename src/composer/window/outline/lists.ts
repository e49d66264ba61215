/** What each list of the left side gets. "close" shuts a folded side again. */
export type ListProps = { close: () => void };
