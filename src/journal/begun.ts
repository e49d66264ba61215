// A command that has begun to write in, one entry for all that it has changed out, also where it was killed: what the site was is in
// the journal, so what is different now tells what it had come to.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../base/is-running.mjs';
import { finishSaving } from '../edit/together.ts';
import { differences } from './differences.ts';
import { addEntries, type KnownFiles, knownFrom, readJournal } from './entries.ts';
import type { JournalEntry } from './parts.ts';
import { journalFolder, writeInOneStep } from './texts.ts';

const BEGUN = /^begun-(\d+)$/;

type Begun = Pick<JournalEntry, 'at' | 'by' | 'what'>;

/** Without words it is a button in the browser. Comes out: what to call when the work is done. */
export function begin(root: string, what: string | undefined, known: KnownFiles): () => void {
  const begun: Begun = { at: Date.now(), by: what === undefined ? 'browser' : 'command', what };
  const place = join(journalFolder(root), `begun-${process.pid}`);
  writeInOneStep(place, JSON.stringify(begun));
  return () => finish(root, place, begun, known);
}

export function finishKilled(root: string): void {
  const folder = journalFolder(root);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = BEGUN.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const place = join(folder, name);
    // Half of what it saved together may still be as it was.
    finishSaving(root);
    const begun = begunIn(place);
    if (!begun) {
      rmSync(place, { force: true });
      continue;
    }
    const before = readJournal(root).filter(({ at }) => at <= begun.at);
    finish(root, place, begun, knownFrom(before));
  }
}

function begunIn(place: string): Begun | undefined {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined;
  }
}

function finish(root: string, place: string, begun: Begun, known: KnownFiles): void {
  const changes = differences(root, known);
  if (changes.length > 0) addEntries(root, [{ ...begun, changes }]);
  rmSync(place, { force: true });
}
