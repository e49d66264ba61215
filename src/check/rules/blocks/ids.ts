// Checks ids: each stands once on a page, and none is one that every page has already.
import type { Path } from '../../../base/json-value.ts';
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import { lineOf, openingSpan, valueSpan } from '../../../document/problem/position.ts';
import { SHELL_ANCHORS } from '../../../site/anchors.ts';
import type { Rule } from '../rule.ts';
import { copiesOf } from './repeated-blocks.ts';

export const ids: Rule = ({ ofKind, parsed, say, fields, file }) => {
  const told = new Set<number>();
  const pastedTwice = (index: number, original: number) => {
    const line = the.sign(lineOf(parsed.source, valueSpan(parsed, ['blocks', original]).offset));
    const message = otherInForm(
      says`This block stands on the page a second time; the first is on line ${line}. Take one of them out.`,
      says`This block stands on the page a second time. Take one of them out.`,
    );
    return say(['blocks', index], message, { span: openingSpan(parsed, ['blocks', index]) });
  };
  const first = new Map<unknown, Path>();
  return ofKind('anchor').flatMap(({ value, path }) => {
    if (typeof value !== 'string') return [];
    if (SHELL_ANCHORS.includes(value)) {
      const place = the.text(`#${value}`);
      return say(path, says`Every page has the place ${place} already. Choose another id.`);
    }
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, path);
      return [];
    }
    const line = the.sign(lineOf(parsed.source, valueSpan(parsed, earlier).offset));
    const index = Number(path[1]);
    const original = copiesOf(fields.blocks).get(index);
    if (original !== undefined) {
      if (told.has(index)) return [];
      told.add(index);
      return pastedTwice(index, original);
    }
    const id = the.text(value);
    const message =
      file.kind === 'shared'
        ? otherInForm(
            says`The id ${id} stands here twice; the first is on line ${line}. Choose another one.`,
            says`The id ${id} stands here twice. Choose another one.`,
          )
        : otherInForm(
            says`The id ${id} stands on this page twice; the first is on line ${line}. Choose another one.`,
            says`The id ${id} stands on this page twice. Choose another one.`,
          );
    return say(path, message);
  });
};
