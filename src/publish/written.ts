// Remembers what a build wrote. If somebody has changed or emptied a file since, the next build writes it again. A file that
// was compared once is known by its stamp afterwards, so it need not be read again.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readUpTo } from '../base/files/bounded.ts';
import { hash } from '../base/hash.ts';
import { isSettled, stampOf } from '../document/files/stamps.ts';
import { saveRecord } from './own-files.ts';

/** "mark" is the stamp of the file when it was compared, and "at" the time of that. */
type Written = { content: string; bytes: number; mark?: string; at?: number };

export function openWritten(out: string, work: string) {
  const file = join(work, 'written.json');
  const before = read(file);
  const now = new Map<string, Written>();

  return {
    isSame(name: string): boolean {
      const last = now.get(name) ?? before.get(name);
      const at = Date.now();
      const stamp = last && stampOf(join(out, name));
      if (!stamp) return false;
      if (last.mark === stamp.mark && isSettled(stamp, last.at ?? 0)) return true;
      const bytes = readUpTo(join(out, name), last.bytes);
      if (!bytes || hash(bytes) !== last.content) return false;
      now.set(name, { ...last, mark: stamp.mark, at });
      return true;
    },
    names: (): Iterable<string> => before.keys(),
    /** The size of the file in the last build. */
    bytesOf: (name: string): number => before.get(name)?.bytes ?? 0,
    note(name: string, content: string | Buffer): void {
      now.set(name, { content: hash(content), bytes: Buffer.byteLength(content) });
    },
    /** Call this before files move: until all have moved, nobody knows what the folder holds. */
    forget(): void {
      rmSync(file, { force: true });
    },
    /** Saves which files are the finished site. */
    save(names: Iterable<string>): void {
      const entries = [...names].flatMap((name): [string, Written][] => {
        const known = now.get(name) ?? before.get(name);
        return known ? [[name, known]] : [];
      });
      saveRecord(file, JSON.stringify(entries));
    },
  };
}

function read(file: string): Map<string, Written> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Map();
  }
}
