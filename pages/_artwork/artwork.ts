// Lists every picture that is drawn here: its file in pages/ and the function that draws it.
import { join } from 'node:path';
import { CARDS, card } from './cards.ts';
import { chart as pathway } from './pathways/chart.ts';
import { PASSAGES } from './pathways.ts';
import { brokenCourse, favicon, icon, social } from './pictures.ts';
import { Chart, PLATES, plate } from './plates.ts';
import { drawLeaf } from './specimens/leaf.ts';
import { LEAVES } from './specimens/leaves.ts';
import { MORE_LEAVES } from './specimens/more-leaves.ts';
import { drawPage, drawStrips } from './specimens/sheet.ts';
import { SPECIMENS } from './specimens/specimens.ts';

type Picture = [file: string, draw: () => string];

/**
 * Plates are cropped from this chart, where each leaflet of the fern is an outline. The one on pages,
 * pages/_public/images/chart.svg, joins them all because browsers draw that faster.
 */
const chart = new Chart(join(import.meta.dirname, 'sources/chart.svg'));

export const ARTWORK: Picture[] = [
  ...Object.entries(SPECIMENS).flatMap(([name, specimen]): Picture[] => [
    [image(`specimens/${name}`), () => drawPage(specimen)],
    [image(`specimens/${name}-strips`), () => drawStrips(specimen)],
  ]),
  ...Object.entries({ ...LEAVES, ...MORE_LEAVES }).map(
    ([name, leaf]): Picture => [image(`specimens/${name}-leaf`), () => drawLeaf(leaf)],
  ),
  ...Object.entries(PASSAGES).map(
    ([name, passage]): Picture => [image(`services/pathway-${name}`), () => pathway(passage)],
  ),
  ...CARDS.map((name): Picture => [image(`services/${name}-card`), () => card(name)]),
  ...Object.entries(PLATES).map(
    ([name, spec]): Picture => [image(`plates/${name}`), () => plate(chart, spec)],
  ),
  [image('broken-course'), brokenCourse],
  ['_public/favicon.svg', favicon],
  // These SVGs are the sources of the PNG icons and of the social picture, which are made once and committed.
  ['_artwork/sources/icon.svg', () => icon(512, 0.68, 0)],
  ['_artwork/sources/icon-maskable.svg', () => icon(512, 0.54, 0)],
  ['_artwork/sources/social.svg', () => social(chart)],
];

function image(name: string): string {
  return `_public/images/${name}.svg`;
}
