// Checks the pages that a document names, on cards or as the page above: each exists, and one on a card has its own card.

import { says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearestRoute, nearestRoute } from '../../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import type { Found } from '../../../site/inventory.ts';
import { staysUnpublished } from '../../../site/publication.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

export const pages: Rule = subject =>
  subject
    .ofKind('route')
    .flatMap(piece => (piece.schema.names !== 'folders' ? (pageProblem(piece, subject) ?? []) : []));

function pageProblem(piece: Found, { say, library, parsed, route }: RuleInput): Problem | undefined {
  const { value, path, owner } = piece;
  if (typeof value !== 'string') return undefined;
  const judgement = judgeUrl(value);
  if (judgement.kind === 'refused')
    return say(path, judgement.why, replacing(valueSpan(parsed, path), judgement.meant));
  if (path[0] === 'redirects') {
    const page = library.page(value);
    if (!page || staysUnpublished(page, library)) return undefined;
    return say(
      path,
      says`${the.text(value)} is a page itself, so it cannot lead to another. Take it out of ${the.field('redirects')}.`,
    );
  }
  if (path[0] === 'card') {
    return say(
      path,
      says`A page's own card is written out here. Give it a ${the.field('title')} instead of ${the.field('page')}.`,
    );
  }
  if (path[0] === 'parent' && value === route) {
    return say(
      path,
      says`A page cannot stand above itself. Name the page above, or take ${the.field('parent')} out.`,
    );
  }
  const target = library.page(value);
  if (!target) {
    const meant = nearestRoute(value, library.routes());
    const hint = meant ? says`Did you mean ${the.text(meant)}?` : says`Add the page, or name another one.`;
    const mark = replacing(valueSpan(parsed, path), clearlyNearestRoute(value, library.routes()));
    const message = together(says`There is no page ${the.text(value)}.`, hint);
    return { ...say(path, message, mark), missing: value };
  }
  // A page with mistakes may have its card under a misspelt name, which is reported already.
  const { isValid, card } = library.summary(target);
  if (owner?.kind !== 'card' || !isValid || card) return undefined;
  return say(
    path,
    says`The page ${the.text(value)} has no card of its own. Add a ${the.field('card')} to ${the.page(target.file)}, or write a title and a link here.`,
  );
}
