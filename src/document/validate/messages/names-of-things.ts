// Names things as an author would: "a link", "the hero block", "the page".
import type { Path } from '../../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { withArticle } from '../../../base/words.ts';
import type { Finding, SchemaOfField } from './finding.ts';

/** The name of an object with its fields. */
export function thing(schema: SchemaOfField, path: Path): SaidPart {
  const { title } = schema;
  if (!title) return path.at(-2) === 'blocks' ? the.thing('a block') : subject(path);
  if (title.endsWith('-block'))
    return the.thing(says`the ${the.block(title.slice(0, -'-block'.length))} block`);
  return the.thing(nounOf(title));
}

/** What an author calls an object whose schema has this title: "MenuItem" is a menu item. */
export function nounOf(title: string): string {
  if (title === 'PageDocument') return 'the page';
  if (title === 'SharedDocument') return 'the shared document';
  if (title === 'SiteDocument') return 'the site document';
  const words = title
    .replace(/^Site/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return title.startsWith('Site') || words.endsWith('s') ? `the ${words}` : withArticle(words);
}

/** The name of a value: its field's name, or "this item" in a list. */
export function subject(path: Path): SaidPart {
  const last = path.at(-1);
  if (typeof last === 'string') return the.field(last);
  return last === undefined ? the.thing('the document') : the.thing('this item');
}

/** The place to put before a sentence that names the field itself: the object around the field. */
export function around(path: Path): Path {
  return typeof path.at(-1) === 'string' ? path.slice(0, -1) : path;
}

/** What follows "Example: " in a description, if anything. */
export function exampleIn(description: string | undefined): string | undefined {
  return description?.split('Example: ')[1]?.replace(/\.$/, '');
}

/** Says what a missing field is for, from its description. */
export function purposeOf(finding: Finding, field: string): Said {
  const description = finding.parentSchema.properties?.[field]?.description;
  if (!description) return says`Add it.`;
  const example = description.startsWith('Example: ') && exampleIn(description);
  if (example) return otherInForm(says`Add it, for example ${the.sign(example)}.`, says`Add it.`);
  const [sentence = ''] = description.split(/(?<=[.:]) (?=[A-Z"])/);
  const purpose = sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/[.:]?$/, '.');
  return otherInForm(says`Add it: ${the.sign(purpose)}`, says`Add it. ${the.help(description)}`);
}
