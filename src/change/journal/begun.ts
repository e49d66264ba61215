// Makes one entry of all that a change writes, also where its process is killed on the way: what the site was is in the journal, so
// what is different now tells how far the change had come.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../base/is-running.mjs';
import { finishSaving } from '../save/together.ts';
import { difference, differences } from './differences.ts';
import { addTo, type KnownFiles, knownFrom, readJournal } from './entries.ts';
import type { EntryHead } from './parts.ts';
import { journalFolder, writeInOneStep } from './texts.ts';

const BEGUN = /^begun-(\d+)$/;

type Begun = EntryHead & { at: number };

/** Returns what to call when the work is done. Only "files" are looked at then, or all there are where none are named. */
export function begin(root: string, head: EntryHead, known: KnownFiles, files?: string[]): () => void {
  const begun: Begun = { at: Date.now(), ...head };
  const place = join(journalFolder(root), `begun-${process.pid}`);
  writeInOneStep(place, JSON.stringify(begun));
  return () => finish(root, place, begun, known, files);
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
    if (begun) finish(root, place, begun, knownFrom(readJournal(root).filter(({ at }) => at <= begun.at)));
    else rmSync(place, { force: true });
  }
}

function begunIn(place: string): Begun | undefined {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined;
  }
}

function finish(root: string, place: string, begun: Begun, known: KnownFiles, files?: string[]): void {
  const changes = files?.flatMap(file => difference(root, file, known) ?? []) ?? differences(root, known);
  const { renames = [], ...head } = begun;
  const entry = { ...head, ...(renames.length > 0 && { renames }), changes };
  if (changes.length > 0 || renames.length > 0) addTo(known, root, [entry]);
  rmSync(place, { force: true });
}
