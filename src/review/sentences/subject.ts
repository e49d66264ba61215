import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';

/** What a sentence is about: the price of "Oak table", or of step 2 if the item has no name. Without a label, it is about the whole. */
export type Subject = { field: string; label?: Said; owner?: Said };

/** Example: price of "Oak table" */
export function about({ label, owner, field }: Subject): Said {
  if (!label) return says``;
  if (owner === undefined) return label;
  return field === 'answer' ? says`${label} to ${owner}` : says`${label} of ${owner}`;
}

/** The label of a field that a schema names. "of" is the type of its block. */
export function labelCalled(words: string, { of }: { of?: string } = {}): Said {
  return says`${the.noun(words, of)}`;
}

/** "price of “Oak table”: $900 → $950" in a form. */
export function valueChanged(subject: Subject, was: Said, now: Said): Said {
  const own = about(subject);
  return otherInForm(says`${own} ${was} → ${now}`, says`${own}: ${was} → ${now}`);
}
