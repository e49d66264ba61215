// Names new blocks, since there is no accepted look to compare them with.
import { acceptedViews, isAccepting } from '../site/accepted.ts';
import { blockTypes } from '../site/gallery.ts';
import { isOf, readList } from './list.ts';
import type { View } from './views.ts';

let known: string[] | undefined;

export function isNew({ file }: View): boolean {
  return newBlocks().some(type => file === `blocks/${type}.txt`);
}

export function sayNewBlocks(): void {
  if (isAccepting) return;
  for (const type of newBlocks())
    console.log(`${type}: not accepted yet. "npm run accept ${type}" takes its look.`);
}

function newBlocks(): string[] {
  known ??= withoutLook(blockTypes(), acceptedViews('layout/blocks'), Object.keys(readList().pictures));
  return known;
}

/** A block that misses only its layouts, or only its pictures, is not new. */
export function withoutLook(types: string[], layouts: string[], pictures: string[]): string[] {
  return types.filter(
    type =>
      !layouts.some(view => view.startsWith(`${type}.txt: `)) && !pictures.some(name => isOf(type, name)),
  );
}
