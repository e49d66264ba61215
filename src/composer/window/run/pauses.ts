// Times the pauses in typing of each draft, and the time that an author types without one.

/** Somebody who types faster than this is still writing. */
const PAUSE_MS = 250;

/** Together with a save this is half a second, which is all that may be lost when the browser ends. */
const LONGEST_MS = 400;

type Timers = Map<string, ReturnType<typeof setTimeout>>;

export type Pauses = ReturnType<typeof openPauses>;

/**
 * "rest" is called with the name of a draft once the author has paused, and "goOn" again and again while the author types without a
 * pause.
 */
export function openPauses(rest: (key: string) => void, goOn: (key: string) => void) {
  const resting: Timers = new Map();
  const goingOn: Timers = new Map();

  function stop(key: string): boolean {
    end(goingOn, key);
    return end(resting, key);
  }

  function start(key: string): void {
    end(resting, key);
    begin(resting, key, PAUSE_MS, () => {
      stop(key);
      rest(key);
    });
    if (!goingOn.has(key)) begin(goingOn, key, LONGEST_MS, () => goOn(key));
  }

  return {
    start,
    stop,
    has: (key: string): boolean => resting.has(key),
    keys: (): string[] => [...resting.keys()],
  };
}

function begin(timers: Timers, key: string, after: number, work: () => void): void {
  const due = () => {
    timers.delete(key);
    work();
  };
  timers.set(key, setTimeout(due, after));
}

function end(timers: Timers, key: string): boolean {
  clearTimeout(timers.get(key));
  return timers.delete(key);
}
