// Checks names against the lists of the site document: an article's category, and fields whose schema says "names".
import { isFields, type Path } from '../../../base/json-value.ts';
import { onceEach } from '../../../base/once-each.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

type List = 'categories' | 'folders';

/** What to say if the site document has no such list. */
const NO_LIST: { [list in List]: (name: SaidPart) => Said } = {
  categories: name =>
    otherInForm(
      says`The site document lists no categories. Add ${the.field('categories')} to pages/_site.json, with ${name} among them.`,
      says`The site document lists no categories. Add ${name} to ${the.field('categories')} of the whole site.`,
    ),
  folders: name =>
    otherInForm(
      says`The site document lists no folders of articles. Add ${the.field('articles')} to pages/_site.json, with the folder ${name}.`,
      says`The site document lists no folders of articles. Add the folder ${name} to ${the.field('articles')} of the whole site.`,
    ),
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
    return [say(path.slice(0, -1), NO_LIST[list](the.text(name)), { span })];
  }
  const meant = nearest(name, known.offered);
  const message = together(
    says`${the.field(field)} is one of ${the.list(known.offered.map(the.text), 'or')}, not ${the.text(name)}.`,
    meant !== undefined && says`Did you mean ${the.text(meant)}?`,
  );
  return [say(path.slice(0, -1), message, replacing(span, clearlyNearest(name, known.offered)))];
}
