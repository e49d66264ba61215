import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { readSite } from '../shared/corpus.js';

const processor = await createSatteriMarkdownProcessor();

export const site = readSite();

export async function markdown(text) {
  return (await processor.render(text)).code;
}
