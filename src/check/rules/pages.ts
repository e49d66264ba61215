// Checks the pages that a document names, on cards or as the page above: each exists, and one on a card has its own card.

import { quoted } from '../../base/words.ts';
import { clearlyNearestRoute, didYouMean, nearestRoute } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { judgeUrl } from '../../document/text/href.ts';
import type { Found } from '../../site/inventory.ts';
import { staysUnpublished } from '../../site/publication.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

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
      `${quoted(value)} is a page itself, so it cannot lead to another. Take it out of "redirects".`,
    );
  }
  if (path[0] === 'card') {
    return say(path, 'A page\'s own card is written out here. Give it a "title" instead of "page".');
  }
  if (path[0] === 'parent' && value === route) {
    return say(path, 'A page cannot stand above itself. Name the page above, or take "parent" out.');
  }
  const target = library.page(value);
  if (!target) {
    const meant = nearestRoute(value, library.routes());
    const hint = meant ? didYouMean(meant) : ' Add the page, or name another one.';
    const mark = replacing(valueSpan(parsed, path), clearlyNearestRoute(value, library.routes()));
    return { ...say(path, `There is no page ${quoted(value)}.${hint}`, mark), missing: value };
  }
  // A page with mistakes may have its card under a misspelt name, which is reported already.
  const { isValid, card } = library.summary(target);
  if (owner?.kind !== 'card' || !isValid || card) return undefined;
  return say(
    path,
    `The page ${quoted(value)} has no card of its own. Add a "card" to ${target.file}, or write a title and a link here.`,
  );
}
