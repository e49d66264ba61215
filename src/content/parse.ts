// Text in, a tree with positions and its value out, or the first syntax error as a problem.
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Parsed, Source } from './document';
import { problemAt } from './place';
import type { Problem } from './problem';

export function parse(source: Source): { parsed?: Parsed; problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true }) as Node | undefined;
  const first = errors[0];
  if (first || !tree) {
    const place = { offset: first?.offset ?? 0, length: first?.length ?? 0 };
    return { problems: [problemAt(source, place, '', 'This is not JSON.')] };
  }
  return { parsed: { source, tree, value: getNodeValue(tree) }, problems: [] };
}
