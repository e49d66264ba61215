// Changes files at random as people and their programs do while the dev server runs. The same seed makes the same changes.
import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Dice = (limit: number) => number;
type Disturb = (path: string, text: string, throwDice: Dice, number: number) => void;

/** Removes a folder or a link that is in the way. */
function put(path: string, content: string | Buffer): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) clear(path);
  writeFileSync(path, content);
}

function clear(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Writes like programs that save in one step. */
function swapIn(path: string, content: string): void {
  const beside = path.replace(/([^/]+)$/, '.$1.tmp');
  writeFileSync(beside, content);
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) clear(path);
  renameSync(beside, path);
}

const awayFrom = (path: string) => path.replace(/([^/]+)\.json$/, '_$1-away.json');

const DISTURBANCES: { [name: string]: Disturb } = {
  'cut short': (path, text, throwDice) => put(path, text.slice(0, 1 + throwDice(text.length - 3))),
  empty: path => put(path, ''),
  gone: path => clear(path),
  'a folder': path => {
    clear(path);
    mkdirSync(path);
  },
  'a link that leads nowhere': path => {
    clear(path);
    symlinkSync('nowhere.json', path);
  },
  'a link that leads back to itself': path => {
    clear(path);
    symlinkSync(path, path);
  },
  'UTF-16': (path, text) => put(path, Buffer.from(`\ufeff${text}`, 'utf16le')),
  huge: path => put(path, `{ "title": "${'x'.repeat(2_000_000)}" }`),
  'full of NUL': path => put(path, Buffer.alloc(4096)),
  'a picture': path => put(path, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'with a slip': (path, text, _, number) => put(path, text.replace('{', `{ "slip${number}": 1,`)),
  'moved away': (path, text) => {
    put(path, text);
    renameSync(path, awayFrom(path));
  },
};

/** Does one harmful thing to the file and says which. */
export function disturb(folder: string, file: string, text: string, throwDice: Dice, number: number): string {
  const names = Object.keys(DISTURBANCES);
  const name = names[throwDice(names.length)] ?? '';
  DISTURBANCES[name]?.(join(folder, file), text, throwDice, number);
  return `${file} ${name}`;
}

export function mend(folder: string, file: string, text: string, throwDice: Dice): string {
  const path = join(folder, file);
  clear(awayFrom(path));
  (throwDice(2) === 0 ? put : swapIn)(path, text);
  return `${file} good again`;
}
