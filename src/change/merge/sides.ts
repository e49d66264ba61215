// Reads and rewrites the files of one side of a merge.
import { type Fields, isFields } from '../../base/json-value.ts';
import { isRoute, routeOfFile } from '../../document/files/pages.ts';
import { applyEdits } from '../../document/json/edits.ts';
import { parse } from '../../document/json/parse.ts';
import type { Parsed } from '../../document/problem/document.ts';
import { type Node, pathTo } from '../../document/problem/nodes.ts';
import { editsOf } from '../../document/steps/step-edits.ts';
import { stepsBetween } from '../../document/steps/steps-between.ts';

/** From the path of each file, such as "pages/faq.json", to its bytes. */
export type SideFiles = Map<string, Buffer>;

export type SitesToMerge = { base: SideFiles; ours: SideFiles; theirs: SideFiles };

export function isPageFile(file: string): boolean {
  return file.endsWith('.json') && isRoute(routeOfFile(file));
}

/** Undefined if the file is not there, or cannot be read as a document. */
export function parsedIn(files: SideFiles, file: string): Parsed | undefined {
  const bytes = files.get(file);
  return bytes && file.endsWith('.json') ? parse({ file, text: textOf(bytes) }).parsed : undefined;
}

export function fieldsOfFile(files: SideFiles, file: string): Fields | undefined {
  const value = parsedIn(files, file)?.value;
  return isFields(value) ? value : undefined;
}

export function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** Changes the value of a document. What stays is written as it was. */
export function changeDocument(files: SideFiles, file: string, value: unknown): void {
  const parsed = parsedIn(files, file);
  if (!parsed) return;
  const { text } = parsed.source;
  files.set(file, Buffer.from(applyEdits(text, editsOf(text, stepsBetween(parsed.value, value)))));
}

/** Changes texts in the documents of a side. "redirects" name addresses that a page had once, so they stay. */
export function changeTexts(files: SideFiles, change: (text: string, file: string) => string): void {
  for (const file of files.keys()) {
    const parsed = parsedIn(files, file);
    if (!parsed) continue;
    const { text } = parsed.source;
    const edits = stringsIn(parsed.tree).flatMap(node => {
      const { value, offset, length } = node;
      const now = typeof value === 'string' ? change(value, file) : value;
      if (now === value || pathTo(node)[0] === 'redirects') return [];
      return [{ offset, length, text: JSON.stringify(now) }];
    });
    if (edits.length > 0) files.set(file, Buffer.from(applyEdits(text, edits)));
  }
}

function stringsIn(node: Node): Node[] {
  if (node.type === 'property') return stringsIn(node.children?.[1] ?? { ...node, type: 'null' });
  return node.type === 'string' ? [node] : (node.children ?? []).flatMap(stringsIn);
}
