// What a rule is given: one document, what was found in it, the library around it and the way to say something.
import type { Path } from '../../base/json-value.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { changeTo } from '../../document/problem/fix-texts.ts';
import { problemAt, valueSpan } from '../../document/problem/position.ts';
import type { Fix, Problem, Span } from '../../document/problem/problem.ts';
import { whereIs } from '../../document/problem/where.ts';
import { type Inventory, inventoryOf } from '../../site/inventory.ts';
import type { Library } from '../../site/types.ts';

export type RuleInput = Inventory & {
  file: DocumentFile;
  library: Library;
  /** Undefined for what is no page. */
  route?: string;
  /** The place goes in front of the sentence: the path of what the sentence is about. */
  say: (path: Path, message: string, mark?: { span?: Span; fix?: Fix }) => Problem;
};

export type Rule = (subject: RuleInput) => Problem[];

export function subjectOf(file: DocumentFile, library: Library): RuleInput | undefined {
  const inventory = inventoryOf(file, library);
  if (!inventory) return undefined;
  const { parsed } = inventory;
  return {
    ...inventory,
    file,
    library,
    ...(file.kind === 'page' ? { route: file.route } : {}),
    say: (path, message, { span, fix } = {}) =>
      problemAt(parsed.source, span ?? valueSpan(parsed, path), whereIs(parsed.value, path), message, fix),
  };
}

/** A fix that puts another text in place of a value. */
export function replacing(span: Span, text: string | undefined): { span: Span; fix?: Fix } {
  return text === undefined ? { span } : { span, fix: changeTo(span, JSON.stringify(text)) };
}
