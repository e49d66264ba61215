import { describe, expect, it } from 'vitest';
import { startProgress } from './progress.ts';

function watched(isTTY: boolean) {
  const lines: string[] = [];
  const clock = { time: 0 };
  const screen = { isTTY, write: (text: string) => lines.push(text) };
  return { lines, clock, progress: startProgress('Checking pages:', 40, screen, () => clock.time) };
}

describe('progress', () => {
  it('stays silent where the work takes less than a second', () => {
    const { lines, clock, progress } = watched(true);
    for (let step = 0; step < 40; step += 1) {
      clock.time += 20;
      progress.step();
    }
    progress.done();
    expect(lines).toEqual([]);
  });

  it('shows a bar on a terminal after a second, and takes it away in the end', () => {
    const { lines, clock, progress } = watched(true);
    for (let step = 0; step < 20; step += 1) progress.step();
    clock.time = 1000;
    progress.step();
    clock.time = 1050;
    progress.step();
    progress.done();
    expect(lines).toEqual([
      `\r\x1b[2K${'█'.repeat(11)}${'░'.repeat(9)} Checking pages: 21 of 40`,
      '\r\x1b[2K',
    ]);
  });

  it('writes a plain line every ten seconds elsewhere', () => {
    const { lines, clock, progress } = watched(false);
    for (let step = 0; step < 40; step += 1) {
      clock.time += 500;
      progress.step();
    }
    progress.done();
    expect(lines).toEqual(['Checking pages: 2 of 40\n', 'Checking pages: 22 of 40\n']);
  });
});
