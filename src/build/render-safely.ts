// A page that cannot be drawn: which block of which file it is, and why.
import type { PageFile } from '../content/document.ts';
import { problemAt, valueSpan } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import type { DocumentInput } from '../document/document.tsx';
import { Failure } from '../failure.ts';
import type { Page } from '../page/model.ts';

export type Server = typeof import('../document/server.ts');

export function renderSafely(server: Server, input: DocumentInput, file: PageFile): string {
  try {
    return server.renderDocument(input);
  } catch (error) {
    const broken = brokenBlock(server, input.page, file);
    if (!broken) throw error;
    const { problem } = broken;
    throw new Failure(
      `${problem.file}:${problem.line}:${problem.column}  ${problem.message}\n${problem.frame}`,
    );
  }
}

/** Draws the blocks one by one: only after something has thrown, so the usual way stays one call. */
export function brokenBlock(
  server: Server,
  page: Page,
  file: PageFile,
): { index: number; problem: Problem } | undefined {
  for (const [index, block] of page.blocks.entries()) {
    try {
      server.renderMain({ ...page, article: undefined, breadcrumbs: [], blocks: [block] });
    } catch (error) {
      return { index, problem: problemOf(file, index, block.type, error) };
    }
  }
  return undefined;
}

function problemOf(file: PageFile, index: number, type: string, error: unknown): Problem {
  const message = `The ${type} block could not be drawn: ${error instanceof Error ? error.message : String(error)}. Its component is blocks/${type}/Component.tsx.`;
  if (!file.parsed || !file.document) throw error;
  const shown = file.document.blocks.flatMap((block, position) => (block.hidden === true ? [] : [position]));
  const span = valueSpan(file.parsed, ['blocks', shown[index] ?? 0]);
  return problemAt(file.parsed.source, span, type, message);
}
