// Draws a page without the blocks that throw, and remembers what was thrown until the page is drawn without it.
import type { LanguageWords } from '../../base/languages/say.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { brokenBlocks, type Server } from '../../draw/html/render-safely.ts';
import type { Page } from '../../draw/page/model.ts';
import type { Library } from '../../site/types.ts';

/** "thrownIn" finds the place in the code. It is undefined if the error was not thrown in the code that draws pages. */
type Drawing = {
  library: () => Library;
  words: () => LanguageWords;
  thrownIn?: (error: unknown, message: string) => Problem | undefined;
};

export function openDrawing({ library, words, thrownIn }: Drawing) {
  const thrown = new Map<string, Problem>();

  /** Reports the error of the first block at its place in the code or, if that is unknown, in the document. */
  function leaveOut(server: Server, page: Page): { page: Page; problem?: Problem } {
    const { route } = page;
    const file = library().page(route);
    thrown.delete(route);
    const broken = file ? brokenBlocks(server, page, words(), file, library()) : [];
    const [first] = broken;
    if (!first) return { page };
    const { index, error, problem } = first;
    const type = page.blocks[index]?.type;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The ${type} block could not be drawn: ${reason.replace(/\.$/, '')}. Put this right and it comes back by itself.`;
    thrown.set(route, thrownIn?.(error, message) ?? problem);
    // The browser draws such a block by itself and shows a card in its place.
    const away = new Set(broken.map(({ index }) => index));
    return { page: { ...page, blocks: page.blocks.filter((_, index) => !away.has(index)) }, problem };
  }

  return {
    thrown: thrown as ReadonlyMap<string, Problem>,
    /** Draws the blocks one by one, only to see what they throw. */
    tryBlocks: (server: Server, page: Page): void => void leaveOut(server, page),
    drawSafely<Drawn>(server: Server, page: Page, draw: (page: Page) => Drawn): { page: Page; drawn: Drawn } {
      try {
        const drawn = draw(page);
        thrown.delete(page.route);
        return { page, drawn };
      } catch (error) {
        const { page: left, problem } = leaveOut(server, page);
        if (!problem) throw error;
        return { page: left, drawn: draw(left) };
      }
    },
  };
}
