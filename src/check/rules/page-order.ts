// The order of a page: one title at its top, one hero at most and there, one package marked as the popular one. What a shared
// document brings is said where the page names it, unless it is wrong wherever it stands: that is said once, in its own file.
import { isFields, type Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { openingSpan, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { PageFile } from '../../document/types.ts';
import { blocksOf, isShown, type StandingBlock, usesOn } from '../../site/shared-blocks.ts';
import type { Use } from '../../site/types.ts';
import { copiesOf } from '../repeated-blocks.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const headings: Rule = subject => {
  const { file, library, fields } = subject;
  if (!Array.isArray(fields.blocks)) return [];
  const shown = blocksOf(file, library).filter(isShown);
  return [
    ...(file.kind === 'page' ? openingProblems(shown, file, fields.blocks, subject) : []),
    ...heroProblems(shown, subject),
    ...popularProblems(shown, subject),
  ];
};

/** Shared blocks open no page by themselves, and all of them may be hidden: that hides them on every page. */
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
  const message = 'All blocks of this page are hidden, so it would be empty. Show one of them.';
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
    const message = `The first block of a page needs a "heading", which is its title, and the shared block ${quoted(use.name)} begins without one. Put another block first.`;
    return [say(refOf(use), message)];
  }
  // Marked at its type, because a missing field of its own is marked at its bracket.
  const span = valueSpan(parsed, [...path, 'type']);
  return [say(path, 'The first block needs a "heading": it is the title of the page.', { span })];
}

function heroProblems(shown: StandingBlock[], { say }: RuleInput): Problem[] {
  return shown.flatMap(({ block, path, use }, index) => {
    if (index === 0 || block.type !== 'hero') return [];
    if (!use) {
      return say(path, 'A hero opens a page, so it can only be the first block. Use another block here.');
    }
    const isTold = shown.slice(0, index).some(before => before.use === use);
    if (isTold) return [];
    return say(
      refOf(use),
      `The shared block ${quoted(use.name)} begins with a hero, which opens a page, so it can only be the first block. Use another one here.`,
    );
  });
}

function popularProblems(shown: StandingBlock[], { say, fields }: RuleInput): Problem[] {
  const copies = copiesOf(fields.blocks);
  const popular = shown
    .filter(({ block, path, use }) => use || !(copies.has(Number(path[1])) && hasId(block)))
    .flatMap(standing => popularIn(standing).map(path => ({ path, use: standing.use })));
  return popular.flatMap(({ path, use }, index) => {
    const before = popular.slice(0, index);
    if (before.length === 0 || (use && before.some(other => other.use === use))) return [];
    const sentence = 'Only one package of a page can be the popular one.';
    if (!use) return say(path, `${sentence} Take "popular" out of the others.`);
    return say(refOf(use), `${sentence} The shared block ${quoted(use.name)} brings another one.`);
  });
}

function popularIn({ block, path }: StandingBlock): Path[] {
  if (block.type !== 'packages' || !Array.isArray(block.items)) return [];
  return block.items.flatMap((item, at) =>
    isFields(item) && item.popular === true ? [[...path, 'items', at, 'popular']] : [],
  );
}

function refOf({ path }: Use): Path {
  return [...path, 'ref'];
}

/** A copy with an id has been told as such. */
function hasId({ id }: { [field: string]: unknown }): boolean {
  return id !== undefined;
}
