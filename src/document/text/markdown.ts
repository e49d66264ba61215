// Markdown in, safe HTML out, with every slip at its offset. The one place where markdown is compiled: no markdown code reaches the browser.

import type { Compiled, MarkdownOptions } from './markdown/compiled.ts';
import { compileClear } from './markdown/quick.ts';
import { compileAny } from './markdown/reference.ts';
import { tooMuchIn } from './markdown/too-much.ts';

/** Nearly all texts are clear, and compiled without a tree in between; what is not is react-markdown's to decide. */
export function compileMarkdown(markdown: string, options: MarkdownOptions): Compiled {
  const clear = compileClear(markdown, options);
  if (clear) return clear;
  const tooMuch = tooMuchIn(markdown);
  return tooMuch ? { html: '', problems: [tooMuch], links: [] } : compileAny(markdown, options);
}
