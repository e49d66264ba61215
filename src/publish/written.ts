// Remembers what a build wrote. If somebody has changed or emptied a file since, the next build writes it again. A file that
// was compared once is known by its stamp afterwards, so it need not be read again.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../base/failure.ts';
import { readUpTo } from '../base/files/bounded.ts';
import { makeFolder } from '../base/files/folder.ts';
import { saveText } from '../base/files/save.ts';
import { hash } from '../base/hash.ts';
import { isSettled, stampOf } from '../document/files/stamps.ts';

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
    /** Whether an earlier build wrote a file of this name. */
    isKnown: (name: string): boolean => before.has(name),
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
      write(file, JSON.stringify(entries));
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

/** If this cannot be written, the next build compares everything. */
function write(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    saveText(file, text);
  } catch (error) {
    if (!(asFailure(error) instanceof Refused)) throw error;
  }
}
