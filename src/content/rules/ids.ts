// Names of places: each stands once on a page, and none is one that every page has already.
import { SHELL_ANCHORS } from '../anchors.ts';
import { lineOf, valueSpan } from '../place.ts';
import type { Rule } from '../subject.ts';
import { quoted } from '../words.ts';

export const ids: Rule = ({ pieces, parsed, say }) => {
  const first = new Map<unknown, number>();
  return pieces.flatMap(({ kind, value, path }) => {
    if (kind !== 'anchor' || typeof value !== 'string' || value === '') return [];
    if (SHELL_ANCHORS.includes(value)) {
      return say(path, `Every page has the place "#${value}" already. Choose another id.`);
    }
    const line = first.get(value);
    if (line === undefined) {
      first.set(value, lineOf(parsed.source, valueSpan(parsed, path).offset));
      return [];
    }
    return say(
      path,
      `The id ${quoted(value)} stands on this page twice; the first is on line ${line}. Choose another one.`,
    );
  });
};
