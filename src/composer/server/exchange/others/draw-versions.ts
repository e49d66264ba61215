// Draws a page with each of two answers to a question.
import { withChanges } from '../../../../site/library/with-text.ts';
import type { Asks } from '../../../model/asks.ts';
import type { Author, ShownCopy } from '../../copy.ts';
import { blocksOn } from '../../on-page/blocks-on-page.ts';
import { fieldsOn } from '../../on-page/fields-on-page.ts';
import { askExchange } from '../exchange-answers.ts';
import type { PlannedVersion } from './planned-version.ts';

export async function drawVersions(
  copy: ShownCopy,
  author: Author,
  input: Asks['versions']['input'],
): Promise<Asks['versions']['told']> {
  const { mine, theirs, ...told } = await askExchange(copy, 'versions', author, input);
  const [own, other] = [mine && (await draw(mine)), theirs && (await draw(theirs))];
  return { ...(own && { mine: own }), ...(other && { theirs: other }), ...told };

  async function draw({ route, texts, ...how }: PlannedVersion): Promise<Asks['versions']['told']['mine']> {
    const around = withChanges(copy.library(), { ...how, texts });
    const page = around.page(route);
    if (!page) return undefined;
    const drawn = await copy.draw(route, undefined, texts, { ...how, isExact: true });
    return {
      title: drawn?.page.title ?? route,
      value: page.parsed?.value,
      ...(drawn && { drawn: drawn.parts }),
      blocks: blocksOn(page, around, drawn?.page),
      fields: drawn ? fieldsOn(page, around, drawn) : [],
    };
  }
}
