// What was rendered from what: the hash of a page's whole model against the code that drew it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Resolved } from '../content/resolve.ts';
import { hash } from './hash.ts';

type Stored = { code: string; pages: { [route: string]: string } };

export function openCache(file: string, code: string) {
  const stored = readStored(file);
  const known = new Map(stored?.code === code ? Object.entries(stored.pages) : []);
  const now = new Map<string, string>();
  return {
    key: ({ page, head }: Resolved): string => hash(JSON.stringify(page), JSON.stringify(head)),
    isFresh(route: string, key: string): boolean {
      now.set(route, key);
      return known.get(route) === key;
    },
    save(): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ code, pages: Object.fromEntries(now) } satisfies Stored));
    },
  };
}

/** A cache that cannot be read is no cache. */
function readStored(file: string): Stored | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
