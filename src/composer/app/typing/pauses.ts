// Notices that somebody has stopped typing in a field for a moment.

/** Somebody who types faster than this is still writing. */
const PAUSE_MS = 250;

export type Pauses = ReturnType<typeof openPauses>;

/** "rest" is called with the key of the field once nothing more has been typed in it. */
export function openPauses(rest: (key: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function stop(key: string): boolean {
    clearTimeout(timers.get(key));
    return timers.delete(key);
  }

  function start(key: string): void {
    stop(key);
    timers.set(
      key,
      setTimeout(() => rest(key), PAUSE_MS),
    );
  }

  return {
    start,
    stop,
    has: (key: string): boolean => timers.has(key),
    keys: (): string[] => [...timers.keys()],
  };
}
