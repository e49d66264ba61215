import { ours, saidAs, type Words } from './words.ts';

/** What a sentence is about: the price of "Oak table", or of step 2 if the item has no name. */
export type FieldInWords = { field: string; words: string; owner?: Words };

/** Example: price of "Oak table" */
export function about({ words, owner, field }: FieldInWords): Words {
  if (owner === undefined) return ours(words);
  return saidAs`${ours(words)} ${ours(field === 'answer' ? 'to' : 'of')} ${owner}`;
}
