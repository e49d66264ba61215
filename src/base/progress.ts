// Shows how far work has come once it takes longer than a second. In a terminal, one line is overwritten again and again and
// removed at the end. A log gets a new line every ten seconds.

export type Progress = { step: () => void; done: () => void };

type Screen = { isTTY?: boolean; write: (text: string) => unknown };

const PATIENCE_MS = 1000;
const WIDTH = 20;

export function startProgress(
  what: string,
  total: number,
  screen: Screen = process.stderr,
  now: () => number = Date.now,
): Progress {
  const pause = screen.isTTY ? 100 : 10_000;
  let next = now() + PATIENCE_MS;
  let count = 0;
  let shown = false;
  return {
    step() {
      count += 1;
      const time = now();
      if (time < next) return;
      next = time + pause;
      shown = true;
      screen.write(
        screen.isTTY
          ? `\r\x1b[2K${bar(count, total)} ${what} ${count} of ${total}`
          : `${what} ${count} of ${total}\n`,
      );
    },
    done() {
      if (shown && screen.isTTY) screen.write('\r\x1b[2K');
    },
  };
}

function bar(count: number, total: number): string {
  const full = Math.round((WIDTH * Math.min(count, total)) / Math.max(total, 1));
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}

export function mapWithProgress<T, R>(what: string, items: T[], work: (item: T) => R): R[] {
  const progress = startProgress(what, items.length);
  const results = items.map(item => {
    progress.step();
    return work(item);
  });
  progress.done();
  return results;
}
