// Says what a rule gets: one document, what was found in it, the library around it, and a way to report problems.
import type { Path } from '../../base/json-value.ts';
import type { Said } from '../../base/sentences/said.ts';
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
  /** Undefined if the document is not a page. */
  route?: string;
  /** Makes a problem. "path" says what the message is about, and its place is shown before the message. */
  say: (path: Path, message: Said | string, mark?: { span?: Span; fix?: Fix }) => Problem;
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

/** A fix that replaces a value with another text. */
export function replacing(span: Span, text: string | undefined): { span: Span; fix?: Fix } {
  return text === undefined ? { span } : { span, fix: changeTo(span, JSON.stringify(text)) };
}
