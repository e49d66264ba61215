// What a build wrote into the finished site, kept for the next one: a file that somebody has emptied, changed or put there since is
// no file of that build, and is made anew. Once a file was read and found to be as it was written, its stamp says so the next time.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainly, Refused } from '../base/failure.ts';
import { makeFolder } from '../base/files/folder.ts';
import { saveText } from '../base/files/save.ts';
import { hash } from '../base/hash.ts';
import { isSettled, stampOf } from '../document/files/stamps.ts';

/** "mark" is the stamp that the file had when it was read, at this time. */
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
      const bytes = bytesOf(join(out, name));
      if (!bytes || hash(bytes) !== last.content) return false;
      now.set(name, { ...last, mark: stamp.mark, at });
      return true;
    },
    /** Of the last build. */
    bytesOf: (name: string): number => before.get(name)?.bytes ?? 0,
    note(name: string, content: string | Buffer): void {
      now.set(name, { content: hash(content), bytes: Buffer.byteLength(content) });
    },
    /** Before files move: until they all have, nobody knows what stands there. */
    forget(): void {
      rmSync(file, { force: true });
    },
    /** These and no others are the finished site. */
    save(names: Iterable<string>): void {
      const entries = [...names].flatMap((name): [string, Written][] => {
        const known = now.get(name) ?? before.get(name);
        return known ? [[name, known]] : [];
      });
      write(file, JSON.stringify(entries));
    },
  };
}

/** Undefined where there is none, or somebody is taking it away. */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function read(file: string): Map<string, Written> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Map();
  }
}

/** Where this cannot be written, the next build compares everything. */
function write(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    saveText(file, text);
  } catch (error) {
    if (!(plainly(error) instanceof Refused)) throw error;
  }
}
