// What a sentence is about: a field, and the item that it belongs to.
import { ours, say, type Words } from './words.ts';

/** What a sentence is about: the price, of "Oak table" or, where that has no name, of step 2. */
export type FieldInWords = { field: string; words: string; owner?: Words };

/** price of "Oak table" */
export function about({ words, owner, field }: FieldInWords): Words {
  if (owner === undefined) return ours(words);
  return say`${ours(words)} ${ours(field === 'answer' ? 'to' : 'of')} ${owner}`;
}
