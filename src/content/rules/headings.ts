// The order of a page: one title at its top, one hero at most and there, one package marked as the popular one.
import { copiesOf } from '../copies.ts';
import { openingSpan, valueSpan } from '../place.ts';
import type { Problem } from '../problem.ts';
import type { Rule, Subject } from '../subject.ts';
import { isFields } from '../where.ts';

export const headings: Rule = subject => {
  if (!Array.isArray(subject.fields.blocks)) return [];
  const shown = subject.fields.blocks.flatMap((block, index) =>
    isFields(block) && block.hidden !== true ? [{ block, index }] : [],
  );
  const [first] = shown;
  return [
    ...(first ? titleProblem(first.block, first.index, subject) : nothingShown(subject)),
    ...shown
      .slice(1)
      .filter(({ block }) => block.type === 'hero')
      .map(({ index }) =>
        subject.say(
          ['blocks', index],
          'A hero opens a page, so it can only be the first block. Use another block here.',
        ),
      ),
    ...popularProblems(shown, subject),
  ];
};

function titleProblem(block: { [field: string]: unknown }, index: number, subject: Subject): Problem[] {
  const { fields, library, say } = subject;
  const { type, heading } = block;
  if (isFields(fields.article) || heading !== undefined || typeof type !== 'string') return [];
  const required = Object.hasOwn(library.definitions, type) ? library.definitions[type]?.required : undefined;
  if (Array.isArray(required) && required.includes('heading')) return [];
  // Marked at its type, because a missing field of its own is marked at its bracket.
  const span = valueSpan(subject.parsed, ['blocks', index, 'type']);
  return [
    say(['blocks', index], 'The first block needs a "heading": it is the title of the page.', { span }),
  ];
}

function nothingShown({ fields, say, parsed }: Subject): Problem[] {
  if (!Array.isArray(fields.blocks) || fields.blocks.length === 0 || !fields.blocks.every(isFields))
    return [];
  const message = 'All blocks of this page are hidden, so it would be empty. Show one of them.';
  return [say(['blocks'], message, { span: openingSpan(parsed, ['blocks']) })];
}

function popularProblems(
  shown: { block: { [field: string]: unknown }; index: number }[],
  { say, fields }: Subject,
): Problem[] {
  const copies = copiesOf(fields.blocks);
  const popular = shown.flatMap(({ block, index }) =>
    block.type === 'packages' && !(copies.has(index) && hasId(block)) && Array.isArray(block.items)
      ? block.items.flatMap((item, at) =>
          isFields(item) && item.popular === true ? [['blocks', index, 'items', at, 'popular']] : [],
        )
      : [],
  );
  return popular
    .slice(1)
    .map(path =>
      say(path, 'Only one package of a page can be the popular one. Take "popular" out of the others.'),
    );
}

/** A copy with an id has been told as such. */
function hasId({ id }: { [field: string]: unknown }): boolean {
  return id !== undefined;
}
