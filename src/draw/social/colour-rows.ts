// Draws rows of coloured rectangles at the foot of a picture, in a pattern that the text decides, so that pictures differ.
import { createHash } from 'node:crypto';

/** A row begins at this distance from the side. A colour that is named twice occurs twice as often. */
export type ColourRow<Colour extends string> = { begins: number; colours: Colour[] };

type Ground<Colour extends string> = {
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
  radius: number;
  colours: { [name in Colour]: string };
};

const HEIGHT = 40;
const GAP = 6;
const SHORTEST = 70;
const STEP = 38;
const MOST_ROUND = 8;

export function drawColourRows<Colour extends string>(
  rows: ColourRow<Colour>[],
  text: string,
  { width, height, direction, radius, colours }: Ground<Colour>,
): string {
  const choose = chooser(text);
  const corners = Math.min(radius, MOST_ROUND);
  let blocks = '';
  for (const [index, { begins, colours: names }] of rows.entries()) {
    const y = height - (index + 1) * HEIGHT - index * GAP;
    // Upper rows begin at different places, so that their joints do not line up.
    let start = index === 0 ? 0 : begins + choose([0, 20, 40, 60]);
    while (start < width) {
      const length = SHORTEST + choose([0, 1, 2, 3, 4]) * STEP;
      const x = direction === 'rtl' ? width - start - length : start;
      blocks += `<rect x="${x}" y="${y}" width="${length}" height="${HEIGHT}" rx="${corners}" fill="${colours[choose(names)]}"/>`;
      start += length + GAP;
    }
  }
  return blocks;
}

/** Chooses by the text, so that the same text always gives the same pattern. */
function chooser(text: string): <Choice>(choices: Choice[]) => Choice {
  const dice = createHash('sha512').update(text).digest();
  let thrown = 0;
  return choices => {
    const throwOf = dice[thrown % dice.length] ?? 0;
    thrown += 1;
    return choices[throwOf % choices.length] as (typeof choices)[number];
  };
}
