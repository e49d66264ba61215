// Checks where a page names a shared document: the document exists, and its ids are not on this page already.

import { otherInForm, type Said, says, the, together } from '../../../base/sentences/said.ts';
import { sharedFile } from '../../../document/files/shared.ts';
import { nearest } from '../../../document/problem/did-you-mean.ts';
import { lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { SHELL_ANCHORS } from '../../../site/anchors.ts';
import { idsIn } from '../../../site/inventory.ts';
import { usesOn } from '../../../site/shared-blocks.ts';
import type { Use } from '../../../site/types.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

export const shared: Rule = subject => {
  const { file, library } = subject;
  const uses = file.kind === 'page' ? usesOn(file, library) : [];
  if (uses.length === 0) return [];
  return [...uses.flatMap(use => missing(use, subject)), ...idClashes(uses, subject)];
};

function missing({ name, path }: Use, { library, say, parsed }: RuleInput): Problem[] {
  if (library.shared(name)) return [];
  const meant = nearest(name, library.sharedNames());
  const hint = meant
    ? says`Did you mean ${the.text(meant)}?`
    : otherInForm(says`Add ${the.sign(sharedFile(name))}, or name another one.`, says`Choose another one.`);
  const ref = [...path, 'ref'];
  const mark = replacing(valueSpan(parsed, ref), meant);
  return [say(ref, together(says`There is no shared block ${the.text(name)}.`, hint), mark)];
}

/** Reports one message for each use of a shared document that brings ids which the page has already, however many ids. */
function idClashes(uses: Use[], { file, library, say, parsed }: RuleInput): Problem[] {
  const taken = new Map<string, TakenBy>();
  for (const { value, path } of idsIn(file, library)) {
    if (!taken.has(value)) taken.set(value, { line: lineOf(parsed.source, valueSpan(parsed, path).offset) });
  }
  return uses.flatMap(({ name, path }) => {
    const document = library.shared(name);
    if (!document) return [];
    const ids = idsIn(document, library).map(({ value }) => value);
    const clash = ids.find(id => taken.has(id) && !SHELL_ANCHORS.includes(id));
    const by = clash && taken.get(clash);
    const sentence = by && clashSentence(name, clash, by);
    for (const id of ids) if (!taken.has(id)) taken.set(id, { shared: name });
    return sentence ? say([...path, 'ref'], sentence) : [];
  });
}

/** Names the place on the page that already uses an id: a line of the page itself, or another shared document that stands on it. */
type TakenBy = { line: number } | { shared: string };

function clashSentence(name: string, id: string, by: TakenBy): Said {
  const [block, its] = [the.text(name), the.text(id)];
  if ('line' in by)
    return otherInForm(
      says`The shared block ${block} brings the id ${its}, which stands on this page already, on line ${the.sign(by.line)}. Change one of them.`,
      says`The shared block ${block} brings the id ${its}, which stands on this page already. Change one of them.`,
    );
  if (by.shared === name)
    return says`The shared block ${block} stands on this page twice, but its id ${its} can stand there only once. Take one of the two out.`;
  return says`The shared block ${block} brings the id ${its}, which stands on this page already, in the shared block ${the.text(by.shared)}. Change one of them.`;
}
