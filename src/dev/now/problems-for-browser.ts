// Prepares problems for an open page. Adds to each its document, the version that its fix belongs to, and the fields that may
// stand at its place.
import type { ChangeRequest } from '../../change/fix/judge-edits.ts';
import { offsetOf } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { documentIn, documentOfFile } from '../../site/library/documents.ts';
import { versionOf } from '../../site/library/find-document.ts';
import type { Library } from '../../site/types.ts';
import { type FieldHelp, fieldHelpAt } from './field-help.ts';

export type Told = Problem & {
  /** The name under which the browser sends a change of the document. */
  document?: string;
  version?: string;
  /** The index of the help for this place. */
  help?: number;
  /** The fix together with everything that has to change with it, one request for each document. */
  together?: ChangeRequest[];
};

/** Each set of fields is sent once, however many problems refer to it. */
export type Telling = { problems: Told[]; help: FieldHelp[] };

export function tell(problems: Problem[], library: Library): Telling {
  const help = new Map<string, { index: number; help: FieldHelp }>();
  const versions = new Map<string, string>();
  const versionIn = (text: string) => {
    const version = versions.get(text) ?? versionOf(text);
    versions.set(text, version);
    return version;
  };
  const told = problems.map(problem => {
    const file = documentIn(problem.file, library);
    if (!file?.source) return problem;
    const found = fieldHelpAt(file, offsetOf(file.source, problem), library);
    const key = JSON.stringify(found);
    if (found && !help.has(key)) help.set(key, { index: help.size, help: found });
    return {
      ...problem,
      document: documentOfFile(library.root, problem.file),
      version: versionIn(file.source.text),
      help: help.get(key)?.index,
      ...(problem.fix?.also && { together: changesOf(problem, library) }),
    };
  });
  return { problems: told, help: [...help.values()].map(entry => entry.help) };
}

function changesOf({ file: own, fix }: Problem, library: Library): ChangeRequest[] {
  if (!fix) return [];
  const edits = [{ ...fix, file: own }, ...(fix.also ?? [])];
  return [...new Set(edits.map(({ file }) => file))].flatMap(name => {
    const document = documentOfFile(library.root, name);
    const text = documentIn(name, library)?.source?.text;
    if (document === undefined || text === undefined) return [];
    const here = edits.filter(({ file }) => file === name);
    const version = versionOf(text);
    return { document, version, edits: here.map(({ offset, length, text }) => ({ offset, length, text })) };
  });
}
