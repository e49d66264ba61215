// Checks names against the lists of the site document: an article's category, and fields whose schema says "names".
import { isFields, type Path } from '../../base/json-value.ts';
import { onceEach } from '../../base/once-each.ts';
import { listed, quoted } from '../../base/words.ts';
import { clearlyNearest, didYouMean, nearest } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

type List = 'categories' | 'folders';

/** What to say if the site document has no such list. */
const LISTS: { [list in List]: { none: string; add: (name: string) => string } } = {
  categories: {
    none: 'The site document lists no categories.',
    add: name => `Add "categories" to pages/_site.json, with ${name} among them.`,
  },
  folders: {
    none: 'The site document lists no folders of articles.',
    add: name => `Add "articles" to pages/_site.json, with the folder ${name}.`,
  },
};

const NO_SCHEMA: Schema = {};

export const declaredNames: Rule = subject => {
  const { article } = subject.fields;
  const own = isFields(article) ? problemOf('categories', ['article', 'category'], article, subject) : [];
  return [...own, ...inBlocks(subject)];
};

function inBlocks(subject: RuleInput): Problem[] {
  const { fields, library } = subject;
  const blocks = Array.isArray(fields.blocks) ? fields.blocks : [];
  return blocks.flatMap((block, index) => {
    const type = isFields(block) ? String(block.type) : '';
    if (!isFields(block) || !Object.hasOwn(library.definitions, type)) return [];
    return listsOf(library.definitions[type] ?? NO_SCHEMA).flatMap(([field, list]) =>
      problemOf(list, ['blocks', index, field], block, subject),
    );
  });
}

const listsOf = onceEach(({ properties }: Schema) =>
  Object.entries((properties ?? {}) as Definitions).flatMap(([field, { names }]): [string, List][] =>
    names === 'categories' || names === 'folders' ? [[field, names]] : [],
  ),
);

function problemOf(
  list: List,
  path: Path,
  owner: { [field: string]: unknown },
  { library, say, parsed }: RuleInput,
): Problem[] {
  const known = siteFacts(library)[list];
  const field = String(path.at(-1));
  const name = owner[field];
  if (!known || typeof name !== 'string' || name === '' || known.has(name)) return [];
  const span = valueSpan(parsed, path);
  if (known.offered.length === 0) {
    const { none, add } = LISTS[list];
    return [say(path.slice(0, -1), `${none} ${add(quoted(name))}`, { span })];
  }
  const meant = didYouMean(nearest(name, known.offered));
  const message = `${quoted(field)} is one of ${listed(known.offered, 'or')}, not ${quoted(name)}.${meant}`;
  return [say(path.slice(0, -1), message, replacing(span, clearlyNearest(name, known.offered)))];
}
