// Names things as an author would: "a link", "the hero block", "the page".
import type { Path } from '../../../base/json-value.ts';
import { quoted, withArticle } from '../../../base/words.ts';
import type { Finding, SchemaOfField } from './finding.ts';

/** The name of an object with its fields. */
export function thing(schema: SchemaOfField, path: Path): string {
  const { title } = schema;
  if (!title) return path.at(-2) === 'blocks' ? 'a block' : subject(path);
  if (title === 'PageDocument') return 'the page';
  if (title === 'SharedDocument') return 'the shared document';
  if (title === 'SiteDocument') return 'the site document';
  if (title.endsWith('-block')) return `the ${title.slice(0, -'-block'.length)} block`;
  const words = title
    .replace(/^Site/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return title.startsWith('Site') || words.endsWith('s') ? `the ${words}` : withArticle(words);
}

/** The name of a value: its field's name, or "This item" in a list. */
export function subject(path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'string') return quoted(last);
  return last === undefined ? 'The document' : 'This item';
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
export function purposeOf(finding: Finding, field: string): string {
  const description = finding.parentSchema.properties?.[field]?.description;
  if (!description) return 'Add it.';
  if (description.startsWith('Example: ')) return `Add it, for example ${exampleIn(description)}.`;
  const [sentence = ''] = description.split(/(?<=[.:]) (?=[A-Z"])/);
  return `Add it: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/[.:]?$/, '.')}`;
}
