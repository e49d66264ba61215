// What a sentence is about: a field, and the item that it belongs to.
import { ours, say, type Words } from './words.ts';

/** What a sentence is about: the price, of "Oak table". */
export type FieldInWords = { field: string; words: string; owner?: string };

/** price of "Oak table" */
export function about({ words, owner, field }: FieldInWords): Words {
  if (owner === undefined) return ours(words);
  return say`${ours(words)} ${ours(field === 'answer' ? 'to' : 'of')} "${owner}"`;
}
