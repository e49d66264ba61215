// Checks where a page names a shared document: the document exists, and its ids are not on this page already.

import { quoted } from '../../base/words.ts';
import { sharedFile } from '../../document/files/shared.ts';
import { nearest } from '../../document/problem/did-you-mean.ts';
import { lineOf, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { SHELL_ANCHORS } from '../../site/anchors.ts';
import { idsIn } from '../../site/inventory.ts';
import { usesOn } from '../../site/shared-blocks.ts';
import type { Use } from '../../site/types.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

export const shared: Rule = subject => {
  const { file, library } = subject;
  const uses = file.kind === 'page' ? usesOn(file, library) : [];
  if (uses.length === 0) return [];
  return [...uses.flatMap(use => missing(use, subject)), ...idClashes(uses, subject)];
};

function missing({ name, path }: Use, { library, say, parsed }: RuleInput): Problem[] {
  if (library.shared(name)) return [];
  const meant = nearest(name, library.sharedNames());
  const hint = meant ? `Did you mean ${quoted(meant)}?` : `Add ${sharedFile(name)}, or name another one.`;
  const ref = [...path, 'ref'];
  const mark = replacing(valueSpan(parsed, ref), meant);
  return [say(ref, `There is no shared block ${quoted(name)}. ${hint}`, mark)];
}

/** Reports one message for each use of a shared document that brings ids which the page has already, however many ids. */
function idClashes(uses: Use[], { file, library, say, parsed }: RuleInput): Problem[] {
  const taken = new Map<string, string>();
  for (const { value, path } of idsIn(file, library)) {
    if (!taken.has(value))
      taken.set(value, `on line ${lineOf(parsed.source, valueSpan(parsed, path).offset)}`);
  }
  return uses.flatMap(({ name, path }) => {
    const document = library.shared(name);
    if (!document) return [];
    const ids = idsIn(document, library).map(({ value }) => value);
    const clash = ids.find(id => taken.has(id) && !SHELL_ANCHORS.includes(id));
    const sentence = clash && clashSentence(name, clash, taken.get(clash) ?? '');
    for (const id of ids) if (!taken.has(id)) taken.set(id, placeIn(name));
    return sentence ? say([...path, 'ref'], sentence) : [];
  });
}

function clashSentence(name: string, id: string, where: string): string {
  const block = `The shared block ${quoted(name)}`;
  return where === placeIn(name)
    ? `${block} stands on this page twice, but its id ${quoted(id)} can stand there only once. Take one of the two out.`
    : `${block} brings the id ${quoted(id)}, which stands on this page already, ${where}. Change one of them.`;
}

function placeIn(name: string): string {
  return `in the shared block ${quoted(name)}`;
}
