// Turns words into outlines that look the same on every machine. HarfBuzz shapes letters as browsers do, in any script. Mixed
// directions are ordered by the rules of Unicode (https://www.unicode.org/reports/tr9/).
import { readFileSync } from 'node:fs';
import { isWoff2, type Lettering, type LetteringFile, lettersHeldBy } from '../../site/look/typeface.ts';

/** The outlines start at 0 0 on the baseline. 1000 units are the font size. */
export type SetLine = (text: string, face: Lettering) => { path: string; width: number };

export const EM = 1000;

/** A path command of SVG. Its values are pairs of across and up. */
type Command = { type: string; values: number[] };

type SetRun = (run: Run, from: number) => ReturnType<SetLine>;

export async function openLettering(
  faces: Lettering[],
  language: string,
  base: 'ltr' | 'rtl',
): Promise<SetLine> {
  const { default: openBidi } = await import('bidi-js');
  const { getEmbeddingLevels } = openBidi();
  const files = new Map<LetteringFile, SetRun>();
  for (const file of faces.flat()) files.set(file, await openFile(file, language));
  return (text, face) => {
    const line = { path: '', width: 0 };
    for (const run of asSeen(runsIn(text, getEmbeddingLevels(text, base).levels, face))) {
      const { path = '', width = 0 } = files.get(run.file)?.(run, line.width) ?? {};
      line.path += path;
      line.width += width;
    }
    return line;
  };
}

/** Loads its packages here, so that a site without social pictures never loads them. */
async function openFile({ path, weight }: LetteringFile, language: string): Promise<SetRun> {
  const hb = await import('harfbuzzjs');
  const { default: unpack } = await import('woff2-encoder/decompress');
  const bytes = readFileSync(path);
  const face = new hb.Face(new hb.Blob(isWoff2(bytes) ? await unpack(bytes) : bytes), 0);
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const scale = EM / face.upem;
  return ({ text, level }, from) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.setDirection(level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.setLanguage(language);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    let [width, outlines] = [0, ''];
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const glyph = font.glyphToJson(codepoint);
      outlines += moved(glyph, scale, from + (width + xOffset) * scale, -yOffset * scale);
      width += xAdvance;
    }
    return { path: outlines, width: width * scale };
  };
}

/** Letters with the same direction and font. Odd levels run from right to left. */
type Run = { text: string; level: number; file: LetteringFile };

function runsIn(text: string, levels: Uint8Array, face: Lettering): Run[] {
  const runs: Run[] = [];
  const files = face.map(file => ({ file, holds: lettersHeldBy(file) }));
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const last = runs.at(-1);
    const level = levels[index] ?? 0;
    const file = files.find(({ holds }) => holds(segment))?.file ?? face[0];
    if (!file) continue;
    if (last && last.level === level && last.file === file) last.text += segment;
    else runs.push({ text: segment, level, file });
  }
  return runs;
}

/**
 * Reverses every stretch of runs at each level or above, from the highest level down (https://www.unicode.org/reports/tr9/#L2).
 * The result reads from left to right.
 */
function asSeen(runs: Run[]): Run[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map(run => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while ((seen[end]?.level ?? -1) >= level) end += 1;
      seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return seen;
}

/** Fonts measure heights upwards, SVG downwards. */
function moved(glyph: Command[], scale: number, x: number, y: number): string {
  const place = (value: number, index: number) =>
    (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1);
  return glyph.map(({ type, values }) => type + values.map(place).join(' ')).join('');
}
