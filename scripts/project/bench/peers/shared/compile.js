// A block with its Markdown compiled, by whatever compiler the contestant brings.
import { textOf } from './corpus.js';

const ITEM_TEXTS = { cards: 'text', steps: 'text', packages: 'text', faq: 'answer' };

export async function compileBlock(block, markdown) {
  const compiled = { ...block };
  if (block.intro) compiled.intro = await markdown(textOf(block.intro));
  if (block.text) compiled.text = await markdown(textOf(block.text));
  const field = ITEM_TEXTS[block.type];
  if (field)
    compiled.items = await Promise.all(
      block.items.map(async item => ({ ...item, [field]: await markdown(textOf(item[field] ?? '')) })),
    );
  return compiled;
}
