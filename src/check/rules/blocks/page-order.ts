// Checks the order of a page: its first block has the title, a block that opens a page comes first, and one item at most is
// marked, for example as popular. If a shared document does not suit a page, the problem is at the page's reference to it. If the
// document is wrong on every page, the problem is in its own file.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { otherInForm, says, the, together } from '../../../base/sentences/said.ts';
import { withArticle } from '../../../base/words.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import { openingSpan, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { blockNoun, itemTitle } from '../../../document/schema/block-keywords.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import { blocksOf, isShown, type StandingBlock, usesOn } from '../../../site/shared-blocks.ts';
import type { Library, Use } from '../../../site/types.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { copiesOf } from './repeated-blocks.ts';

export const headings: Rule = subject => {
  const { file, library, fields } = subject;
  if (!Array.isArray(fields.blocks)) return [];
  const shown = blocksOf(file, library).filter(isShown);
  return [
    ...(file.kind === 'page' ? openingProblems(shown, file, fields.blocks, subject) : []),
    ...openerProblems(shown, subject),
    ...soleItemProblems(shown, subject),
  ];
};

/** Only pages need a title at their top. A page is empty too if its shared documents hide all their blocks. */
function openingProblems(
  [first]: StandingBlock[],
  page: PageFile,
  blocks: unknown[],
  subject: RuleInput,
): Problem[] {
  if (first) return titleProblem(first, subject);
  const { library, say, parsed } = subject;
  const isMissing = ({ name }: Use) => !library.shared(name)?.document;
  if (!blocks.every(isFields) || usesOn(page, library).some(isMissing)) return [];
  const message = says`All blocks of this page are hidden, so it would be empty. Show one of them.`;
  return [say(['blocks'], message, { span: openingSpan(parsed, ['blocks']) })];
}

function titleProblem(
  { block, path, use }: StandingBlock,
  { fields, library, say, parsed }: RuleInput,
): Problem[] {
  const { type, heading } = block;
  if (isFields(fields.article) || heading !== undefined || typeof type !== 'string') return [];
  const required = library.definitions[type]?.required;
  if (Array.isArray(required) && required.includes('heading')) return [];
  if (use) {
    const message = says`The first block of a page needs a ${the.field('heading')}, which is its title, and the shared block ${the.text(use.name)} begins without one. Put another block first.`;
    return [say(refOf(use), message)];
  }
  // The mark is at the block's type, because a missing field of the block is marked at its bracket.
  const span = valueSpan(parsed, [...path, 'type']);
  const message = says`The first block needs a ${the.field('heading')}: it is the title of the page.`;
  return [say(path, message, { span })];
}

/** A block whose schema says "opensPage" can only be the first of a page. */
function openerProblems(shown: StandingBlock[], { say, library }: RuleInput): Problem[] {
  return shown.flatMap(({ block, path, use }, index) => {
    const schema = schemaOf(block, library);
    if (index === 0 || !schema.opensPage) return [];
    const name = the.thing(withArticle(blockNoun(String(block.type), schema)));
    if (!use)
      return say(
        path,
        says`${name} opens a page, so it can only be the first block. Use another block here.`,
      );
    const isTold = shown.slice(0, index).some(before => before.use === use);
    if (isTold) return [];
    return say(
      refOf(use),
      says`The shared block ${the.text(use.name)} begins with ${name}, which opens a page, so it can only be the first block. Use another one here.`,
    );
  });
}

/** If a schema has "oneOfItems", only one item in all blocks of that type may be marked so. */
function soleItemProblems(shown: StandingBlock[], subject: RuleInput): Problem[] {
  const { library, fields } = subject;
  const types = new Set(shown.map(({ block }) => String(block.type)));
  const limited = [...types].filter(type => library.definitions[type]?.oneOfItems);
  if (limited.length === 0) return [];
  const counting = shown.filter(
    ({ block, path, use }) => use || !(hasId(block) && copiesOf(fields.blocks).has(Number(path[1]))),
  );
  return limited.flatMap(type =>
    soleProblems(
      counting.filter(({ block }) => block.type === type),
      subject,
    ),
  );
}

function soleProblems(blocks: StandingBlock[], { say, library }: RuleInput): Problem[] {
  const schema = schemaOf(blocks[0]?.block ?? {}, library);
  const field = String(schema.oneOfItems);
  const marked = blocks.flatMap(standing =>
    markedIn(standing, field).map(path => ({ path, use: standing.use })),
  );
  return marked.flatMap(({ path, use }, index) => {
    const before = marked.slice(0, index);
    if (before.length === 0 || (use && before.some(other => other.use === use))) return [];
    const item = the.thing(itemTitle(schema));
    const only = otherInForm(
      says`Only one ${item} of a page can be the ${the.sign(field)} one.`,
      says`Only one ${item} of a page can be marked as ${the.field(field)}.`,
    );
    if (!use) return say(path, together(only, says`Take ${the.field(field)} out of the others.`));
    return say(refOf(use), together(only, says`The shared block ${the.text(use.name)} brings another one.`));
  });
}

function markedIn({ block, path }: StandingBlock, field: string): Path[] {
  if (!Array.isArray(block.items)) return [];
  return block.items.flatMap((item, at) =>
    isFields(item) && item[field] === true ? [[...path, 'items', at, field]] : [],
  );
}

function schemaOf({ type }: Fields, { definitions }: Library): Schema {
  return (typeof type === 'string' && Object.hasOwn(definitions, type) ? definitions[type] : undefined) ?? {};
}

function refOf({ path }: Use): Path {
  return [...path, 'ref'];
}

/** A copied block with an id is reported as a copy. */
function hasId({ id }: Fields): boolean {
  return id !== undefined;
}
