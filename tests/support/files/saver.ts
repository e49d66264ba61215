// Saves one file over and over as the dev server does, until it is killed. Each text says what it has to be.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { saveText } from '../../../src/base/files/save.ts';

export type Numbered = { number: number; sum: string; text: string };

export function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const [, , file, times = 'Infinity'] = process.argv;

/** Each text has another length, so that a half of one is never the whole of another. */
function textOf(number: number): string {
  const text = `${number} `.repeat(20_000 + ((number * 7919) % 20_000));
  return JSON.stringify({ number, sum: sumOf(text), text } satisfies Numbered);
}

for (let number = 0; file && number < Number(times); number += 1) {
  saveText(file, textOf(number), () => existsSync(file) && readFileSync(file));
  if (number === 0) process.stdout.write('saving\n');
}
