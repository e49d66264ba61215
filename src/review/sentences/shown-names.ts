// Finds what an author would call a place in a document: "price list", "name for links", "step", or an item's title.

import { isFields, ownOf, typeOf } from '../../base/json-value.ts';
import { type SaidPart, says, the } from '../../base/sentences/said.ts';
import { shortened } from '../../base/words.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { labelField } from '../../document/schema/labels.ts';
import { SHARED } from '../../document/schema/shared-block.ts';
import type { Definitions } from '../../document/schema/sources.ts';

export type ShownNames = {
  definitions: Definitions;
  /** The type of the block that is compared. Its schema's words come before those of others. */
  of?: string;
  /** The name of the page at an address, if there is one. */
  pageName: (route: string) => string | undefined;
  /** An amount of money as the site writes it. */
  money: (amount: number) => string;
};

/** What an item is called in a sentence: its title, name or question. For a card it is the name of the page that it shows. */
export function labelOf(item: unknown, names: ShownNames): string | undefined {
  if (typeof item === 'string') return shortened(item);
  const field = labelField(item);
  if (field === undefined || !isFields(item)) return undefined;
  const label = String(item[field]);
  return shortened(field === 'page' ? (names.pageName(label) ?? label) : label);
}

/** What a block is called in a sentence: steps "How it works". Nobody has words for a type that there is not. */
export function blockTitle(
  block: unknown,
  { definitions }: ShownNames,
): { noun: SaidPart; heading?: string } {
  if (isFields(block) && typeOf(block) === SHARED && typeof block.ref === 'string') {
    return { noun: says`shared blocks`, heading: block.ref };
  }
  const type = typeOf(block) ?? 'block';
  const schema = ownOf(definitions, type);
  const noun = blockNoun(type, schema);
  const heading = isFields(block) && typeof block.heading === 'string' ? shortened(block.heading) : undefined;
  return { noun: schema ? the.noun(noun, type) : the.sign(noun), ...(heading !== undefined && { heading }) };
}
