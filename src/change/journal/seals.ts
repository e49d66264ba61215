// Tells what this user recorded in this folder from what came with it. Whatever the journal writes ends with a keyed hash, the seal.
// The key is kept outside the site, so nobody who sends a folder can make a seal.
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { temporaryFor } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';

/** The kinds of words that get a seal. A seal of one kind is not valid for another kind. */
type Sealed = 'entry' | 'begun' | 'beginning';

const SEAL = /^,"seal":"([0-9a-f]{64})"\}$/;
const LENGTH = ',"seal":""}'.length + 64;

/** "words" is an object in JSON. */
export function sealed(kind: Sealed, words: string, root: string): string {
  return `${words.slice(0, -1)},"seal":"${sealOf(kind, words, root)}"}`;
}

/** The words without their seal, and whether this user sealed them in this folder. */
export function unsealed(kind: Sealed, text: string, root: string): { words: string; isOwn: boolean } {
  const [, seal] = SEAL.exec(text.slice(-LENGTH)) ?? [];
  if (seal === undefined) return { words: text, isOwn: false };
  const words = `${text.slice(0, -LENGTH)}}`;
  return { words, isOwn: seal === sealOf(kind, words, root) };
}

function sealOf(kind: Sealed, words: string, root: string): string {
  const { key, whose } = holderOf(root);
  return createHmac('sha256', key).update(`${kind}\0${whose}\0${words}`).digest('hex');
}

type Holder = { key: string; whose: string };
const known = new Map<string, Holder>();

function holderOf(root: string): Holder {
  const file = join(keptPlace(root), 'journal-key');
  const holder = known.get(file) ?? {
    key: keyIn(file) ?? newKey(file),
    whose: `${userName()}\0${folderOf(root)}`,
  };
  known.set(file, holder);
  return holder;
}

function keyIn(file: string): string | undefined {
  const key = readUpTo(file, 64)?.toString();
  return key !== undefined && /^[0-9a-f]{64}$/.test(key) ? key : undefined;
}

/** Of two processes that make a key at the same time, both take the first one. A key that cannot be kept is this process's own. */
function newKey(file: string): string {
  const key = randomBytes(32).toString('hex');
  const temporary = temporaryFor(file);
  try {
    writeFileSync(temporary, key, { flag: 'wx', mode: 0o600 });
    try {
      linkSync(temporary, file);
    } finally {
      rmSync(temporary, { force: true });
    }
    return key;
  } catch {
    return keyIn(file) ?? key;
  }
}

function userName(): string {
  return String(process.getuid?.() ?? userInfo().username);
}

function folderOf(root: string): string {
  try {
    return realpathSync.native(root);
  } catch {
    return root;
  }
}
