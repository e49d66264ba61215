// If a page cannot be drawn, says which block of which file is the cause.

import { Failure } from '../../base/failure.ts';
import type { LanguageWords } from '../../base/languages/say.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { problemAt, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { blocksOf, isShown, type StandingBlock } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import type { Page } from '../page/model.ts';
import type { DocumentInput, DocumentPart } from './document.tsx';

export type Server = typeof import('./render.ts');

export function renderSafely(
  server: Server,
  input: DocumentInput,
  file: PageFile,
  library: Library,
): DocumentPart[] {
  try {
    return server.documentParts(input);
  } catch (error) {
    const [broken] = brokenBlocks(server, input.page, input.site.words, file, library);
    if (!broken) throw error;
    const { problem } = broken;
    throw new Failure(
      `${problem.file}:${problem.line}:${problem.column}  ${problem.message}\n${problem.frame}`,
    );
  }
}

/** Draws the blocks one by one to find those that throw. Only used after drawing the whole page has failed. */
export function brokenBlocks(
  server: Server,
  page: Page,
  words: LanguageWords,
  file: PageFile,
  library: Library,
): { index: number; problem: Problem; error: unknown }[] {
  return page.blocks.flatMap((block, index) => {
    try {
      server.renderMain({ ...page, article: undefined, breadcrumbs: [], blocks: [block] }, words);
      return [];
    } catch (error) {
      const problem = problemOf(blocksOf(file, library).filter(isShown)[index], block.type, error);
      return [{ index, problem, error }];
    }
  });
}

function problemOf(standing: StandingBlock | undefined, type: string, error: unknown): Problem {
  const message = `The ${type} block could not be drawn: ${error instanceof Error ? error.message : String(error)}. Its component is blocks/${type}/Component.tsx.`;
  const { parsed } = standing?.file ?? {};
  if (!standing || !parsed) throw error;
  return problemAt(parsed.source, valueSpan(parsed, standing.path), type, message);
}
