// Compiles Markdown to safe HTML and reports mistakes with their offsets. This happens only here, and never in the browser.

import type { Compiled, MarkdownOptions } from './markdown/compiled.ts';
import { compileClear } from './markdown/quick.ts';
import { compileAny } from './markdown/reference.ts';
import { tooMuchIn } from './markdown/too-much.ts';

/** Compiles nearly all texts the quick way, because their meaning is clear. The others go to react-markdown. */
export function compileMarkdown(markdown: string, options: MarkdownOptions): Compiled {
  const clear = compileClear(markdown, options);
  if (clear) return clear;
  const tooMuch = tooMuchIn(markdown);
  return tooMuch ? { html: '', problems: [tooMuch], links: [] } : compileAny(markdown, options);
}
