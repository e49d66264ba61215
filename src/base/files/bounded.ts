// Reads files that may have come with a folder from somebody else. A link could lead to a device that never ends, and a small
// packed file could hold more than the memory.
import { lstatSync, readFileSync } from 'node:fs';

/** Undefined if it is missing, no ordinary file, or larger than "most" bytes. */
export function readUpTo(path: string, most: number): Buffer | undefined {
  try {
    const stat = lstatSync(path);
    return stat.isFile() && stat.size <= most ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
