// Lists the accepted pictures by hash, and the browser that drew them. Pictures are drawn anew for somebody to see.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACCEPTED } from '../site/accepted.ts';
import type { Hand } from './calibration.ts';

export const LIST = join(ACCEPTED, 'pictures.json');

export type List = Hand & { pictures: { [name: string]: string } };

export function readList(): List {
  if (!existsSync(LIST)) return { browser: 'none', calibration: 'none', pictures: {} };
  return JSON.parse(readFileSync(LIST, 'utf8')) as List;
}

/** The list without the pictures of a block. */
export function listWithout(type: string, list: List): List {
  const others = Object.entries(list.pictures).filter(([name]) => !isOf(type, name));
  return { ...list, pictures: Object.fromEntries(others) };
}

/** "cards, example 1, phone, dark" is a picture of the block cards. */
export function isOf(type: string, name: string): boolean {
  return name.startsWith(`${type}, `);
}

export function writeList({ browser, calibration, pictures }: List): void {
  const sorted = Object.fromEntries(
    Object.entries(pictures).sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })),
  );
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(LIST, `${JSON.stringify({ browser, calibration, pictures: sorted }, null, 2)}\n`);
}
