// Draws a page as it was at a moment.
import { withChanges } from '../../../site/library/with-text.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, ShownCopy } from '../copy.ts';
import { blocksOn } from '../on-page/blocks-on-page.ts';
import { fieldsOn } from '../on-page/fields-on-page.ts';
import type { ThenPlan } from './plan-then.ts';

/** "planned" finds what the page was made of, perhaps in another thread. */
export async function pageThen(
  copy: ShownCopy,
  { language }: Author,
  { route }: Asks['pageThen']['input'],
  planned: () => ThenPlan | Promise<ThenPlan>,
): Promise<Asks['pageThen']['told']> {
  const { texts, gone, mistakes, ...told } = await planned();
  const around = withChanges(copy.library(), { texts, gone });
  const page = around.page(route);
  const drawn = page && (await copy.draw(route, undefined, texts, { isExact: true, gone }));
  return {
    ...told,
    title: drawn?.page.title ?? route,
    ...(drawn && { drawn: drawn.parts }),
    ...(!drawn && { mistakes: page ? mistakes : [windowWords(language).history.notThereThen] }),
    blocks: page ? blocksOn(page, around, drawn?.page) : [],
    fields: page && drawn ? fieldsOn(page, around, drawn) : [],
  };
}
